package import Documents

/// The commands that the lab runs when a scene is open.
package struct SceneStart: Sendable, Equatable {
  /// The script; the lab defines and checks its commands.
  package var script: String
  /// The beginning of the script in the file.
  package var mark: SourceMark
  /// Whether positions inside the script can be computed from ``mark``.
  package var isOnOneLine: Bool
  /// Whether the lab shows the effects of the commands in time travel, line by line.
  package var isInTime: Bool
}
