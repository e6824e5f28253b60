package import Foundation

/// The frames of sheets.
///
/// Rules M10–M13, M15, M19, SH07, SH09.
package enum SheetLayout {
  /// What a sheet looks like.
  package enum Look: String, Sendable {
    /// A centred card over dimming.
    ///
    /// Rules M10, M11.
    case card
    /// Attached to the bottom, below a strip at the top.
    ///
    /// Rule M12.
    case bottom
    /// Covers everything.
    ///
    /// Rule M13.
    case full
    /// Attached to the bottom edge only, in compact height.
    ///
    /// Rule SH07.
    case edgeAttached
  }

  /// The default size of a form sheet, in points.
  ///
  /// Rule M15.
  package static let formSize = CGSize(width: 540, height: 620)
  /// The width of a page sheet on a large screen, in points; it follows the readable width.
  ///
  /// Rule M10.
  package static let pageWidth: CGFloat = 712
  /// Points between a card and the edges, and above a bottom sheet below the safe area.
  package static let strip: CGFloat = 10

  package static func look(in space: PresentationSpace, attachesToEdge: Bool) -> Look {
    if space.vertical == .compact { return attachesToEdge ? .edgeAttached : .full }  // M13
    return space.horizontal == .compact ? .bottom : .card
  }

  /// A centred card of the preferred size, as far as it fits.
  ///
  /// Rule M11.
  package static func formCard(_ preferred: CGSize, in space: PresentationSpace) -> CGRect {
    let width = preferred.width > 0 ? preferred.width : formSize.width  // M15
    let height = preferred.height > 0 ? preferred.height : formSize.height
    return centred(CGSize(width: width, height: height), in: space)
  }

  /// A card of readable width, as high as the window allows.
  ///
  /// Rule M10.
  package static func pageCard(in space: PresentationSpace) -> CGRect {
    centred(CGSize(width: pageWidth, height: .greatestFiniteMagnitude), in: space)
  }

  /// A column as wide as the screen held upright, below the status bar.
  ///
  /// Rule M19.
  package static func pageColumn(in space: PresentationSpace) -> CGRect {
    let width = min(space.size.width, space.size.height)
    let top = space.safeArea.top
    return CGRect(
      x: (space.size.width - width) / 2, y: top, width: width, height: space.size.height - top)
  }

  /// A sheet at the bottom whose content above the bottom safe area is `value` high.
  ///
  /// Rules M12, SH03.
  package static func bottom(
    value: CGFloat, width: CGFloat, in space: PresentationSpace
  ) -> CGRect {
    let height = min(value, maximumDetent(in: space)) + space.safeArea.bottom
    let fitting = min(width, space.size.width)
    return CGRect(
      x: (space.size.width - fitting) / 2, y: space.size.height - height, width: fitting,
      height: height)
  }

  /// The largest height of a sheet's content, without the bottom safe area.
  ///
  /// Rule SH03.
  package static func maximumDetent(in space: PresentationSpace) -> CGFloat {
    max(space.size.height - space.safeArea.top - strip - space.safeArea.bottom, 0)
  }

  /// Rule M10: part of the background stays visible.
  private static func centred(_ preferred: CGSize, in space: PresentationSpace) -> CGRect {
    var safe = space.bounds.inset(by: space.safeArea)
    if safe.width > 2 * strip, safe.height > 2 * strip { safe = safe.insetBy(dx: strip, dy: strip) }
    let size = CGSize(
      width: min(preferred.width, safe.width), height: min(preferred.height, safe.height))
    return CGRect(
      x: (safe.midX - size.width / 2).rounded(), y: (safe.midY - size.height / 2).rounded(),
      width: size.width, height: size.height)
  }
}
