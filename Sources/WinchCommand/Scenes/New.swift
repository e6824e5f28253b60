import ArgumentParser
import Documents
import Foundation
import SceneFiles

/// Writes a new scene.
struct New: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Write a scene to start from.",
    discussion: """
      EXAMPLES
        winch new                 writes login.yaml: a form and a popover
        winch new Settings.yaml   the same under another name

      A file that is there already stays as it is.
      """)

  @Argument(help: "The file to write.", completion: .file(extensions: ["yaml"]))
  var file = "login.yaml"

  func run() throws {
    try reportingFailures {
      let path = try Self.path(file)
      try OutputFile.create(Data(SceneTemplate.text.utf8), at: path)
      Self.advice(path).forEach { print(VisibleText.of($0)) }
    }
  }

  /// The file's name with the extension of scenes.
  private static func path(_ file: String) throws -> String {
    let name = file.split(separator: "/").last ?? ""
    if name.hasSuffix(".yaml") || name.hasSuffix(".yml") { return file }
    guard !name.isEmpty, !file.hasSuffix("/"), !name.contains(".") else {
      throw ValidationError("a scene's file ends with .yaml, not '\(VisibleText.of(file))'")
    }
    return file + ".yaml"
  }

  /// Messages about the file and what to do next.
  private static func advice(_ path: String) -> [String] {
    let name = path.contains { " '\"$\\".contains($0) } ? "'\(path)'" : path
    let lines = [
      ("winch \(name)", "open it, and edit it meanwhile: each save shows at once"),
      ("winch check \(name)", "find the sizes at which it breaks"),
      ("winch schema > winch.schema.json", "completion for editors that know YAML"),
      ("winch manual | man -l -", "everything that a scene can say"),
    ]
    let width = (lines.map(\.0.count).max() ?? 0) + 3
    return ["wrote \(path)"] + lines.map { "  " + $0.0.padding(to: width) + $0.1 }
  }
}
