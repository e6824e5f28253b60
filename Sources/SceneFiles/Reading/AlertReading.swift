import Foundation

extension Read {
  /// The keys of an alert besides those of all controllers.
  static func alert(_ reader: MappingReader) -> SceneController.Alert {
    var alert = SceneController.Alert()
    alert.message = reader.value("message", shown)
    alert.style = reader.value("preferredStyle") { word($0, $1, called: "a style of alerts") }
    alert.actions = reader.list("actions", alertAction)
    alert.textFields = reader.list("textFields", shown)
    return alert
  }

  private static func alertAction(
    _ node: SourceNode, _ context: ReadingContext
  ) -> SceneController.Alert.Action? {
    guard let reader = MappingReader(node, "an alert's action", context) else { return nil }
    let action = SceneController.Alert.Action(
      title: reader.value("title", shown) ?? "",
      style: reader.value("style") { word($0, $1, called: "a style of actions") },
      action: reader.value("action", action))
    reader.finish("an alert's action")
    return action
  }
}
