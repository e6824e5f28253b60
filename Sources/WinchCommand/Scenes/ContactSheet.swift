import AdaptiveUI
import CellRenderer
import Cells
import Foundation
import Lab
import VectorRenderer

/// A scene on every device, upright and lying.
@MainActor struct ContactSheet {
  private let headless: HeadlessOptions

  init(_ headless: HeadlessOptions) { self.headless = headless }

  private struct Place {
    let device: Device
    let orientation: UIInterfaceOrientation

    var side: String { orientation.isLandscape ? "landscape" : "portrait" }
    var name: String { "\(device.id) \(side)" }
  }

  private var places: [Place] {
    Device.all.flatMap { device in
      [.portrait, .landscapeRight].map { Place(device: device, orientation: $0) }
    }
  }

  func print(_ format: PictureFormat, _ look: CanvasLook) throws {
    switch format {
    case .text:
      for place in places {
        let text = try with(place) { $0.canvasText(in: look) }
        Swift.print("\(place.name)\n\(text)\n")
      }
    case .svg:
      Swift.print(try vectorSheet())
    case .cellsSVG:
      let pictures = try places.map { place in
        (title: place.name, buffer: try with(place) { $0.picture(in: look).buffer })
      }
      Swift.print(CanvasSVG.sheet(pictures, columns: 4))
    case .json:
      let entries = try places.map { place in
        let canvas = try with(place) { try $0.canvasJSON() }
        return """
          {"canvas": \(canvas),
          "device": "\(place.device.id)", "orientation": "\(place.side)"}
          """
      }
      Swift.print("[\n\(entries.joined(separator: ",\n"))\n]")
    }
  }

  private func with<T>(_ place: Place, _ body: (SceneSession) throws -> T) throws -> T {
    let session = try headless.settings.open(
      headless.scene, on: place.device, place.orientation, CellSize(columns: 60, rows: 24))
    defer { session.close() }
    return try body(session)
  }
}

extension ContactSheet {
  /// Every device in true proportion.
  private func vectorSheet() throws -> String {
    var sheet = VectorSheet()
    for place in places {
      try with(place) { session in
        sheet.add(session.window, in: session.chrome, caption: place.name)
      }
    }
    return sheet.svg(title: headless.scene)
  }
}
