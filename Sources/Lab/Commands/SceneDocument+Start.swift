package import Documents
package import SceneFiles

extension SceneDocument {
  /// The same document, once the script of its start is understood.
  ///
  /// The format knows where the script is, the lab what it may say.
  /// - Throws: What is wrong with the script, with its place in the file.
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
