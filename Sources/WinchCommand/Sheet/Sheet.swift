import AdaptiveUI
import ArgumentParser
import Documents
import Foundation
import Lab
import SceneFiles
import Sheets
import VectorRenderer

/// Writes a sheet: every scene on every device, in true proportion.
struct Sheet: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sheet",
    abstract: "Write a sheet of scenes on devices, with findings outlined.",
    discussion: """
      EXAMPLES
        winch sheet Main.storyboard -o sheet.html
        winch sheet . --devices 'iPhone SE, iPhone 15, iPad mini' --styles light,dark -o sheet.html
        winch sheet Form.yaml --text-sizes l,ax3 -o sheet.svg
        winch sheet Main.storyboard --devices all -o sheet.html
        winch sheet . --before ../main -o changes.html     what moved since another copy

      Every scene of every document is drawn on every device in true proportion; what 'check' finds \
      there is outlined in red and said in words below. The page holds all that it needs, loads \
      nothing, and has a slider for each scene that shows it at every width of a window on a pad. \
      A link may name a scene and a width: sheet.html#d0s1@500.
      """)

  @Argument(
    help: "YAML files, storyboards, xibs, folders of them, or names of bundled scenes.",
    completion: ValueCompletion.documents)
  var files: [String]

  @Option(
    name: .shortAndLong, help: "The file to write, ending in .html, .svg or .png.",
    completion: .file(extensions: ["html", "svg", "png"]))
  var output: String

  @Option(
    help: ArgumentHelp(
      "Devices with commas between them, each with 'landscape' behind it where it is turned; all for "
        + "every device in both."))
  var devices = "iPhone SE, iPhone 15, iPhone 15 landscape, iPad mini"

  @Option(help: "light, dark, or both with a comma between them.")
  var styles: String?

  @Option(help: "Text sizes of Dynamic Type with commas between them, such as l,ax3.")
  var textSizes: String?

  @Option(help: "Languages of the texts with commas between them, such as en,de,double.")
  var languages: String?

  @Option(help: "The folder or file that the same documents had before: what moved is marked.")
  var before: String?

  @Flag(help: "Show the segues of storyboards, as arrows in an SVG and as links on a page.")
  var segues = false

  @Flag(help: "Leave out the sliders, which draw each scene at many widths.")
  var noWidths = false

  @Option(help: "Pixels a point of a PNG, from 0.1 to 4.")
  var scale = 1.0

  @Option(help: "How many processes share the work; one for each processor without.")
  var jobs: Int?

  /// The documents of a process that another sheet started.
  @Option(help: .hidden)
  var worker: SheetShare?

  func validate() throws {
    guard ["html", "svg", "png"].contains(kind) else {
      throw ValidationError("'--output' takes a file that ends in .html, .svg or .png")
    }
    guard (0.1...4).contains(scale) else {
      throw ValidationError("'--scale' is a number from 0.1 to 4")
    }
    if let jobs, !(1...256).contains(jobs) { throw ValidationError("'--jobs' takes 1 to 256") }
    _ = try variants()
    _ = try places()
  }

  private var kind: String { URL(filePath: output).pathExtension.lowercased() }

  func run() throws {
    try reportingFailures {
      try MainActor.assumeIsolated {
        if let worker { return try SheetRun.work(self, at: worker.places) }
        let inputs = CheckInputs(files)
        inputs.problems.forEach { StandardStreams.complain($0 + "\n") }
        try OutputFile.tryOut(output)
        let png = try kind == "png" ? PNGPicture(scale: scale) : nil
        var run = SheetRun(self, files: inputs.files)
        let contents = try run.contents()
        switch kind {
        case "html": try write(SheetPage.document(contents))
        case "svg": try write(SheetSVG.document(contents).svg + "\n")
        default:
          let (svg, size) = SheetSVG.document(contents)
          if let png { try OutputFile.write(png.data(of: svg, size), to: output) }
        }
        let isWhole = inputs.problems.isEmpty && contents.documents.allSatisfy { $0.problem == nil }
        if !isWhole { throw ExitCode(2) }
      }
    }
  }

  /// A builder that draws single documents with these options.
  @MainActor func builder() throws -> SheetBuilder {
    let png = try kind == "png" ? PNGPicture(scale: scale) : nil
    var builder = SheetBuilder(
      places: try places(), variants: try variants(), showsWidths: kind == "html" && !noWidths,
      showsSegues: segues, textFit: png?.textFit ?? .length)
    builder.before = before.map { SheetBefore(folder: $0, inputs: files) }
    return builder
  }

  /// The arguments with which another process draws the documents at some places in the same
  /// manner.
  func workerArguments(_ places: [Int]) -> [String] {
    let lists = [
      ("--styles", styles), ("--text-sizes", textSizes), ("--languages", languages),
      ("--before", before),
    ]
    return [
      "sheet", "--worker=" + places.map(String.init).joined(separator: ","), "--output=" + output,
      "--devices=" + devices, "--scale=\(scale)",
    ]
      + lists.compactMap { name, value in value.map { "\(name)=\($0)" } }
      + (segues ? ["--segues"] : []) + (noWidths ? ["--no-widths"] : []) + ["--"] + files
  }

  private func write(_ text: String) throws {
    try OutputFile.write(Data(text.utf8), to: output)
  }

  // MARK: What is drawn

  private static func list(_ text: String?) -> [String] {
    (text ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }

  private func places() throws -> [SheetPlace] {
    if devices.trimmingCharacters(in: .whitespaces) == "all" {
      return Device.all.flatMap { device in
        [false, true].map { SheetPlace(device: device, isLandscape: $0) }
      }
    }
    let names = Self.list(devices)
    guard !names.isEmpty else { throw ValidationError("'--devices' names no device") }
    return try names.map { name in
      let lower = name.lowercased()
      let isLandscape = lower.hasSuffix(" landscape")
      let plain = isLandscape ? String(name.dropLast(" landscape".count)) : name
      let found: Device?
      do throws(CommandProblem) {
        found = try SceneSession.device(named: plain)
      } catch {
        throw ValidationError(error.text)
      }
      guard let found else {
        throw ValidationError("'--devices' takes devices, not '\(VisibleText.of(plain))'")
      }
      return SheetPlace(device: found, isLandscape: isLandscape)
    }
  }

  private func variants() throws -> [SheetVariant] {
    let styles = try Self.list(styles).map { name -> UIUserInterfaceStyle? in
      switch name {
      case "light": .light
      case "dark": .dark
      default:
        throw ValidationError("'\(VisibleText.of(name))' is no style; there are light and dark")
      }
    }
    let sizes = try Self.list(textSizes).map { name -> UIContentSizeCategory? in
      guard let size = UIContentSizeCategory(spelling: name) else {
        let names = UIContentSizeCategory.shortNames.joined(separator: ", ")
        throw ValidationError("'\(VisibleText.of(name))' is no text size; there are \(names)")
      }
      return size
    }
    let languages: [String?] = Self.list(languages)
    func orNone<Value>(_ values: [Value?]) -> [Value?] { values.isEmpty ? [nil] : values }
    return orNone(languages).flatMap { language in
      orNone(styles).flatMap { style in
        orNone(sizes).map { SheetVariant(style: style, textSize: $0, language: language) }
      }
    }
  }
}

/// A device in an orientation.
struct SheetPlace: Sendable {
  let device: Device
  let isLandscape: Bool

  var window: DeviceWindow {
    let size = device.portraitSize
    return DeviceWindow(
      device: device,
      size: isLandscape ? CGSize(width: size.height, height: size.width) : size)
  }

  /// The device's name with its size in points.
  var name: String {
    let size = window.size
    let points = "\(Int(size.width))×\(Int(size.height))"
    let short =
      device.member ?? device.name.split(separator: "/").first.map(String.init) ?? device.name
    return "\(short.trimmingCharacters(in: .whitespaces)) · \(points)"
  }
}

/// The user's settings for a scene.
struct SheetVariant: Sendable {
  let style: UIUserInterfaceStyle?
  let textSize: UIContentSizeCategory?
  let language: String?

  /// The settings that differ from the default, in words.
  var words: [String] {
    [
      style.map { $0 == .dark ? "dark" : "light" }, textSize?.shortName.map { "text \($0)" },
      language,
    ].compactMap { $0 }
  }
}

extension SheetShare: ExpressibleByArgument {
  init?(argument: String) {
    places = argument.split(separator: ",").compactMap { Int($0) }
  }
}
