import AdaptiveUI
import CellRenderer
import Cells
import Foundation

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
    let environment = Environment(host: .terminal(TerminalHost(columns: columns, rows: rows)))
    self.environment = environment
    size = CellSize(columns: columns, rows: rows)
    window = environment.perform {
      let window = UIWindow(windowScene: UIWindowScene(environment: environment))
      window.rootViewController = root()
      environment.recorder.begin(.launch, "")
      window.makeKeyAndVisible()
      environment.updateCycle.flush()
      return window
    }
  }

  /// The picture, on a canvas of the window's size unless `canvas` says otherwise.
  func picture(
    canvas: CellSize? = nil, _ change: (inout CanvasOptions) -> Void = { _ in }
  ) -> CanvasPicture {
    var options = CanvasOptions()
    change(&options)
    return CanvasRenderer.picture(of: window, canvas: canvas ?? size, options: options)
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
final class Sign: UIView, CellPresentable {
  var cellContent: CellContent

  init(_ content: CellContent) {
    cellContent = content
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { return nil }
}
