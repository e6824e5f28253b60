// Reference: NSTextAttachment, iOS 18 documentation.
// Status: Partial — a picture in text counts as one character.
public import Foundation

/// Something that is in text, such as a picture.
open class NSTextAttachment: NSObject {
  /// The picture.
  open var image: UIImage?
  /// Where it is relative to the line, in points.
  open var bounds = CGRect.zero

  /// Creates what is in text.
  public override init() {}

  /// Creates a picture that is in text.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// The character that holds the place of what is in text.
  public static let character = 0xFFFC
}

extension NSAttributedString {
  /// Creates text of what is in it.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
