/// The screen of a document that opens where none was chosen and the document's own choice shows
/// nothing, or there is none.
package struct FirstScene {
  /// The document at the screen.
  package let document: any OpenableDocument
  /// The screen, by the name that chooses it.
  package let name: String
  /// Why it is the first, in words.
  package let reason: String
  /// The number of the other screens.
  package let others: Int

  /// Creates nothing if the document opens as it is: its initial screen has content, or no screen has.
  package init?(of document: any OpenableDocument) {
    guard document.beginning == nil else { return nil }
    let choices = document.choices
    let initial = choices.first(where: \.isInitial)
    guard initial?.hasContent != true, let first = choices.first(where: \.hasContent) else {
      return nil
    }
    (self.document, name, others) = (first.document, first.name, choices.count - 1)
    reason =
      initial.map { "the initial \($0.name) is empty without code" }
      ?? "no scene is marked as initial"
  }
}
