import AdaptiveUI

extension PictureNode {
  /// The view's identifier, also one that an editor made up.
  package var identifier: String? { view.identifier }

  /// The view's identifier, unless an editor made it up.
  package var ownName: String? { view.ownName }

  /// What users call the view: its text where it has no name.
  package var spokenName: String { view.spokenName }

  /// The name of the view's class, as its document has it.
  package var className: String { view.className }

  /// The identifier of the controller whose root view it is, or else its own.
  package var ownerIdentifier: String? { controller?.identifier ?? view.identifier }

  /// The class of the controller whose root view it is, or else its own.
  package var ownerClassName: String { controller?.className ?? view.className }

  /// The name for users of the view, or of the controller whose root view it is.
  package var nameForUsers: String {
    TitleLink(self, changed: [], isFocused: false, saysWords: true).name
  }

  /// Whether it only holds others, without a name, a controller and content: it needs no box where one around
  /// it is at the same place.
  package var isWrapper: Bool {
    role == .box && content == nil && controller == nil && view.identifier == nil
  }

  /// Whether an editor's document has it.
  package var isFromDocument: Bool { view.documentIdentifier != nil }

  /// Whether its document gives it a class that is not UIKit's.
  package var isOfOwnClass: Bool { view.classNameOverride != nil }

  /// Whether it stands for a view of which only the class is known, such as a map or a page of the web.
  package var isOfAnotherFramework: Bool {
    isOfOwnClass && type(of: view) != UIView.self && !view.showsContent
  }
}

extension UIView {
  /// The view's identifier, unless it was generated.
  var ownName: String? { hasGeneratedIdentifier ? nil : identifier }
}
