// What is in bars.
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

/// A tab in a bar of its own.
package struct SceneTab: Sendable {
  package var id: Marked<String>?
  package var title: String
}

/// Buttons that the system has words for.
package enum SceneSystemItem: String, Sendable, CaseIterable {
  case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
  case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo
  case redo, pageCurl, close
}

/// How a button in a bar looks.
package enum SceneBarItemStyle: String, Sendable, CaseIterable {
  case plain, done
}
