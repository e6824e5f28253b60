// The items of bars.
package import Documents

/// A button in a bar.
package struct SceneBarButtonItem: Sendable {
  package var mark: SourceMark
  package var id: Marked<String>?
  package var title: String?
  package var systemItem: SceneSystemItem?
  package var image: SceneImageChoice?
  /// A view instead of a button.
  package var customView: SceneView?
  package var style: SceneBarItemStyle?
  package var enabled: Bool?
  /// In points.
  package var width: Double?
  package var action: SceneAction?
}

/// A tab in a tab bar that is a view of its own.
package struct SceneTab: Sendable {
  package var id: Marked<String>?
  package var title: String
}

/// Bar button items of the system.
package enum SceneSystemItem: String, Sendable, CaseIterable {
  case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
  case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo
  case redo, pageCurl, close
}

/// The style of a button in a bar.
package enum SceneBarItemStyle: String, Sendable, CaseIterable {
  case plain, done
}
