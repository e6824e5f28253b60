import AdaptiveUI
import Cells
import Documents
import Lab

/// Opens a document, does things to it, and looks at everything that it prints.
@MainActor enum SessionCheck {
  /// What is wrong; `nil` when all is well.
  ///
  /// The sizes and the steps follow from the input.
  static func problem(_ document: any OpenableDocument, input: [UInt8]) -> String? {
    weak var root: UIViewController?
    weak var window: UIWindow?
    weak var environment: Environment?
    let problem: String? = {
      var mix = input.reduce(UInt64(input.count)) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
      func next(_ limit: Int) -> Int {
        mix = mix &* 6_364_136_223_846_793_005 &+ 1
        return Int(mix >> 33) % limit
      }
      let size = CellSize(columns: 1 + next(120), rows: 1 + next(40))
      let session = SceneSession(document, options: SessionOptions(canvas: size))
      defer { session.close() }
      (root, window, environment) = (session.scene.root, session.window, session.environment)
      for _ in 0..<2 {
        let command = [
          LabCommand.resize(columns: 1 + next(160), rows: 1 + next(50)), .rotate(quarters: 1),
          .present(nil), .dismiss, .activate(nil), .device("iPhone 6"), .device(nil),
        ][next(7)]
        try? session.run(command)
      }
      return outputs(session)
    }()
    if let problem { return problem }
    if root != nil { return "the root controller outlives its session" }
    if window != nil { return "the window outlives its session" }
    return environment == nil ? nil : "the environment outlives its session"
  }

  private static func outputs(_ session: SceneSession) -> String? {
    do {
      let outputs = [
        ("text", session.canvasText), ("SVG", session.canvasSVG()),
        ("JSON", try session.canvasJSON()), ("trace", session.traceText.joined(separator: "\n")),
        ("trace in JSON", try session.traceJSON().joined(separator: "\n")),
      ]
      for (name, text) in outputs {
        if let found = HostileText.find(in: text) { return "\(found) in the \(name)" }
      }
      return nil
    } catch {
      return "\(error)"
    }
  }
}
