package import SceneFiles

/// Where the lab finds scenes to open.
package struct LabSource: Sendable {
  /// The name shown in lists.
  package let name: String
  /// One line about it.
  package let summary: String
  /// Reads the scene.
  package let open: @Sendable () throws(SceneErrors) -> SceneDocument

  package init(
    name: String, summary: String,
    open: @escaping @Sendable () throws(SceneErrors) -> SceneDocument
  ) {
    self.name = name
    self.summary = summary
    self.open = open
  }
}
