package import Foundation

// Reference: published window sizes of Split View and Slide Over, iOS 9 to iPadOS 18.
// Status: Complete for the pads of the catalogue that can share their screen.

/// A window that shares a pad's screen with another program's.
package struct SharedWindow: Sendable, Hashable {
  /// How the pad is held.
  package let orientation: UIInterfaceOrientation
  package let share: Share
  /// In points.
  package let size: CGSize
  package let horizontal: UIUserInterfaceSizeClass

  /// How much of the screen's width the window has.
  package enum Share: String, Sendable, CaseIterable {
    case twoThirds = "two thirds"
    case half
    case oneThird = "one third"
  }
}

extension Device {
  /// The windows that the device offers beside the full screen; empty for phones and old pads.
  package var sharedWindows: [SharedWindow] {
    guard let widths = Self.sharedWidths[id] else { return [] }
    let tall = portraitSize.height
    let wide = portraitSize.width
    let lying = zip(SharedWindow.Share.allCases, widths.landscape).map { share, width in
      SharedWindow(
        orientation: .landscapeRight, share: share, size: CGSize(width: width, height: wide),
        horizontal: width >= widths.regularFrom ? .regular : .compact)
    }
    let standing = zip([SharedWindow.Share.twoThirds, .oneThird], widths.portrait).map {
      share, width in
      SharedWindow(
        orientation: .portrait, share: share, size: CGSize(width: width, height: tall),
        horizontal: width >= widths.regularFrom ? .regular : .compact)
    }
    return lying + standing
  }

  private struct SharedWidths {
    /// Two thirds, half, one third; Slide Over is as wide as the last.
    let landscape: [CGFloat]
    /// Two thirds, one third.
    let portrait: [CGFloat]
    /// The narrowest width that is regular.
    var regularFrom: CGFloat = 678
  }

  /// By device id; only looked up.
  private static let sharedWidths: [String: SharedWidths] = [
    "ipad_9_7": SharedWidths(landscape: [694, 507, 320], portrait: [438, 320]),
    "ipad_10_2": SharedWidths(landscape: [750, 535, 320], portrait: [480, 320]),
    "ipad_10_5": SharedWidths(landscape: [782, 551, 320], portrait: [504, 320]),
    "ipad_10_9": SharedWidths(landscape: [795, 585, 375], portrait: [490, 320]),
    "ipad_11": SharedWidths(landscape: [809, 592, 375], portrait: [504, 320]),
    "ipad_12_9": SharedWidths(landscape: [981, 678, 375], portrait: [639, 375]),
    "ipad_12_9_rounded": SharedWidths(landscape: [981, 678, 375], portrait: [639, 375]),
    "ipad_mini_6": SharedWidths(landscape: [748, 561.5, 375], portrait: [414, 320]),
    // Measured as regular: narrower than any other regular window.
    "ipad_pro_11_m4": SharedWidths(
      landscape: [825, 600, 375], portrait: [504, 320], regularFrom: 600),
    "ipad_pro_13_m4": SharedWidths(landscape: [991, 683, 375], portrait: [647, 375]),
  ]
}
