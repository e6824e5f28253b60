import AdaptiveUI
import ArgumentParser
import CellRenderer
import Documents
import Lab

/// Prints a film of a scene.
struct Film: HeadlessCommand {
  static let configuration = CommandConfiguration(
    commandName: "film",
    abstract: "Print a film of what commands do to a scene, callback by callback.",
    discussion: """
      EXAMPLES
        winch film figure-12-2 --do rotate > rotation.svg
        winch film slow-motion --look wireframe --changes > marked.svg
        winch film split --size 100x30 --do 'resize 60x30; resize 100x30' > split.svg
        winch film figure-13-3 --do present --format cast > popover.cast
        winch film slow-motion --speed 2 > twice-as-fast.svg

      The picture changes with each callback that changes it, and in between while something is
      animated; two rows under it say which step and which callback. The SVG moves in any browser,
      without a script, and begins again at its end. 'asciinema play' shows a cast.
      """)

  @Argument(
    help: "A YAML file, a storyboard or xib, or the name of a bundled scene.",
    completion: ValueCompletion.documents)
  var scene: String

  @OptionGroup var options: SceneOptions
  @OptionGroup var reader: ReaderOptions
  @OptionGroup var headless: HeadlessOptions

  @Option(help: "svg for pages, cast (asciicast v2) for terminals.")
  var format = FilmFormat.svg

  @Option(help: "wireframe or interface; without it as the lab shows the scene.")
  var look: PictureLook?

  @Flag(help: "Mark boxes that already have their new place or size, over their old outlines.")
  var changes = false

  @Option(help: "How fast, from 0.1 to 10; 1 is half a second a callback.")
  var speed = 1.0

  func validate() throws {
    guard (0.1...10).contains(speed) else {
      throw ValidationError("'--speed' is a number from 0.1 to 10")
    }
  }

  func run() throws {
    try reportingFailures {
      try MainActor.assumeIsolated {
        let session = try openBeforeScript(scene)
        defer { session.close() }
        let film = try film(of: session)
        switch format {
        case .svg: print(FilmSVG.text(of: film))
        case .cast: try FilmCast.lines(of: film).forEach { print($0) }
        }
      }
    }
  }

  @MainActor private func film(of session: SceneSession) throws -> CellFilm {
    var commands = try headless.commands()
    if headless.script == nil {
      commands = try ScriptArgument.commands(session.opening.script)
    }
    guard !commands.isEmpty else {
      throw ValidationError("'--do' says what is filmed, such as --do rotate")
    }
    do {
      let style = FilmRecorder.Style(
        look: look?.look ?? session.look, marksChanges: changes, speed: speed)
      return try FilmRecorder.film(of: session, doing: commands, in: style)
    } catch {
      throw ValidationError(error.text)
    }
  }
}

/// The output format of a film.
enum FilmFormat: String, ExpressibleByArgument, CaseIterable {
  case svg, cast
}
