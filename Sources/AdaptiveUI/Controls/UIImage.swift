// Reference: UIImage, iOS 18 documentation.
// Status: Partial — a name, a size and text art; variants come with UIImageAsset.
public import Foundation

/// A picture: in a terminal, lines of text that stand for it.
public final class UIImage: NSObject, Sendable {
  /// The size in points.
  public let size: CGSize
  /// What a terminal shows, line by line.
  package let art: [String]

  package init(size: CGSize, art: [String]) {
    self.size = size
    self.art = art
  }
}
