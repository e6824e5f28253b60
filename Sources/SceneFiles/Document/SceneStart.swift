package import Documents

/// What the lab does with a scene as soon as it is open.
package struct SceneStart: Sendable, Equatable {
  /// Commands as scripts write them; what they may say is the lab's to know.
  package var script: String
  /// Where the script begins.
  package var mark: SourceMark
  /// Whether a place inside the script can be told from ``mark``.
  package var isOnOneLine: Bool
  /// Whether the lab shows in time travel what the commands do, line by line.
  package var isInTime: Bool
}
