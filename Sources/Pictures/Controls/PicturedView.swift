import AdaptiveUI
import Foundation

/// A class of views that answers by itself what pictures ask of it, in one file.
///
/// The walk, the parts and the colours then name none of these classes. Each member has a default, which holds
/// for all views of other classes too.
@MainActor protocol PicturedView: ContentPresentable {
  /// What renderers distinguish such views as.
  var pictureKind: PictureNode.Kind { get }
  /// Whether its ground may be drawn as low as one line of text.
  var hasPillGround: Bool { get }
  /// The size of its letters, in points.
  var letterSize: CGFloat { get }

  /// What the system draws behind the content.
  ///
  /// - Parameter hasOwn: Whether the program gave the view a ground.
  /// - Returns: The grounds, back to front.
  func systemGrounds(hasOwn: Bool) -> [PictureGround]
  /// The ground that a picture without images shows in place of one.
  var imageGround: PictureGround? { get }
  /// The content, in pieces with separate places.
  func pieces(of content: ShownContent) -> [PlacedContent]
  /// The colour of a title, or of a picture that takes one; `nil` for that of other views.
  func titleColor(of content: ShownContent) -> PictureColor?
  /// The lines of text, the images and the signs of a piece of content, in the coordinates of `room`.
  func parts(of content: PictureContent, in room: CGRect) -> PictureParts

  /// Whether ``drawing(of:in:)`` says how its sign looks, so that a renderer of pictures with parts need not know
  /// the sign; the ground of the other pictures is not drawn then.
  var drawsSign: Bool { get }
  /// What its sign consists of where there are fonts, in the coordinates of `room`.
  func drawing(of content: PictureContent, in room: CGRect) -> PictureParts
}

extension PicturedView {
  var pictureKind: PictureNode.Kind { .view }
  var hasPillGround: Bool { false }
  var letterSize: CGFloat { 17 }
  var imageGround: PictureGround? { nil }
  func systemGrounds(hasOwn: Bool) -> [PictureGround] { [] }
  func pieces(of content: ShownContent) -> [PlacedContent] { wholePiece(of: content) }
  func titleColor(of content: ShownContent) -> PictureColor? { nil }
  func parts(of content: PictureContent, in room: CGRect) -> PictureParts {
    plainParts(content, in: room)
  }
  var drawsSign: Bool { false }
  func drawing(of content: PictureContent, in room: CGRect) -> PictureParts { PictureParts() }
}

extension UIView {
  /// The view, if its class answers by itself.
  var pictured: (any PicturedView)? {
    PictureClass.of(self).isPictured ? self as? any PicturedView : nil
  }

  /// The ground of controls that are fields or boxes.
  func boxGround(_ color: UIColor) -> [PictureGround] {
    pictureColor(color).map { [PictureGround($0, radius: 8, isPill: true)] } ?? []
  }
}
