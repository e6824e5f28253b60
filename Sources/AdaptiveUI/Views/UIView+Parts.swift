// What key paths of documents lead through.

extension UIView {
  /// The object of any view that a key path leads through.
  func commonPart(named name: String) -> AnyObject? {
    switch name {
    case "layer": layer
    case "contentView": heldContentView
    default: nil
    }
  }
}
