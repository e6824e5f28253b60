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
    case .text: Device.all.map(Self.line).forEach { print($0) }
    case .json:
      let list = DeviceList(devices: Device.all.map(DeviceList.Entry.init))
      print(try JSONText.of(list))
    }
  }

  private static func line(_ device: Device) -> String {
    let size = device.portraitSize.traceText
    let classes = [UIInterfaceOrientation.portrait, .landscapeRight]
      .map { letters(device.geometry($0)) }.joined(separator: " ")
    return device.id.padding(to: 19) + size.padding(to: 11)
      + "@\(device.scale.traceText)  \(classes)  \(device.name)"
  }

  /// Width and height class by their first letters.
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
