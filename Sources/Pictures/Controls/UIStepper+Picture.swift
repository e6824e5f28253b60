import AdaptiveUI

extension UIStepper: PicturedView {
  func systemGrounds(hasOwn: Bool) -> [PictureGround] { boxGround(.tertiarySystemFill) }
}
