import Documents
import Foundation
import Yams

/// Parses the bytes of a file into nodes, within limits that no reasonable scene exceeds.
///
/// This is the only place that uses the YAML library.
struct YAMLSource {
  /// The largest file, in bytes.
  static let maximumSize = 1 << 20
  /// The maximum nesting of lists and mappings.
  static let maximumDepth = 128
  /// The maximum number of nodes after aliases are expanded.
  static let maximumNodes = 100_000
  /// The maximum number of aliases: so few that their expansion stays small.
  static let maximumAliases = 16

  let text: SourceText
  private(set) var root: SourceNode?
  private(set) var error: DocumentError?
  private var nodeCount = 0

  init(_ bytes: some Collection<UInt8>) {
    let start = SourceMark(line: 1, column: 1)
    guard bytes.count <= Self.maximumSize else {
      text = SourceText("")
      error = DocumentError("the file is larger than 1 MB", at: start)
      return
    }
    guard let string = String(validating: bytes, as: UTF8.self) else {
      text = SourceText(String(decoding: bytes, as: UTF8.self))
      error = DocumentError(
        "the file is not UTF-8; this is the first byte that does not fit",
        at: text.mark(ofCharacter: Self.firstInvalidCharacter(in: text.text)))
      return
    }
    let isMarked = string.unicodeScalars.first == "\u{FEFF}"
    text = SourceText(isMarked ? String(string.unicodeScalars.dropFirst()) : string)
    read()
  }

  /// The decoder puts U+FFFD where bytes are not valid UTF-8.
  private static func firstInvalidCharacter(in text: String) -> Int {
    text.firstIndex { $0.unicodeScalars.contains("\u{FFFD}") }
      .map { text.distance(from: text.startIndex, to: $0) } ?? 0
  }

  private mutating func read() {
    if let mark = tooManyAliases() {
      error = DocumentError("anchors are used more than \(Self.maximumAliases) times", at: mark)
      return
    }
    do {
      // Scalars stay text, as guessing their types would compile a dozen regular expressions. Their
      // constructors are not called, and no environment variable can change the encoding.
      let parser = try Parser(
        yaml: text.text, resolver: .basic, constructor: Constructor([:], [:], [:]),
        encoding: .utf8)
      guard let node = try parser.singleRoot() else {
        error = DocumentError("the file is empty", at: SourceMark(line: 1, column: 1))
        return
      }
      root = convert(node, depth: 0)
    } catch let problem as YamlError {
      error = Self.documentError(problem, in: text)
    } catch {
      self.error = DocumentError("the YAML cannot be read", at: SourceMark(line: 1, column: 1))
    }
    if error != nil { root = nil }
  }

  /// The place of the first alias that is too many.
  ///
  /// Aliases are counted before the library expands them, because that may take exponential time.
  private func tooManyAliases() -> SourceMark? {
    guard text.text.utf8.count(where: { $0 == UInt8(ascii: "*") }) > Self.maximumAliases else {
      return nil
    }
    var count = 0
    var previous: Unicode.Scalar = "\n"
    var mark = SourceMark(line: 1, column: 1)
    var candidate: SourceMark?
    for scalar in text.text.unicodeScalars {
      if let found = candidate,
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      {
        count += 1
        if count > Self.maximumAliases { return found }
      }
      candidate = scalar == "*" && " \t\n\r[{,-:?".unicodeScalars.contains(previous) ? mark : nil
      mark =
        scalar == "\n" ? SourceMark(line: mark.line + 1, column: 1) : mark.advanced(by: 1)
      previous = scalar
    }
    return nil
  }

  private mutating func convert(_ node: Node, depth: Int) -> SourceNode? {
    let mark =
      node.mark.map { SourceMark(line: $0.line, column: $0.column) }
      ?? SourceMark(line: 1, column: 1)
    nodeCount += 1
    guard error == nil, depth <= Self.maximumDepth, nodeCount <= Self.maximumNodes else {
      let reason =
        depth > Self.maximumDepth
        ? "this is nested more than \(Self.maximumDepth) levels deep"
        : "the scene has more than \(Self.maximumNodes) values"
      error = error ?? DocumentError(reason, at: mark)
      return nil
    }
    switch node {
    case .scalar(let scalar):
      return SourceNode(
        content: .scalar(scalar.string, isPlain: scalar.style == .plain), mark: mark)
    case .sequence(let sequence):
      return SourceNode(
        content: .list(sequence.compactMap { convert($0, depth: depth + 1) }), mark: mark)
    case .mapping(let mapping):
      var pairs: [(key: SourceNode, value: SourceNode)] = []
      for (key, value) in mapping {
        guard let key = convert(key, depth: depth + 1), let value = convert(value, depth: depth + 1)
        else { return nil }
        pairs.append((key, value))
      }
      return SourceNode(content: .mapping(pairs), mark: mark)
    case .alias: return nil
    }
  }

  private static func documentError(_ error: YamlError, in text: SourceText) -> DocumentError {
    func at(_ mark: Mark) -> SourceMark { SourceMark(line: mark.line, column: mark.column) }
    switch error {
    case .scanner(let context, let problem, let mark, _),
      .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      if text.line(mark.line).drop(while: { $0 == " " }).first == "\t" {
        return DocumentError("a line may not be indented with tabs; use spaces", at: at(mark))
      }
      let detail = context.map { " \($0.text) that begins on line \($0.mark.line)" } ?? ""
      // After the last line there is nothing to show: an unterminated element begins before it.
      let isBehind = text.line(mark.line).allSatisfy { $0 == " " }
      let place = isBehind ? context?.mark ?? mark : mark
      return DocumentError("YAML: \(problem)\(detail)", at: at(place))
    case .duplicatedKeysInMapping(let keys, let context):
      let names = keys.map { "“\($0)”" }.joined(separator: ", ")
      let first = at(context.mark)
      let second = keys.first.flatMap { text.secondMark(ofKey: $0, from: first) }
      return DocumentError("\(names) stands twice in this mapping", at: second ?? first)
    case .reader(let problem, let offset, _, _):
      return DocumentError("YAML: \(problem)", at: text.mark(ofCharacter: offset ?? 0))
    default:
      return DocumentError("the YAML cannot be read", at: SourceMark(line: 1, column: 1))
    }
  }
}
