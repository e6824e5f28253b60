import Documents

@testable import SceneFiles

/// What the user reads about a wrong scene; empty when the scene is fine.
func errorText(_ text: String, classes: SceneClasses = .system) -> String {
  errorText(Array(text.utf8), classes: classes)
}

func errorText(_ bytes: [UInt8], classes: SceneClasses = .system) -> String {
  do {
    _ = try SceneDocument(bytes, file: "s.yaml", classes: classes)
    return ""
  } catch {
    return error.text()
  }
}

/// The messages alone, a line each, with their places.
func messages(_ text: String) -> [String] {
  do {
    _ = try SceneDocument(text: text)
    return []
  } catch {
    return error.errors.map { "\($0.mark.line):\($0.mark.column) \($0.message)" }
  }
}
