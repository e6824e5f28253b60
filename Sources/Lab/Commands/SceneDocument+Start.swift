package import Documents
package import SceneFiles

extension SceneDocument {
  /// The same document, after its start script was checked.
  ///
  /// The scene format has the script's place, the lab its grammar.
  /// - Throws: The script's error, with its place in the file.
  package func withCheckedStart() throws(DocumentErrors) -> SceneDocument {
    guard let start else { return self }
    do throws(LabScriptError) {
      _ = try LabScript(start.script)
    } catch {
      let column = start.mark.column + (start.isOnOneLine ? error.offset : 0)
      let mark = SourceMark(line: start.mark.line, column: column)
      throw DocumentErrors(
        file: file,
        errors: [DocumentError(error.message, at: mark, suggestion: error.suggestion)],
        text: source)
    }
    return self
  }
}
