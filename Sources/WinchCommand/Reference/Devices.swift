import AdaptiveUI
import ArgumentParser
import Foundation

/// Prints the devices.
struct Devices: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices",
    abstract: "Print the devices with sizes, size classes and safe areas.",
    discussion: """
      EXAMPLES
        winch devices
        winch devices --format json
      """)

  @Option(help: "text for people, json for programs.")
  var format = OutputFormat.text

  func run() throws {
    switch format {
    case .text: Self.table.forEach { print($0) }
    case .json:
      let list = DeviceList(devices: Device.all.map(DeviceList.Entry.init))
      print(try JSONText.of(list))
    }
  }

  /// The table as text: a header, a line for each device, and a legend.
  static var table: [String] {
    let head = [
      "ID", "POINTS", "SCALE", "CLASSES", "SAFE AREA UPRIGHT", "SAFE AREA LYING", "DEVICES",
    ]
    let rows = [head] + Device.all.map(cells)
    let widths = head.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      zip(row, widths).dropLast().map { $0.padding(to: $1 + 2) }.joined() + (row.last ?? "")
    }
    return lines + ["", legend]
  }

  private static let legend = """
    CLASSES: width×height upright, then lying; C is compact, R is regular.
    SAFE AREA: points at the top, left, bottom and right that bars and corners take; – is none.
    """

  private static func cells(_ device: Device) -> [String] {
    let places = [UIInterfaceOrientation.portrait, .landscapeRight].map(device.geometry)
    return [
      device.id, device.portraitSize.traceText, "@\(device.scale.traceText)",
      places.map(letters).joined(separator: " "), safeArea(places[0]), safeArea(places[1]),
      device.name,
    ]
  }

  private static func safeArea(_ geometry: WindowGeometry) -> String {
    let insets = geometry.safeArea
    let sides = [insets.top, insets.left, insets.bottom, insets.right]
    return sides.allSatisfy { $0 == 0 } ? "–" : sides.map(\.traceText).joined(separator: " ")
  }

  /// The first letters of the width and height classes.
  private static func letters(_ geometry: WindowGeometry) -> String {
    [geometry.horizontal, geometry.vertical].map { $0 == .compact ? "C" : "R" }
      .joined(separator: "×")
  }
}

/// The devices as JSON.
private struct DeviceList: Encodable {
  let schema = "winch.devices/1"
  let devices: [Entry]

  struct Entry: Encodable {
    let id: String
    let names: [String]
    let idiom: String
    let scale: Double
    let portrait: Side
    let landscape: Side
    let windows: [Window]

    init(_ device: Device) {
      id = device.id
      names = device.memberNames
      idiom = device.idiom == .pad ? "pad" : "phone"
      scale = Double(device.scale)
      portrait = Side(device.geometry(.portrait))
      landscape = Side(device.geometry(.landscapeRight))
      windows = device.sharedWindows.map(Window.init)
    }
  }

  struct Side: Encodable {
    let width: Double
    let height: Double
    let horizontalSizeClass: String
    let verticalSizeClass: String
    /// Top, left, bottom, right, in points.
    let safeArea: [Double]

    init(_ geometry: WindowGeometry) {
      width = Double(geometry.size.width)
      height = Double(geometry.size.height)
      horizontalSizeClass = String(describing: geometry.horizontal)
      verticalSizeClass = String(describing: geometry.vertical)
      let insets = geometry.safeArea
      safeArea = [insets.top, insets.left, insets.bottom, insets.right].map { Double($0) }
    }
  }

  struct Window: Encodable {
    let orientation: String
    let share: String
    let width: Double
    let height: Double
    let horizontalSizeClass: String

    init(_ window: SharedWindow) {
      orientation = window.orientation.isLandscape ? "landscape" : "portrait"
      share = window.share.rawValue
      width = Double(window.size.width)
      height = Double(window.size.height)
      horizontalSizeClass = String(describing: window.horizontal)
    }
  }
}
