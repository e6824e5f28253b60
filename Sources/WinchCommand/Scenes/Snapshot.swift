import AdaptiveUI
import ArgumentParser
import CellRenderer
import Cells
import Documents
import Lab
import VectorRenderer

/// Prints a scene's canvas.
struct Snapshot: HeadlessCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot",
    abstract: "Print a scene's canvas.",
    discussion: """
      EXAMPLES
        winch snapshot split --size 100x30
        winch snapshot split --device 'iPad Air 2' --format json
        winch snapshot split --device 'iPhone 15' --format svg > split.svg
        winch snapshot split --device 'iPhone 15' --format svg -o split.svg
        winch snapshot figure-13-3 --do present --format cells-svg > popover.svg
        winch snapshot figure-13-3 --do present --look interface
        winch snapshot figure-12-2 --do rotate --changes
        winch snapshot split --format png --look wireframe -o boxes.png
      """)

  @Argument(
    help: "A YAML file, a storyboard or xib, or the name of a bundled scene.",
    completion: ValueCompletion.documents)
  var scene: String

  @OptionGroup var options: SceneOptions
  @OptionGroup var reader: ReaderOptions
  @OptionGroup var headless: HeadlessOptions

  @Argument(help: "More storyboards or xibs, for their frames with --format json.")
  var more: [String] = []

  @Option(
    help:
      "text draws the canvas in characters, cells-svg too; svg and png draw it in points, json lists it."
  )
  var format = PictureFormat.text

  @Option(
    help:
      "wireframe draws views as boxes, interface as their user would see them; without it characters are a wireframe, and points what the scene asks for."
  )
  var look: PictureLook?

  @Flag(help: "Mark what the last command of --do moved, resized, added or took away.")
  var changes = false

  @Flag(
    help:
      "Leave out what an SVG or PNG says below: scene, window, issues, the reader's settings, era.")
  var noCaption = false

  @Option(help: "The folder that names of storyboards and xibs in the JSON are relative to.")
  var relativeTo: String?

  @Flag(help: "Every device, in portrait and landscape, one after the other or as a contact sheet.")
  var allDevices = false

  @Option(name: .shortAndLong, help: "The file to write; without it the output is printed.")
  var output: String?

  @Option(help: "Pixels a point of a PNG, from 0.1 to 4.")
  var scale = 2.0

  func validate() throws {
    guard (0.1...4).contains(scale) else {
      throw ValidationError("'--scale' is a number from 0.1 to 4")
    }
    if format == .png { try PictureOutput(file: output).checkBinary() }
    guard allDevices,
      options.device != nil || options.orientation != nil || options.window != nil
    else { return }
    throw ValidationError("'--all-devices' chooses device and orientation itself")
  }

  /// The look of a picture made of characters.
  private var cellLook: CanvasLook { look?.look ?? .wireframe }

  private func write(_ text: String) throws { try PictureOutput(file: output).write(text) }

  /// Says on stderr that a document begins with a screen that only code fills, and which one is not
  /// empty.
  @MainActor private func sayIfEmpty(_ session: SceneSession) {
    guard let first = FirstScene(of: session.document) else { return }
    StandardStreams.complain(
      VisibleText.of("winch: note: \(first.reason); --scene '\(first.name)' has content") + "\n")
  }

  func run() throws {
    let files = [scene] + more
    if format == .json, !allDevices, !asksForWindow,
      files.allSatisfy(DocumentLoader.isInterfaceBuilder)
    {
      return try EditorFrames(files: files, folder: relativeTo).print()
    }
    guard more.isEmpty else {
      throw ValidationError("several files work for storyboards and xibs with --format json only")
    }
    try reportingFailures {
      try MainActor.assumeIsolated {
        if allDevices {
          return try ContactSheet(self).write(
            format, look?.look, scale: scale, to: PictureOutput(file: output))
        }
        let session = try open(
          scene, tracksChanges: changes, measuresInPoints: [.svg, .png].contains(format))
        defer { session.close() }
        if [.svg, .png, .cellsSVG].contains(format) { sayIfEmpty(session) }
        switch format {
        case .text:
          let picture = session.canvasText(in: cellLook)
          try write(([picture] + (changes ? session.changeLines : [])).joined(separator: "\n"))
        case .json: try write(session.canvasJSON())
        case .svg:
          try write(
            session.vectorSVG(
              in: session.vectorLook(look?.look), assets: AssetFolder(beside: scene),
              hasCaption: !noCaption))
        case .cellsSVG: try write(session.canvasSVG(in: cellLook))
        case .png:
          try PictureOutput(file: output).write(
            session.vectorPNG(
              in: session.vectorLook(look?.look), assets: AssetFolder(beside: scene),
              scale: scale, hasCaption: !noCaption))
        }
      }
    }
  }
}

/// The output format of a picture.
enum PictureFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json, svg, png
  /// The picture made of characters.
  case cellsSVG = "cells-svg"
}

/// The look of a picture.
enum PictureLook: String, ExpressibleByArgument, CaseIterable {
  case wireframe, interface

  var look: CanvasLook { self == .interface ? .interface : .wireframe }
}
