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
      title: "light + dark", tiles: [reader("dark", "style", "dark")]),
    WallSet(
      title: "text sizes: usual, XS, XXXL, AX3, AX5",
      tiles: [
        reader("text XS", "text-size", "xs"), reader("text XXXL", "text-size", "xxxl"),
        reader("text AX3", "text-size", "ax3"),
        reader("text AX5", "text-size", "ax5"),
      ]),
    WallSet(
      title: "left + right to left",
      tiles: [reader("right to left", "direction", "rightToLeft")]),
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
        reader("text AX3", "text-size", "ax3"),
        reader("right to left", "direction", "rightToLeft"),
      ]),
  ]

  /// The open window for a reader with another setting.
  private static func reader(_ label: String, _ name: String, _ value: String) -> WallTile {
    WallTile(label: label, commands: [.change(.setting(name, value))])
  }
}
