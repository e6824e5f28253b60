import AdaptiveUI
import CellRenderer
import Cells
import Foundation
import Lab
import VectorRenderer

/// A scene on every device, in portrait and landscape.
@MainActor struct ContactSheet {
  private let command: Snapshot

  init(_ command: Snapshot) { self.command = command }

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

  func write(
    _ format: PictureFormat, _ look: CanvasLook?, scale: Double, to output: PictureOutput
  ) throws {
    let cellLook = look ?? .wireframe
    switch format {
    case .text:
      let texts = try places.map { place in
        "\(place.name)\n\(try with(place) { $0.canvasText(in: cellLook) })\n"
      }
      try output.write(texts.joined(separator: "\n"))
    case .svg: try output.write(vectorSheet(look).svg(title: command.scene))
    case .png:
      let picture = try PNGPicture(scale: scale)
      let sheet = try vectorSheet(look, textFit: picture.textFit)
      try output.write(picture.data(of: sheet.svg(title: command.scene), sheet.size))
    case .cellsSVG:
      let pictures = try places.map { place in
        (title: place.name, buffer: try with(place) { $0.picture(in: cellLook).buffer })
      }
      try output.write(CanvasSVG.sheet(pictures, columns: 4))
    case .json:
      let entries = try places.map { place in
        let canvas = try with(place) { try $0.canvasJSON() }
        return """
          {"canvas": \(canvas),
          "device": "\(place.device.id)", "orientation": "\(place.side)"}
          """
      }
      try output.write("[\n\(entries.joined(separator: ",\n"))\n]")
    }
  }

  /// Every device in true proportion.
  private func vectorSheet(
    _ look: CanvasLook?, textFit: SVGWriter.TextFit = .length
  ) throws -> VectorSheet {
    var sheet = VectorSheet()
    let assets = AssetFolder(beside: command.scene)
    for place in places {
      try with(place) { session in
        sheet.add(
          session.window, in: session.chrome, caption: place.name,
          look: session.vectorLook(look), assets: assets, textFit: textFit)
      }
    }
    return sheet
  }

  private func with<T>(_ place: Place, _ body: (SceneSession) throws -> T) throws -> T {
    let session = try command.open(
      command.scene, on: place.device, place.orientation, CellSize(columns: 60, rows: 24))
    defer { session.close() }
    return try body(session)
  }
}
