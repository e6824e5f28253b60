import AdaptiveUI
import Cells
package import Documents
import Foundation

extension RecordFile {
  /// Reads a recording.
  ///
  /// - Parameters:
  ///   - text: The file's content.
  ///   - name: The file's name for messages.
  /// - Throws: All errors, each with its line and place.
  package init(text: String, name: String) throws(DocumentErrors) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var reader = RecordReader(lines: lines.map(String.init))
    let head = reader.head()
    let options = head.flatMap { reader.options($0) }
    let entries = reader.isOfKnownVersion ? reader.entries() : []
    guard let head, let options, reader.errors.isEmpty else {
      throw DocumentErrors(file: name, errors: reader.errors, text: text)
    }
    self.init(
      file: head.file, source: head.source, beginning: head.beginning,
      recording: LabRecording(options: options, entries: entries), language: head.documentLanguage)
  }
}

/// Reads the lines of a recording and collects the errors in them.
private struct RecordReader {
  let lines: [String]
  private(set) var errors: [DocumentError] = []
  /// Whether the first line has the version that this program writes, or none.
  private(set) var isOfKnownVersion = true

  init(lines: [String]) { self.lines = lines }

  mutating func head() -> RecordFile.Head? {
    guard let first = lines.first, !first.isEmpty else {
      fail("this is empty, a recording begins with its head", 1, 1)
      return nil
    }
    // The version first: the head of another version may have other keys.
    if let version = try? JSONDecoder().decode(RecordVersion.self, from: Data(first.utf8)),
      version.schema != RecordFile.schema
    {
      isOfKnownVersion = false
      fail(
        "“\(version.schema)” is no version that this program reads", 1,
        column(of: "\"\(version.schema)\"", 1), RecordFile.schema)
      return nil
    }
    return decode(RecordFile.Head.self, 1, keys: RecordFile.Head.keys)
  }

  mutating func entries() -> [LabRecording.Entry] {
    var entries: [LabRecording.Entry] = []
    for number in lines.indices.dropFirst() where !lines[number].isEmpty {
      guard let line = decode(RecordFile.Line.self, number + 1, keys: RecordFile.Line.keys)
      else { continue }
      if line.at < entries.last?.time ?? 0 {
        fail("time goes back", number + 1, column(of: "\"at\"", number + 1))
      } else if line.at > RecordFile.longest {
        fail("a recording lasts a year at most", number + 1, column(of: "\"at\"", number + 1))
      }
      if let command = command(line.do, number + 1) {
        entries.append(
          LabRecording.Entry(time: line.at, command: command, step: step(line, number + 1)))
      }
    }
    return entries
  }

  /// The options of the scene's start; `nil` if the head has errors there.
  mutating func options(_ head: RecordFile.Head) -> SessionOptions? {
    let canvas = CellSizeText(head.canvas)
    if canvas == nil {
      fail("the canvas is a size such as 80x24", 1, column(of: "\"canvas\"", 1))
    }
    var options = SessionOptions(
      canvas: CellSize(columns: canvas?.columns ?? 80, rows: canvas?.rows ?? 24))
    if let name = head.device {
      options.device = Device.named(name)
      if options.device == nil {
        fail(
          "there is no device “\(name)”", 1, column(of: "\"\(name)\"", 1),
          nearestName(to: name, in: Device.allNames))
      }
    }
    if let size = head.window {
      if case .free(let size)? = WindowPlace(text: size), let device = options.device {
        options.window = DeviceWindow(device: device, size: size)
      } else {
        fail("the window is a size such as 507x768 on a device", 1, column(of: "\"window\"", 1))
      }
    }
    let orientations = (0..<4).map { UIInterfaceOrientation.portrait.turned($0) }
    options.orientation = orientations.first { "\($0)" == head.orientation }
    if let name = head.orientation, options.orientation == nil {
      fail(
        "there is no orientation “\(name)”", 1, column(of: "\"\(name)\"", 1),
        nearestName(to: name, in: orientations.map { "\($0)" }))
    }
    options.reader = reader(head)
    options.era = head.uikit.flatMap { UIKitEra(rawValue: $0) }
    if head.uikit != nil, options.era == nil {
      fail("uikit is 8 or 26", 1, column(of: "\"uikit\"", 1))
    }
    return options
  }

  /// The reader's settings; a wrong word is reported.
  private mutating func reader(_ head: RecordFile.Head) -> ReaderSettings {
    var reader = ReaderSettings()
    let styles = [UIUserInterfaceStyle.light, .dark]
    reader.style = word(head.style, "style", of: styles)
    let directions = [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft]
    reader.layoutDirection = word(head.direction, "direction", of: directions)
    guard let name = head.textSize else { return reader }
    reader.textSize = UIContentSizeCategory(spelling: name)
    if reader.textSize == nil {
      fail(
        "there is no text size “\(name.shortened)”", 1, column(of: "\"\(name)\"", 1),
        nearestName(to: name, in: UIContentSizeCategory.shortNames))
    }
    return reader
  }

