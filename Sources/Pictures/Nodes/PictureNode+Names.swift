import AdaptiveUI

extension PictureNode {
  /// The view's identifier, also one that an editor made up.
  package var identifier: String? { view.identifier }

  /// The view's identifier, unless an editor made it up.
  package var ownName: String? { view.ownName }

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

  /// Whether it has neither a name nor a controller that owns it.
  package var isUnnamedWrapper: Bool { view.isUnnamedWrapper }

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
