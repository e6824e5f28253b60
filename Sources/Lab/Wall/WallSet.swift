import AdaptiveUI

/// Windows that are shown together with the one that is open.
struct WallSet: Sendable, Equatable {
  let title: String
  /// The windows besides the first, which is the open one.
  let tiles: [WallTile]

  /// All sets, in the order of the list.
  static let all: [WallSet] = [
    WallSet(
      title: "phones: small, usual, large, and one in landscape",
      tiles: [
        WallTile(device: "iPhone SE"), WallTile(device: "iPhone 15"),
        WallTile(device: "iPhone 15 Plus"),
        WallTile(device: "iPhone 15 Plus", orientation: .landscapeRight),
      ]),
    WallSet(
      title: "phone + pad",
      tiles: [
        WallTile(device: "iPhone 15"), WallTile(device: "iPad Air 5"),
        WallTile(device: "iPad Air 5", orientation: .landscapeRight),
      ]),
    WallSet(
      title: "portrait + landscape",
      tiles: [WallTile(label: "turned", commands: [.rotate(quarters: -1)])]),
    WallSet(
      title: "light + dark", tiles: [dark]),
    WallSet(
      title: "text sizes: usual, XS, XXXL, AX3, AX5",
      tiles: [
        text("XS", .extraSmall), text("XXXL", .extraExtraExtraLarge), largeText,
        text("AX5", .accessibilityExtraExtraExtraLarge),
      ]),
    WallSet(
      title: "left + right to left",
      tiles: [rightToLeft]),
    WallSet(
      title: "split-screen shares of a pad",
      tiles: ["full", "two-thirds", "half", "third", "slide-over"].map { place in
        WallTile(
          label: place, device: "iPad Air 5", orientation: .landscapeRight,
          commands: [.change(.place(place))])
      }),
    WallSet(
      title: "everything that breaks layouts",
      tiles: [
        WallTile(device: "iPhone SE"),
        WallTile(device: "iPhone 15 Plus", orientation: .landscapeRight),
        WallTile(device: "iPad Air 5"),
        largeText, rightToLeft,
      ]),
  ]

  // The open window, opened by readers with other settings: fonts of styles are made when a document is loaded.
  private static let dark = WallTile(label: "dark", reader: ReaderSettings(style: .dark))
  private static let largeText = text("AX3", .accessibilityExtraLarge)
  private static let rightToLeft = WallTile(
    label: "right to left", reader: ReaderSettings(layoutDirection: .rightToLeft))

  private static func text(_ name: String, _ size: UIContentSizeCategory) -> WallTile {
    WallTile(label: "text \(name)", reader: ReaderSettings(textSize: size))
  }
}