  /// One of a few values by its name.
  private mutating func word<Value>(
    _ name: String?, _ key: String, of values: [Value]
  ) -> Value? {
    guard let name else { return nil }
    let found = values.first { "\($0)" == name }
    if found == nil {
      fail(
        "there is no \(key) “\(name.shortened)”", 1, column(of: "\"\(name)\"", 1),
        nearestName(to: name, in: values.map { "\($0)" }))
    }
    return found
  }

  private mutating func command(_ text: String, _ line: Int) -> LabCommand? {
    do {
      return try LabCommand(text: text)
    } catch {
      fail(error.message, line, column(of: "\"do\":\"", line, after: true), error.suggestion)
      return nil
    }
  }

  private mutating func step(_ line: RecordFile.Line, _ number: Int) -> LabRecording.StepTitle? {
    guard let name = line.cause else { return nil }
    guard let cause = TraceCause(rawValue: name) else {
      fail(
        "there is no cause “\(name)”", number, column(of: "\"\(name)\"", number),
        nearestName(to: name, in: TraceCause.allCases.map(\.rawValue)))
      return nil
    }
    return LabRecording.StepTitle(cause: cause, title: line.title ?? "")
  }

  /// Decodes a line, counted from 1; errors are reported.
  private mutating func decode<Value: Decodable>(
    _ type: Value.Type, _ number: Int, keys: [String]
  ) -> Value? {
    let data = Data(lines[number - 1].utf8)
    let found = ((try? JSONSerialization.jsonObject(with: data)) as? [String: Any])?.keys.sorted()
    let unknown = (found ?? []).filter { !keys.contains($0) }
    for key in unknown {
      let missing = keys.filter { found?.contains($0) != true }
      fail(
        "“\(key.shortened)” means nothing here", number, column(of: "\"\(key)\"", number),
        nearestName(to: key, in: missing))
    }
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch DecodingError.keyNotFound(let key, _) {
      fail("“\(key.stringValue)” is missing", number, 1)
    } catch DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context)
    {
      let key = context.codingPath.last?.stringValue ?? ""
      fail(
        key.isEmpty ? "this is no JSON object" : "“\(key)” is something else here", number,
        column(of: "\"\(key)\"", number))
    } catch {
      fail("this is no JSON", number, brokenColumn(number))
    }
    return nil
  }

  /// The offset at which a line stops being JSON: after its longest prefix of a JSON object.
  private func brokenColumn(_ number: Int) -> Int {
    let line = lines[number - 1]
    return (JSONPrefix.firstBroken(in: line) ?? line.unicodeScalars.count) + 1
  }

  /// The column of a piece of a line, from 1.
  private func column(of piece: String, _ number: Int, after: Bool = false) -> Int {
    let line = lines[number - 1]
    guard let range = line.range(of: piece) else { return 1 }
    let end = after ? range.upperBound : range.lowerBound
    return line[..<end].unicodeScalars.count + 1
  }

  private mutating func fail(
    _ message: String, _ line: Int, _ column: Int, _ suggestion: String? = nil
  ) {
    errors.append(
      DocumentError(message, at: SourceMark(line: line, column: column), suggestion: suggestion))
  }
}

extension RecordFile.Head {
  /// The language of the document's texts; `nil` if it has no table and its name is unknown.
  var documentLanguage: DocumentLanguage? {
    guard let language else { return nil }
    return texts.map { DocumentLanguage(name: language, table: $0) }
      ?? DocumentLanguage(pseudo: language)
  }
}

/// The keys that every version of a recording begins with.
private struct RecordVersion: Decodable {
  let schema: String
}

/// Finds how far a line may be a JSON object: strings closed, brackets in pairs.
private enum JSONPrefix {
  /// The offset of the first scalar that is invalid there; `nil` if only the end is missing.
  static func firstBroken(in line: String) -> Int? {
    var open: [Unicode.Scalar] = []
    var isString = false
    var isEscaped = false
    for (offset, scalar) in line.unicodeScalars.enumerated() {
      if isString {
        if !isEscaped, scalar == "\"" { isString = false }
        isEscaped = !isEscaped && scalar == "\\"
        continue
      }
      switch scalar {
      case "\"": isString = true
      case "{", "[": open.append(scalar == "{" ? "}" : "]")
      case "}", "]": if open.popLast() != scalar { return offset }
      case ":", ",", " ", "\t", "\r": break
      default:
        let isLiteral = "-+.0123456789eEtrufalsn".unicodeScalars.contains(scalar)
        if open.isEmpty || !isLiteral { return offset }
      }
    }
    return nil
  }
}
