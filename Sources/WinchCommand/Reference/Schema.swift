import ArgumentParser
import SceneFiles

/// Prints the format of scene files.
struct Schema: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema of scene files, for editors.",
    discussion: """
      EXAMPLES
        winch schema > winch.schema.json

      Editors with the YAML language server take it from a first line such as
        # yaml-language-server: $schema=winch.schema.json
      """)

  func run() throws { print(try SceneSchema.text()) }
}
