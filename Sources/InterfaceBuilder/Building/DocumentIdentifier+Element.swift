import AdaptiveUI

extension DocumentIdentifier {
  /// The identifier of an element, with what it says of itself.
  init?(_ element: DocumentElement) {
    guard let id = element.id else { return nil }
    self.init(id, content: element["image"])
  }
}
