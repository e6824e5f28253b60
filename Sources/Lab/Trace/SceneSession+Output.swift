import AdaptiveUI
package import CellRenderer
import Cells
import Documents
import VectorRenderer

extension SceneSession {
  /// The canvas as lines of text, without trailing spaces.
  package var canvasText: String { canvasText(in: .wireframe) }

  /// The same in a look; text has no colours, so that signs replace them.
  package func canvasText(in look: CanvasLook) -> String {
    picture(in: look, usesColor: look == .wireframe).buffer.text
  }

  /// What the last step changed on the canvas, in words, for pictures without colours.
  package var changeLines: [String] {
    guard let step = environment.recorder.steps.last else { return [] }
    return StepCardBuilder(step, in: self, changes: changes, depths: BoxDepths()).boxLines
  }

  /// The canvas as SVG, with a line below it that describes it.
  package func canvasSVG(in look: CanvasLook = .wireframe) -> String {
    CanvasSVG.text(
      of: picture(in: look).buffer.captioned(caption), title: document.title ?? document.file)
  }

  /// A picture of the canvas as SVG, with the same line.
  func svg(of canvas: CellBuffer) -> String {
    CanvasSVG.text(of: canvas.captioned(caption), title: document.title ?? document.file)
  }

  /// The description of a picture: the scene, the last command, and its device or terminal.
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
  ///   - usesColor: Whether colours are used.
  ///   - marks: The marked changes; `nil` for those of the last step.
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
  /// - Throws: The encoder's error; numbers and strings cannot cause one.
  package func canvasJSON() throws -> String { try CanvasJSON.text(of: window) }

  /// The trace as lines of text: a heading for each step, its events below.
  package var traceText: [String] {
    environment.recorder.steps.flatMap { step in
      [TraceText.heading(step)] + step.events.map { "  " + TraceText.line($0, rules: true) }
    }
  }

  /// The trace as JSON Lines.
  ///
  /// - Throws: The encoder's error; numbers and strings cannot cause one.
  package func traceJSON() throws -> [String] {
    try TraceJSON.lines(
      environment.recorder.steps, scene: document.title ?? document.file,
      era: environment.policy.era)
  }
}

extension CellBuffer {
  /// The picture with a line of text below it, truncated to its width.
  fileprivate func captioned(_ text: String) -> CellBuffer {
    var whole = CellBuffer(size: CellSize(columns: size.columns, rows: size.rows + 1))
    whole.draw(self, at: CellPoint(column: 0, row: 0))
    whole.write(
      text.cut(to: size.columns), at: CellPoint(column: 0, row: size.rows), style: Style(),
      clippedTo: whole.bounds)
    return whole
  }
}
