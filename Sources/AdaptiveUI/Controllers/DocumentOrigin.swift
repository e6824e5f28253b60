import Foundation

/// What a controller has from the document that it comes from.
package struct DocumentOrigin {
  /// Fills the loaded view from the document, as a storyboard does; called once, before
  /// `viewDidLoad()`.
  ///
  /// Rule C01.
  package var loader: (@MainActor (UIViewController) -> Void)?
  /// Carries out the segue with an identifier, for a sender; `false` where the storyboard has none.
  package var carryOutSegue: (@MainActor (String, Any?) -> Bool)?
  /// What the document calls the controller among its own objects.
  package var id: String?
  /// What the document keeps as long as the controller lives.
  package var objects: AnyObject?
  /// The storyboard that the controller comes from.
  package var storyboard: AnyObject?
  /// The name that the controller was created with, and where to look for it.
  var nib: (name: String?, bundle: Bundle?) = (nil, nil)
}
