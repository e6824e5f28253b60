import Documents

/// The screen of a document that opens where nobody chose one and the document's own choice shows
/// nothing, or there is none.
struct FirstScene {
  /// The document at the screen.
  let document: any OpenableDocument
  /// The screen, why it is the first, and the key for the others.
  let sentence: String

  /// Creates nothing if the document opens as it is: its initial screen has content, or no screen has.
  init?(of document: any OpenableDocument) {
    guard document.beginning == nil else { return nil }
    let choices = document.choices
    let initial = choices.first(where: \.isInitial)
    guard initial?.hasContent != true, let first = choices.first(where: \.hasContent) else {
      return nil
    }
    self.document = first.document
    let reason =
      initial.map { "the initial \($0.name) is empty without code" }
      ?? "no scene is marked as initial"
    let others = choices.count == 2 ? "the other" : "\(choices.count - 1) others"
    sentence = "\(first.name): \(reason) (o: \(others))"
  }
}
