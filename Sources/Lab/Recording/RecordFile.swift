import AdaptiveUI
import Cells
package import Documents
import Foundation

/// A recording in a file: the document's text, the options of its start, and the commands.
///
/// JSON Lines: the head, then one line for each command. It contains no pictures; a replay gives
/// the same trace.
package struct RecordFile: Sendable {
  /// The name and version of the format, in the first line.
  package static let schema = "winch.record/1"

  /// The longest recording, in seconds of frame time: a year.
  static let longest = 31_536_000.0

  /// The document's file name, whose extension is its kind.
  package var file: String
  /// The document's text.
  package var source: String
  /// The initial scene of a storyboard.
  package var beginning: String?
  package var recording: LabRecording
  /// The language of the document's texts; `nil` for the document's own.
  package var language: DocumentLanguage?

  package init(
    file: String, source: String, beginning: String?, recording: LabRecording,
    language: DocumentLanguage? = nil
  ) {
    self.file = file
    self.source = source
    self.beginning = beginning
    self.recording = recording
    self.language = language
  }

  /// The commands.
  package init(_ document: any OpenableDocument, _ recording: LabRecording) {
    self.init(
      file: document.file, source: document.source, beginning: document.beginning,
      recording: recording, language: document.language)
  }

  /// The first line.
  struct Head: Codable {
    var schema: String
    var file: String
    var source: String
    var beginning: String?
    var canvas: String
    var device: String?
    /// A window of its own size on the device, in points.
    var window: String?
    var orientation: String?
    var uikit: Int?
    /// `light` or `dark`.
    var style: String?
    var textSize: String?
    /// `leftToRight` or `rightToLeft`.
    var direction: String?
    var language: String?
    /// The translations into the language, unless it is a pseudo language.
    var texts: [String: String]?

    static let keys = [
      "schema", "file", "source", "beginning", "canvas", "device", "window", "orientation", "uikit",
      "style", "textSize", "direction", "language", "texts",
    ]
  }

  /// Every further line.
  struct Line: Codable {
    /// Frame time in seconds.
    var at: Double
    var `do`: String
    var cause: String?
    var title: String?

    static let keys = ["at", "do", "cause", "title"]
  }

  private var head: Head {
    let options = recording.options
    var head = Head(
      schema: Self.schema, file: file, source: source, beginning: beginning,
      canvas: "\(options.canvas.columns)x\(options.canvas.rows)",
      device: options.device.map { $0.member ?? $0.id },
      window: options.window.map { "\(Int($0.size.width))x\(Int($0.size.height))" },
      orientation: options.orientation.map { "\($0)" }, uikit: options.era?.rawValue)
    head.style = options.reader.style.map { "\($0)" }
    head.textSize = options.reader.textSize?.shortName
    head.direction = options.reader.layoutDirection.map { "\($0)" }
    head.language = language?.name
    if case .table(let table) = language?.texts { head.texts = table }
    return head
  }

  /// The file's lines.
  ///
  /// - Throws: The encoder's error; strings and finite numbers cannot cause one.
  package func lines() throws -> [String] {
    try [JSONText.of(head, isPretty: false)]
      + recording.entries.map { entry in
        try JSONText.of(
          Line(
            at: entry.time, do: entry.command.text, cause: entry.step?.cause.rawValue,
            title: entry.step?.title), isPretty: false)
      }
  }
}
