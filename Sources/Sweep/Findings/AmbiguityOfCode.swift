package import AdaptiveUI
package import Documents
import Foundation

/// Ambiguity that the program resolves, because its classes determine the sizes of the subviews
/// that they arrange.
@MainActor package enum AmbiguityOfCode {
  /// Removes such findings from a report, by laying out their examples once more.
  package static func leaveOut(
    of report: inout SweepReport, from source: any OpenableDocument, options: SweepOptions
  ) {
    let scenes = source.beginnings
    // Whether the scene has any such class, by its name.
    var known: [String: Bool] = [:]
    report.findings.removeAll { finding in
      let name = finding.example.scene
      guard finding.rule == .ambiguous, known[name ?? ""] != false,
        let scene = scenes.first(where: { $0.name == name }) ?? scenes.first,
        let window = finding.example.window
      else { return false }
      let stage = SweepStage(scene.document, in: window, options: options)
      defer { stage.close() }
      if let presentation = finding.presentation, !stage.present(presentation) { return false }
      let sizes = sizesLeftToCode(in: stage.window, stage.document)
      known[name ?? ""] = !sizes.isEmpty
      guard !sizes.isEmpty else { return false }
      // The views are numbered by their names, which constraints do not change.
      let table = SubjectTable(stage.document)
      let view = view(of: finding, in: stage.window, table)
      stage.environment.perform { NSLayoutConstraint.activate(sizes) }
      stage.environment.settle()
      return view.map { !$0.isUndecided(finding.decided) } ?? false
    }
  }

  /// The names of the views whose ambiguity a program resolves, in an invisible window.
  ///
  /// - Returns: `nil` if the document leaves nothing to a program.
  package static func namesLeftToCode(
    in window: UIWindow, of document: any OpenDocument, in environment: Environment
  ) -> Set<String>? {
    let placeholders =
      document.placeholders.filter { !$0.isActive } + sizesLeftToCode(in: window, document)
    guard !placeholders.isEmpty else { return nil }
    let table = SubjectTable(document)
    func name(of view: UIView) -> String {
      let number = table.number(of: view)
      return table.names[number]
    }
    func ambiguous(_ view: UIView) -> [String] {
      let own = Decided.allCases.contains(where: view.isUndecided) ? [name(of: view)] : []
      return own + view.subviews.flatMap(ambiguous)
    }
    let before = Set(ambiguous(window))
    environment.perform { NSLayoutConstraint.activate(placeholders) }
    environment.settle()
    let left = before.subtracting(ambiguous(window))
    environment.perform { NSLayoutConstraint.deactivate(placeholders) }
    environment.settle()
    return left
  }

  /// Weak constraints that keep the current sizes of views whose subviews an unavailable class
  /// arranges.
  private static func sizesLeftToCode(
    in window: UIWindow, _ document: any OpenDocument
  ) -> [NSLayoutConstraint] {
    func weakSizes(in view: UIView) -> [NSLayoutConstraint] {
      let isArranger = view.subviews.contains(where: document.leavesToCode)
      let own =
        isArranger
        ? [view.widthAnchor, view.heightAnchor].map { $0.constraint(equalToConstant: 0) } : []
      for size in own {
        size.constant = size.firstAttribute == .width ? view.bounds.width : view.bounds.height
        size.priority = UILayoutPriority(1)
      }
      return own + view.subviews.flatMap(weakSizes)
    }
    return weakSizes(in: window)
  }

  private static func view(
    of finding: Finding, in view: UIView, _ table: SubjectTable
  ) -> UIView? {
    let number = table.number(of: view)
    if [table.names[number]] == finding.subjects, [table.sources[number]] == finding.sources {
      return view
    }
    return view.subviews.lazy.compactMap { Self.view(of: finding, in: $0, table) }.first
  }
}
