import AdaptiveUI
import Foundation

extension UIDatePicker: PicturedView {
  var pictureKind: PictureNode.Kind { .datePicker }
  func systemGrounds(hasOwn: Bool) -> [PictureGround] { boxGround(.tertiarySystemFill) }
  func titleColor(of content: ShownContent) -> PictureColor? {
    PictureColor(.label, traitCollection)
  }
}
