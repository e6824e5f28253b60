import ArgumentParser
import SceneFiles
import VectorRenderer

/// Prints the format of scene files.
struct Schema: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema of scene files, for editors, or of snapshots.",
    discussion: """
      EXAMPLES
        winch schema > winch.schema.json
        winch schema --of snapshot

      Editors with the YAML language server take it from a first line such as
        # yaml-language-server: $schema=winch.schema.json
      """)

  @Option(help: "scene for scene files, snapshot for what 'winch snapshot --format json' prints.")
  var of = Subject.scene

  func run() throws {
    switch of {
    case .scene: print(try SceneSchema.text())
    case .snapshot: print(CanvasJSON.schema, terminator: "")
    }
  }

  /// The subject of a schema.
  enum Subject: String, ExpressibleByArgument, CaseIterable {
    case scene, snapshot
  }
}
