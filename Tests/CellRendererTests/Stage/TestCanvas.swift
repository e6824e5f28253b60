import AdaptiveUI
import CellRenderer
import Cells
import Foundation
// Every test of cells draws windows, and compares pictures.
@_exported import TestStage

/// A window that fills a canvas of cells, with one root controller named `root`.
@MainActor struct TestCanvas {
  let environment: Environment
  let window: UIWindow
  let size: CellSize

  /// Opens the window; `fill` puts views into the root view.
  init(_ columns: Int, _ rows: Int, fill: (UIView) -> Void = { _ in }) {
    self.init(columns, rows) { () -> UIViewController in
      let root = UIViewController()
      root.identifier = "root"
      fill(root.view)
      return root
    }
  }

  /// Opens the window with the controller that `root` makes.
  init(_ columns: Int, _ rows: Int, root: () -> UIViewController) {
    environment = Environment(host: .terminal(TerminalHost(columns: columns, rows: rows)))
    size = CellSize(columns: columns, rows: rows)
    window = TestWindow(environment: environment, root: root).window
  }

  /// The picture, on a canvas of the window's size unless `canvas` says otherwise.
  func picture(
    canvas: CellSize? = nil, keepsUnmarked: Bool = false,
    _ change: (inout CanvasOptions) -> Void = { _ in }
  ) -> CanvasPicture {
    var options = CanvasOptions()
    change(&options)
    var draft = CanvasRenderer(of: window, options: options)
      .draft(on: canvas ?? size, memory: nil)
    return draft.finished(keepsUnmarked: keepsUnmarked)
  }

  /// A window of 320 × 320 points in 20 × 10 cells of 16 × 32, inside an outline or without one.
  static func crowded(
    barsTornTexts: Bool = false, isOutlined: Bool = true, _ fill: (UIView) -> Void
  ) -> CanvasPicture {
    let canvas =
      isOutlined ? CellSize(columns: 22, rows: 12) : CellSize(columns: 20, rows: 10)
    return TestCanvas(40, 20, fill: fill).picture(canvas: canvas) {
      $0.look = .interface
      $0.stretches = !isOutlined
      $0.barsTornTexts = barsTornTexts
    }
  }

  /// The picture as text.
  var text: String { picture().buffer.text }
}

/// A rectangle of whole cells, in points.
func cells(_ column: Int, _ row: Int, _ columns: Int, _ rows: Int) -> CGRect {
  CGRect(x: column * 8, y: row * 16, width: columns * 8, height: rows * 16)
}

extension UIView {
  /// Adds a view with a name and a frame.
  @discardableResult func add(
    _ name: String?, _ frame: CGRect, _ view: UIView? = nil
  ) -> UIView {
    let view = view ?? UIView()
    view.frame = frame
    view.accessibilityIdentifier = name
    addSubview(view)
    return view
  }
}

/// A view that shows what it is told to.
final class Sign: UIView, ContentPresentable {
  var presentedContent: ShownContent

  init(_ content: ShownContent) {
    presentedContent = content
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { return nil }
}

extension TestCanvas {
  /// The interface look as text.
  var interface: String { picture { $0.look = .interface }.buffer.text }

  /// The grounds of the interface look: `.` for white, `g` for grey, and the first letter of a hue; of
  /// two in one cell the lower one.
  var grounds: String {
    picture { $0.look = .interface }.buffer.styleMap { style in
      guard case .rgb(let red, let green, let blue) = style.background else { return "-" }
      switch (red, green, blue) {
      case (255, 255, 255): return "."
      case (0x34, 0xC7, 0x59): return "G"
      case (0, 0x7A, 0xFF): return "B"
      case (0xFF, 0x3B, 0x30): return "R"
      default: return "g"
      }
    }
  }
}
