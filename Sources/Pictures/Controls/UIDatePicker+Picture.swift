import AdaptiveUI
import Foundation

extension UIDatePicker: PicturedView {
  var pictureKind: PictureNode.Kind { .datePicker }
  func systemGrounds(hasOwn: Bool) -> [PictureGround] { boxGround(.tertiarySystemFill) }
  func titleColor(of content: ShownContent) -> PictureColor? {
    PictureColor(.label, traitCollection)
  }

  /// All but a line of text is shown as wheels.
  var drawsSign: Bool { datePickerStyle != .compact }
  func drawing(of content: PictureContent, in room: CGRect) -> PictureParts {
    drawnWheels(content, in: room)
  }
}
