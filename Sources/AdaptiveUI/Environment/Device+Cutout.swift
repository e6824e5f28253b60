package import Foundation

// Reference: published screens of phones without a home button.

extension Device {
  /// What a screen has cut out of it at the top.
  package enum Cutout: Sendable { case notch, island }

  /// What the screen has cut out; the safe area of an island is higher than that of any notch.
  package var cutout: Cutout? {
    guard idiom == .phone, hasHomeIndicator else { return nil }
    return geometry(.portrait).safeArea.top < 55 ? .notch : .island
  }

  /// Where the cutout is on a window that fills the screen, in points; `nil` for none.
  package func cutoutFrame(_ orientation: UIInterfaceOrientation) -> CGRect? {
    guard let cutout else { return nil }
    let size = geometry(orientation).size
    let (length, depth, gap): (CGFloat, CGFloat, CGFloat) =
      cutout == .notch ? (200, 30, 0) : (126, 36, 11)
    switch orientation {
    case .landscapeRight:
      return CGRect(x: gap, y: (size.height - length) / 2, width: depth, height: length)
    case .landscapeLeft:
      return CGRect(
        x: size.width - gap - depth, y: (size.height - length) / 2, width: depth, height: length)
    default: return CGRect(x: (size.width - length) / 2, y: gap, width: length, height: depth)
    }
  }
}
