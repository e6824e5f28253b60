package import AdaptiveUI
import Foundation

/// The widths or the heights that windows on screens can have, and the screens that have them.
package struct ScreenLengths {
  /// From the smallest phone to the largest pad, in points.
  package let range: ClosedRange<Int>
  private let axis: SweepLine.Axis
  private let idiom: UIUserInterfaceIdiom?

  /// A length of a screen or of a part of it.
  private struct Screen {
    let length: Int
    let words: String
    let idiom: UIUserInterfaceIdiom
    let use: WindowUse
    let isTurned: Bool
  }

  /// The lengths along a dimension.
  ///
  /// - Parameters:
  ///   - axis: The dimension.
  ///   - fixed: The other one, in points: a window that is narrower than a phone that lies on its side
  ///     is as high as an upright one.
  ///   - idiom: The kind of device; `nil` for all.
  package init(_ axis: SweepLine.Axis, beside fixed: Double, on idiom: UIUserInterfaceIdiom? = nil)
  {
    let isUpright = axis == .height && CGFloat(fixed) < WindowUse.smallest.height
    let least = isUpright ? WindowUse.smallest.height : WindowUse.smallest.width
    range = Int(least)...Self.longest
    (self.axis, self.idiom) = (axis, idiom)
  }

  private static let longest = Device.all.map { Int($0.portraitSize.height) }.max() ?? 0
  private static let widths = Device.all.flatMap { screens(of: $0, .width) }
  private static let heights = Device.all.flatMap { screens(of: $0, .height) }

  private static func screens(of device: Device, _ axis: SweepLine.Axis) -> [Screen] {
    let name = device.peopleName.prefix { $0 != "," }
    func screen(_ size: CGSize, _ words: String, isTurned: Bool = false) -> Screen {
      Screen(
        length: Int(axis == .width ? size.width : size.height), words: words,
        idiom: device.idiom, use: WindowUse(of: DeviceWindow(device: device, size: size)),
        isTurned: isTurned)
    }
    let size = device.portraitSize
    let turned = CGSize(width: size.height, height: size.width)
    let full = [
      screen(size, "an \(name)"), screen(turned, "an \(name) in landscape", isTurned: true),
    ]
    // A shared window is as high as its screen.
    guard axis == .width else { return full }
    return full
      + device.sharedWindows.map {
        screen(
          $0.size, "\($0.share.words) of an \(name)", isTurned: $0.orientation.isLandscape)
      }
  }

  /// The commonest screen with a length in some ranges, such as `an iPhone SE`; `nil` for none.
  package func screen(in ranges: [ClosedRange<Int>]) -> String? {
    // Of equally common ones the first of the catalogue, which is the oldest and smallest.
    (axis == .width ? Self.widths : Self.heights)
      .filter { screen in
        (idiom == nil || screen.idiom == idiom) && range.contains(screen.length)
          && ranges.contains { $0.contains(screen.length) }
      }
      .min { ($0.use, $0.isTurned ? 1 : 0) < ($1.use, $1.isTurned ? 1 : 0) }?.words
  }
}

extension SharedWindow.Share {
  fileprivate var words: String {
    switch self {
    case .twoThirds: "two thirds"
    case .half: "half"
    case .oneThird: "a third"
    }
  }
}
