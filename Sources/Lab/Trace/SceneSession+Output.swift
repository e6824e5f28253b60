import AdaptiveUI
package import CellRenderer
import Cells
import Documents
import VectorRenderer

extension SceneSession {
  /// The canvas as lines of text, without trailing spaces.
  package var canvasText: String { canvasText(in: .wireframe) }

  /// The same in a look; text has no colours, and what they would tell is said by signs.
  package func canvasText(in look: CanvasLook) -> String {
    picture(in: look, usesColor: look == .wireframe).buffer.text
  }

  /// The canvas as SVG, with a line below it that says what it shows.
  package func canvasSVG(in look: CanvasLook = .wireframe) -> String {
    CanvasSVG.text(
      of: picture(in: look).buffer.captioned(caption), title: document.title ?? document.file)
  }

  /// What a picture shows: the scene, what was done last, and on what it is.
  var caption: String {
    let geometry = windowScene.geometry
    let device = device?.calledName ?? "window"
    let size = device == "window" ? "" : "\(geometry.orientation.isLandscape ? "landscape " : "")"
    let last = environment.recorder.steps.last.flatMap { $0.cause == .launch ? nil : $0 }
    let state = last.map { $0.cause == .rotation ? "turned \($0.title)" : $0.title }
    return VisibleText.of(
      [document.title ?? document.file, state, "\(device) \(size)\(geometry.size.traceText)"]
        .compactMap { $0 }.joined(separator: " · "))
  }

  /// The window on the session's own canvas, in a look.
  ///
  /// - Parameters:
  ///   - look: How it is drawn.
  ///   - usesColor: Whether colours say something.
  ///   - marks: What is marked as changed; `nil` for what the last step changed.
  /// - Returns: The picture.
  package func picture(
    in look: CanvasLook, usesColor: Bool = true, marking marks: [CanvasChange]? = nil
  ) -> CanvasPicture {
    var options = canvasOptions(Theme())
    options.usesColor = usesColor
    options.look = look
    options.changes = marks ?? changes.map(\.mark)
    return CanvasRenderer.picture(of: window, canvas: canvas, options: options)
  }

  /// The canvas as JSON: every box with its frame in points.
  ///
  /// - Throws: What the encoder throws; numbers and strings give it no reason to.
  package func canvasJSON() throws -> String { try CanvasJSON.text(of: window) }

  /// The trace as lines of text: a heading a step, its events below.
  package var traceText: [String] {
    environment.recorder.steps.flatMap { step in
      [TraceText.heading(step)] + step.events.map { "  " + TraceText.line($0, rules: true) }
    }
  }

  /// The trace as JSON Lines.
  ///
  /// - Throws: What the encoder throws; numbers and strings give it no reason to.
  package func traceJSON() throws -> [String] {
    try TraceJSON.lines(
      environment.recorder.steps, scene: document.title ?? document.file,
      era: environment.policy.era)
  }
}

extension CellBuffer {
  /// The picture with a line of text below it, cut to its width.
  fileprivate func captioned(_ text: String) -> CellBuffer {
    var whole = CellBuffer(size: CellSize(columns: size.columns, rows: size.rows + 1))
    whole.draw(self, at: CellPoint(column: 0, row: 0))
    whole.write(
      text.cut(to: size.columns), at: CellPoint(column: 0, row: size.rows), style: Style(),
      clippedTo: whole.bounds)
    return whole
  }
}
