package import AdaptiveUI
package import Documents

extension SceneDocument: OpenableDocument {
  package var opening: DocumentOpening {
    var opening = DocumentOpening()
    opening.infoOrientations = orientations
    opening.era = era?.value
    opening.device = device?.value
    opening.orientation = orientation
    opening.cells = window.size.map { ($0.value.columns, $0.value.rows) }
    opening.look = look
    opening.overrides = window.overrides
    opening.notes = (notes ?? "").split(separator: "\n").map(String.init)
    opening.rules = rules
    opening.script = start?.script ?? ""
    opening.playsScript = start?.isInTime ?? false
    opening.tasks = tasks.map(\.task)
    return opening
  }

  package func localized(in language: DocumentLanguage?) -> any OpenableDocument {
    guard language != self.language else { return self }
    // A document that was read without errors can be read again without errors.
    let other = try? SceneDocument(
      Array(source.utf8), file: file, classes: classes, language: language)
    return other ?? self
  }

  @MainActor package func open(in environment: Environment) -> any OpenDocument {
    SceneInstance(self, in: environment)
  }
}

extension SceneInstance: OpenDocument {
  @discardableResult package func present(_ id: String) -> Bool { present(id, from: nil) }

  package var variations: [DocumentVariation] {
    variationsInOrder.filter { $0.controller != nil }.flatMap(\.summary)
  }

  package func variations(for traits: UITraitCollection) -> [DocumentVariation] {
    variationsInOrder.filter { $0.controller != nil }.flatMap { $0.summary(for: traits) }
  }

  package func variedConstraint(named name: String) -> NSLayoutConstraint? {
    variationsInOrder.lazy.compactMap { $0.constraint(named: name) }.first
  }
}
