import Foundation

// In what the eras' presentations differ. Section 11 of the rules; M16–M19, M30–M36, D03, D12–D14,
// PO02, PO05.

/// The answers about presentations in which generations of UIKit differ.
package struct PresentationPolicy: Sendable {
  /// The default of `modalPresentationStyle`.
  ///
  /// Rule M02.
  let defaultStyle: UIModalPresentationStyle
  /// What `.automatic` means for an ordinary controller.
  ///
  /// Rule M03.
  let automaticStyle: UIModalPresentationStyle
  /// How built-in styles adapt to small environments.
  ///
  /// Rules M30–M36.
  let adaptation: Adaptation
  /// The default of `sourceRect`.
  ///
  /// Rule PO02.
  let initialSourceRect: CGRect
  /// The content size of a popover that prefers none, in points.
  ///
  /// Rules PO05, PO06.
  let popoverSize: CGSize
  /// The widths that a popover's content may have, in points.
  ///
  /// Rule PO05.
  let popoverWidths: ClosedRange<CGFloat>
  /// What `adaptivePresentationStyle(for:traitCollection:)` may answer.
  ///
  /// Rule D03.
  let adaptiveAnswers: [UIModalPresentationStyle]
  /// Whether the delegate is handed the adaptive controller before it presents.
  ///
  /// Rule D08.
  let preparesAdaptiveController: Bool
  /// Whether sheets have a controller of their own and leave by a pull.
  ///
  /// Rules SH01, SH10.
  let hasSheets: Bool
  /// The size and place of a page sheet in a large window.
  ///
  /// Rules M10, M19.
  let pageSheet: PageSheet
  /// Whether popovers and sheets are elevated.
  ///
  /// Rule T19.
  let elevatesContent: Bool
  /// Whom the user's dismissal asks.
  ///
  /// Rules D12, D14.
  let dismissalQuestions: DismissalQuestions

  package enum Adaptation: Sendable { case fullScreen, sheet }
  enum PageSheet: Sendable { case readableCard, portraitColumn }
  enum DismissalQuestions: Sendable { case presentation, popover }

  static let ios8 = PresentationPolicy(
    defaultStyle: .fullScreen, automaticStyle: .fullScreen, adaptation: .fullScreen,
    initialSourceRect: .zero, popoverSize: EraPolicy.olderPopoverSize,
    popoverWidths: 320...600, adaptiveAnswers: [.fullScreen, .overFullScreen, .none],
    preparesAdaptiveController: false, hasSheets: false, pageSheet: .portraitColumn,
    elevatesContent: false,
    dismissalQuestions: .popover)

  static let ios26 = PresentationPolicy(
    defaultStyle: .automatic, automaticStyle: .formSheet, adaptation: .sheet,
    initialSourceRect: .null, popoverSize: CGSize(width: 320, height: 480),
    popoverWidths: 1...CGFloat.greatestFiniteMagnitude,
    adaptiveAnswers: [.fullScreen, .overFullScreen, .formSheet, .pageSheet, .none],
    preparesAdaptiveController: true, hasSheets: true, pageSheet: .readableCard,
    elevatesContent: true,
    dismissalQuestions: .presentation)

  /// What `adaptivePresentationStyle(for:)` may answer.
  ///
  /// Rule D03.
  static let compactAnswers: [UIModalPresentationStyle] = [.fullScreen, .overFullScreen, .none]
}

extension PresentationPolicy.Adaptation {
  /// The style that a built-in `style` becomes in an environment; `.none` if it stays.
  ///
  /// Rules M30–M33, M35, M36.
  package func style(
    for style: UIModalPresentationStyle, in traits: UITraitCollection
  ) -> UIModalPresentationStyle {
    let isNarrow = traits.horizontalSizeClass == .compact
    let isFlat = traits.verticalSizeClass == .compact
    switch (self, style) {
    case (.sheet, .popover): return isNarrow || isFlat ? .formSheet : .none  // M32
    case (.fullScreen, .popover) where !isNarrow: return isFlat ? .formSheet : .none
    case (.fullScreen, .popover), (.fullScreen, .pageSheet), (.fullScreen, .formSheet):
      return isNarrow ? .fullScreen : .none  // M35
    default: return .none  // Context styles too: M33 M36
    }
  }
}

extension EraPolicy {
  /// What presentations look like and whom they ask.
  ///
  /// Rules D03, D14, M02, M03, M16–M19, M30–M36, PO02, PO05, SH01.
  package var presenting: PresentationPolicy {
    switch era {
    case .ios8: .ios8
    case .ios26: .ios26
    }
  }

  /// The default of `contentSizeForViewInPopover`, in points.
  ///
  /// Rule PO05.
  static let olderPopoverSize = CGSize(width: 320, height: 1100)

  /// The traits that a style lays over those of the window for its content.
  ///
  /// Rules M16, M17, T19. Cards are compact, sheets that look full screen are as wide as the window
  /// says.
  func contentTraits(
    of style: UIModalPresentationStyle, in traits: UITraitCollection
  ) -> UITraitCollection {
    let isPopover = style == .popover
    guard isPopover || style == .formSheet || style == .pageSheet else {
      return UITraitCollection()
    }
    let isCard = traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular
    return UITraitCollection {
      if isPopover || isCard { $0.horizontalSizeClass = .compact }
      if presenting.elevatesContent { $0.userInterfaceLevel = .elevated }
    }
  }
}
