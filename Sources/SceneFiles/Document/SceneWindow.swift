package import AdaptiveUI
package import Documents
package import Foundation

/// The settings of the window that the scene opens in.
package struct SceneWindow: Sendable {
  /// The size in cells, if the scene gives one.
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

  /// The trait overrides of the scene for windows of terminals.
  package var overrides: WindowOverrides {
    WindowOverrides(idiom: idiom, scale: scale, horizontal: horizontal, vertical: vertical)
  }
}
