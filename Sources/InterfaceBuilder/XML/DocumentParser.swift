import Documents
import Foundation
import LibXML

/// Reads XML into elements, within limits that no real document reaches.
///
/// Nothing outside the text is ever read: documents with a document type declaration, which could name
/// entities or other files, are refused.
final class DocumentParser {
  /// The largest file, in bytes.
  static let largestFile = 32 << 20
  /// The most elements, so that memory stays within a few hundred megabytes.
  private static let mostElements = 600_000
  /// How deep elements may be in each other.
  private static let deepest = 200

  private let reading = XMLText()
  private var open: [DocumentElement] = []
  private var root: DocumentElement?
  private var count = 0
  private var problem: DocumentError?

  /// What is wrong with bytes that are no text; the decoder puts U+FFFD where they do not fit.
  private static func notUTF8(_ data: Data) -> DocumentError {
    let before = String(decoding: data, as: UTF8.self).unicodeScalars.prefix { $0 != "\u{FFFD}" }
    let column = before.reversed().prefix { $0 != "\n" }.count + 1
    return DocumentError(
      "the file is not UTF-8; this is the first byte that does not fit",
      at: SourceMark(line: before.count { $0 == "\n" } + 1, column: column))
  }

  /// The outermost element of a text.
  ///
  /// - Throws: ``DocumentErrors`` with one error, the first that makes the text unreadable.
  static func root(of data: Data, file: String) throws(DocumentErrors) -> DocumentElement {
    guard data.count <= largestFile else {
      throw DocumentErrors(
        file: file,
        errors: [
          DocumentError(
            "the file is larger than \(largestFile >> 20) MB, which no document of Interface Builder is",
            at: SourceMark(line: 1, column: 1))
        ], text: "")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw DocumentErrors(
        file: file, errors: [notUTF8(data)], text: String(decoding: data, as: UTF8.self))
    }
    if let error = unwanted(in: text) {
      throw DocumentErrors(file: file, errors: [error], text: text)
    }
    let parser = DocumentParser()
    let outcome = parser.reading.read(data)
    if outcome == .read, let root = parser.root { return root }
    throw DocumentErrors(file: file, errors: [parser.problem(of: outcome)], text: text)
  }

  /// What is XML and yet never given to the parser.
  private static func unwanted(in text: String) -> DocumentError? {
    // Only there can entities be declared.
    if let declaration = text.range(of: "<!DOCTYPE", options: .caseInsensitive) {
      return DocumentError(
        "a document type declaration does not belong here",
        at: mark(of: declaration.lowerBound, in: text))
    }
    return nil
  }

  private static func mark(of place: String.Index, in text: String) -> SourceMark {
    let head = text[..<place]
    let line = head.utf8.count { $0 == UInt8(ascii: "\n") } + 1
    let column = head.unicodeScalars.reversed().prefix { $0 != "\n" }.count + 1
    return SourceMark(line: line, column: column)
  }

  private init() {
    reading.started = { [unowned self] in start($0, attributes: $1, end: $2) }
    reading.ended = { [unowned self] in end() }
    reading.characters = { [unowned self] in add($0) }
  }

  private func problem(of outcome: XMLText.Outcome) -> DocumentError {
    switch outcome {
    case .broken(let place):
      let mark = SourceMark(line: place.line, column: place.column)
      guard let last = open.last else { return DocumentError("this is not XML", at: mark) }
      return DocumentError(
        "the XML is broken here, inside <\(last.name)> of line \(last.mark.line)", at: mark)
    case .unavailable:
      return DocumentError(
        "documents of Interface Builder are read with libxml2, which is not installed",
        at: SourceMark(line: 1, column: 1))
    case .read, .stopped:
      return problem ?? DocumentError("this is not XML", at: SourceMark(line: 1, column: 1))
    }
  }

  private func start(_ name: String, attributes: [String: String], end: XMLPlace) {
    let mark = SourceMark(line: end.line, column: end.column)
    count += 1
    guard open.count < Self.deepest else {
      return stop("elements stand more than \(Self.deepest) deep in each other", mark)
    }
    guard count <= Self.mostElements else {
      return stop("the document has more than \(Self.mostElements) elements", mark)
    }
    open.append(DocumentElement(name: name, attributes: attributes, mark: mark))
  }

  private func end() {
    guard let done = open.popLast() else { return }
    if open.isEmpty { root = done } else { open[open.count - 1].children.append(done) }
  }

  private func add(_ characters: String) {
    guard let last = open.indices.last, Self.texts.contains(open[last].name) else { return }
    open[last].text += characters
  }

  /// The elements whose characters are content.
  private static let texts: Set = ["string", "mutableString"]

  private func stop(_ message: String, _ mark: SourceMark) {
    problem = DocumentError(message, at: mark)
    reading.stop()
  }
}
