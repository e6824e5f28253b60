import AdaptiveUI
import BundledScenes
import Cells
import Lab

/// Everything that is printed about the bundled scenes, to be compared with another process's.
@MainActor package enum PrintedOutputs {
  /// How a scene is opened, and what is done to it then.
  private struct Setup {
    let name: String
    let options: SessionOptions
    var commands: [LabCommand] = []
  }

  /// A text about a scene.
  package struct Output: Sendable {
    /// The scene, the way it was opened, and the kind of text.
    package let name: String
    package let text: String

    /// A number that another text has by the rarest chance (FNV-1a, 64 bits), with the length.
    package var digest: String {
      let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325) { (hash: UInt64, byte) in
        (hash ^ UInt64(byte)) &* 0x100_0000_01B3
      }
      return "\(text.utf8.count) \(String(hash, radix: 16))"
    }
  }

  private static var setups: [Setup] {
    let usual = CellSize(columns: 80, rows: 24)
    let (phone, pad) = (Device.named("iPhone 6"), Device.named("ipad_9_7"))
    return [
      Setup(name: "wide", options: SessionOptions(canvas: CellSize(columns: 100, rows: 30))),
      Setup(name: "narrow", options: SessionOptions(canvas: CellSize(columns: 47, rows: 19))),
      Setup(name: "phone", options: SessionOptions(canvas: usual, device: phone)),
      Setup(
        name: "pad of iOS 8", options: SessionOptions(canvas: usual, device: pad, era: .ios8),
        commands: [.rotate(quarters: -1), .present(nil), .rotate(quarters: 1)]),
      Setup(
        name: "devices", options: SessionOptions(canvas: usual),
        commands: [
          .rotate(quarters: 1), .resize(columns: 40, rows: 20), .device("iPhone 6"),
          .rotate(quarters: 1), .device(nil),
        ]),
      Setup(
        name: "extremes", options: SessionOptions(canvas: usual),
        commands: [
          .rotate(quarters: 1), .resize(columns: 200, rows: 60), .rotate(quarters: -1),
          .resize(columns: 20, rows: 6),
        ]),
      Setup(
        name: "presenting", options: SessionOptions(canvas: usual),
        commands: [
          .present(nil), .resize(columns: 40, rows: 20), .dismiss,
          .resize(columns: 120, rows: 40), .activate(nil),
        ]),
    ]
  }

  /// All texts about a bundled scene, in a fixed order.
  ///
  /// - Throws: When the scene cannot be opened or a text cannot be made.
  package static func all(of scene: String) throws -> [Output] {
    let document = try SizeWalk.document(scene)
    return try setups.flatMap { setup in
      let session = SceneSession(document, options: setup.options)
      defer { session.close() }
      var refusals: [String] = []
      for command in setup.commands {
        do throws(CommandProblem) {
          try session.run(command)
        } catch {
          refusals.append("\(error)")
        }
      }
      return [
        ("text", session.canvasText), ("SVG", session.canvasSVG()),
        ("JSON", try session.canvasJSON()), ("trace", session.traceText.joined(separator: "\n")),
        ("trace in JSON", try session.traceJSON().joined(separator: "\n")),
        ("refusals", refusals.joined(separator: "\n")),
      ].map { Output(name: "\(scene), \(setup.name), \($0.0)", text: $0.1) }
    }
  }
}
