package import AdaptiveUI
package import Documents
package import Foundation

/// What a scene says about the window that it opens in.
package struct SceneWindow: Sendable {
  /// The size in cells, when the scene asks for one.
  package var size: Marked<Size>?
  package var idiom: UIUserInterfaceIdiom?
  /// Pixels per point.
  package var scale: CGFloat?
  package var horizontal: UIUserInterfaceSizeClass?
  package var vertical: UIUserInterfaceSizeClass?

  package init() {}

  /// Columns and rows of a window in a terminal.
  package struct Size: Sendable, Equatable {
    package var columns: Int
    package var rows: Int

    package init(columns: Int, rows: Int) {
      self.columns = columns
      self.rows = rows
    }
  }

  /// The traits that the scene fixes for windows of terminals.
  package var overrides: WindowOverrides {
    WindowOverrides(idiom: idiom, scale: scale, horizontal: horizontal, vertical: vertical)
  }
}
