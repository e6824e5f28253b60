package import Foundation
import Typography

/// A view whose letters may shrink so that its text fits; those of a terminal have one size.
@MainActor package protocol ShrinkingText: UIView {
  /// How small letters may become, as a part of their size; 1 where they may not.
  var leastFontScale: CGFloat { get }
  /// Whether the text fits a room with letters of this part of their size.
  func fits(in room: CGSize, fontScale: CGFloat) -> Bool
}

extension ShrinkingText {
  /// How large letters are drawn in a room, as a part of their size: as large as fits.
  package func fontScale(in room: CGSize) -> CGFloat {
    var (least, most) = (leastFontScale, CGFloat(1))
    guard least < most, !fits(in: room, fontScale: most) else { return most }
    // To half a percent, which is less than a pixel of ordinary text.
    while most - least > 0.005 {
      let middle = (least + most) / 2
      if fits(in: room, fontScale: middle) { least = middle } else { most = middle }
    }
    return least
  }
}

extension UILabel: ShrinkingText {
  package var leastFontScale: CGFloat {
    guard adjustsFontSizeToFitWidth, environment.textMetrics != .cells else { return 1 }
    // Zero is for as large as they are.
    return minimumScaleFactor > 0 ? min(minimumScaleFactor, 1) : 1
  }

  package func fits(in room: CGSize, fontScale: CGFloat) -> Bool {
    guard numberOfLines != 1 else {
      return textSize(fontScale: fontScale).width <= room.width + 0.5
    }
    let whole = textSize(width: room.width, fontScale: fontScale).height
    let shown = textSize(width: room.width, lineLimit: numberOfLines, fontScale: fontScale).height
    return whole <= min(shown, room.height) + 1
  }
}

extension UITextField: ShrinkingText {
  package var leastFontScale: CGFloat {
    guard adjustsFontSizeToFitWidth, minimumFontSize > 0, let size = font?.pointSize, size > 0,
      environment.textMetrics != .cells
    else { return 1 }
    return min(minimumFontSize / size, 1)
  }

  package func fits(in room: CGSize, fontScale: CGFloat) -> Bool {
    // The border keeps its distance from the text.
    let edges = intrinsicContentSize.width - textWidth()
    return textWidth(fontScale: fontScale) <= room.width - edges + 0.5
  }
}
