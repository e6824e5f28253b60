import AdaptiveUI
import Foundation

/// The device that a document is drawn for.
struct CanvasDevice: Sendable, Hashable {
  /// The editor's own name for it, such as `retina4_7`.
  let id: String
  let isLandscape: Bool
  /// The part of an iPad's screen that the canvas has, as the editor writes it.
  let adaptation: String

  init(_ element: DocumentElement) {
    id = element.id ?? ""
    isLandscape = element["orientation"] == "landscape"
    adaptation = element.child("adaptation")?.id ?? element["layout"] ?? ""
  }

  private struct Model: Sendable {
    let size: CGSize
    let scale: CGFloat
    let isWideInLandscape: Bool

    init(_ width: CGFloat, _ height: CGFloat, _ scale: CGFloat, wide: Bool = false) {
      size = CGSize(width: width, height: height)
      self.scale = scale
      isWideInLandscape = wide
    }
  }

  /// Screens in portrait.
  ///
  /// Source: the roots of the documents that name the device.
  private static let models: [String: Model] = [
    "retina3_5": Model(320, 480, 2), "retina4_0": Model(320, 568, 2),
    "retina4_7": Model(375, 667, 2), "retina5_5": Model(414, 736, 3, wide: true),
    "retina5_9": Model(375, 812, 3), "retina6_0": Model(390, 844, 3),
    "retina6_1": Model(414, 896, 2, wide: true), "retina6_3": Model(402, 874, 3),
    "retina6_5": Model(414, 896, 3, wide: true), "retina6_54": Model(420, 912, 3, wide: true),
    "retina6_7": Model(428, 926, 3, wide: true),
    "retina6_12": Model(393, 852, 3), "retina6_72": Model(430, 932, 3, wide: true),
    "retina6_9": Model(440, 956, 3, wide: true), "retina5_4": Model(375, 812, 3),
    "ipad7_9": Model(744, 1133, 2), "ipad9_7": Model(768, 1024, 2), "ipad10_2": Model(810, 1080, 2),
    "ipad10_5": Model(834, 1112, 2), "ipad10_9rounded": Model(820, 1180, 2),
    "ipad11_0rounded": Model(834, 1194, 2), "ipad12_9": Model(1024, 1366, 2),
    "ipad12_9rounded": Model(1024, 1366, 2),
  ]

  /// The screens in points, as they are held upright.
  static let portraitSizes: [CGSize] = models.keys.sorted().compactMap { models[$0]?.size }

  /// The height of the lowest of them.
  static let lowestScreen = portraitSizes.map(\.height).min() ?? 0

  /// The devices that documents can name.
  static let known: [String] = models.keys.sorted()

  /// The screen in points, as it is held; `nil` for a device that is not known here.
  var size: CGSize? {
    Self.models[id].map { model in
      isLandscape ? CGSize(width: model.size.height, height: model.size.width) : model.size
    }
  }

  /// Pixels per point.
  var scale: CGFloat { Self.models[id]?.scale ?? 2 }

  var isPad: Bool { id.hasPrefix("ipad") }

  /// Whether it is a phone on its side.
  var hasCompactHeight: Bool { isLandscape && !isPad }

  /// Whether there is a home indicator in place of the home button.
  var hasHomeIndicator: Bool {
    guard let size = Self.models[id]?.size else { return id.hasSuffix("rounded") }
    let shape = size.height / size.width
    return isPad ? shape > 1.4 || id.hasSuffix("rounded") : shape > 2
  }

  /// The size classes of the canvas.
  ///
  /// Rule T20, and on the pads multitasking's.
  var classes: SizeClasses {
    guard isPad else {
      guard isLandscape else { return SizeClasses(width: .compact, height: .regular) }
      let isWide = Self.models[id]?.isWideInLandscape ?? false
      return SizeClasses(width: isWide ? .regular : .compact, height: .compact)
    }
    return SizeClasses(width: isNarrow ? .compact : .regular, height: .regular)
  }

  private var isNarrow: Bool {
    let isLarge = id.contains("12_9")
    if adaptation.contains("1_3") || adaptation.lowercased().contains("slideover") { return true }
    if adaptation.contains("1_2") { return !isLarge }
    return adaptation.contains("2_3") && !isLandscape && !isLarge
  }
}
