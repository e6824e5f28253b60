package import AdaptiveUI
package import Foundation

extension PictureNode {
  /// How a text of the view fits, in the fonts with which layout measured it.
  ///
  /// - Parameters:
  ///   - content: The content.
  ///   - room: The rectangle of the content, in points of the window.
  /// - Returns: Whether the view leaves something out; ``TextFit/clipped`` for content without
  ///   text.
  package func textFit(of content: PictureContent, in room: CGRect) -> TextFit {
    view.textFit(of: content, in: room)
  }

  /// Whether its content is not wider than the view, in the fonts with which layout measured it.
  package var hasItsWidth: Bool {
    view.environment.perform { view.intrinsicContentSize }.width <= view.bounds.width + 0.5
  }

  /// The lines into which the view breaks a text.
  package func lines(of content: PictureContent, in room: CGRect) -> [PictureLine] {
    view.environment.perform { view.pictureParts(content, in: room).lines }
  }

  /// The first line of a text that is not the view's own, such as its name.
  package func line(of text: String, _ font: UIFont, in room: CGSize) -> TextLine? {
    view.textLines(of: text, font, in: room).first
  }

  /// The font in which texts of the view are drawn.
  package func font(_ font: UIFont) -> PictureFont { view.pictureFont(font) }

  /// The part of a rectangle that a button leaves to its title; for other views all of it.
  package func titleRoom(in place: CGRect) -> CGRect {
    (view as? UIButton)?.titleRoom(in: place) ?? place
  }

  /// Whether characters are a drawing of the view's image, rather than a symbol's sign or the image's name.
  package func isDrawing(_ art: [String]) -> Bool {
    let image = (view as? UIImageView)?.shownImage ?? (view as? UIBarButtonView)?.picture
    guard let image, image.art == art else { return false }
    return image.symbolName == nil && image.isDrawn
  }
}
