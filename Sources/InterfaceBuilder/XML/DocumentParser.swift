import Foundation
import SceneFiles

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads XML into elements, within limits that no real document reaches.
///
/// Nothing outside the text is ever read: documents with a document type declaration, which could name
/// entities or other files, are refused.
final class DocumentParser: NSObject, XMLParserDelegate {
  /// The largest file, in bytes.
  static let largestFile = 32 << 20
  /// The most elements, so that memory stays within a few hundred megabytes.
  private static let mostElements = 600_000
  /// How deep elements may stand in each other.
  private static let deepest = 200

  private var open: [DocumentElement] = []
  private var root: DocumentElement?
  private var count = 0
  private var problem: SceneError?

  /// The outermost element of a text.
  ///
  /// - Throws: ``SceneErrors`` with one error, the first that makes the text unreadable.
  static func root(of data: Data, file: String) throws(SceneErrors) -> DocumentElement {
    guard data.count <= largestFile else {
      throw SceneErrors(
        file: file,
        errors: [
          SceneError(
            "the file is larger than \(largestFile >> 20) MB, which no document of Interface Builder is",
            at: SceneMark(line: 1, column: 1))
        ], text: "")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw SceneErrors(
        file: file,
        errors: [SceneError("the file is not UTF-8 text", at: SceneMark(line: 1, column: 1))],
        text: "")
    }
    if let error = unwanted(in: text) {
      throw SceneErrors(file: file, errors: [error], text: text)
    }
    let reader = DocumentParser()
    // In pieces: given at once, the parser takes no more than 10 MB.
    let parser = XMLParser(stream: InputStream(data: data))
    parser.delegate = reader
    let didParse = parser.parse()
    if didParse, reader.problem == nil, let root = reader.root { return root }
    let error = reader.problem ?? reader.syntaxError(of: parser)
    throw SceneErrors(file: file, errors: [error], text: text)
  }

  /// What is XML and yet never given to the parser.
  private static func unwanted(in text: String) -> SceneError? {
    // Only there can entities be declared.
    if let declaration = text.range(of: "<!DOCTYPE", options: .caseInsensitive) {
      return SceneError(
        "a document type declaration does not belong here",
        at: mark(of: declaration.lowerBound, in: text))
    }
    // FoundationXML on Linux reads the content of these, which is not there.
    var rest = text[...]
    while let start = rest.range(of: "<?") {
      let end = rest[start.upperBound...].range(of: "?>")?.lowerBound ?? rest.endIndex
      let inside = rest[start.upperBound..<end]
      if !inside.isEmpty, !inside.contains(where: \.isWhitespace) {
        return SceneError(
          "a processing instruction without content does not belong here",
          at: mark(of: start.lowerBound, in: text))
      }
      rest = rest[end...]
    }
    return nil
  }

  private static func mark(of place: String.Index, in text: String) -> SceneMark {
    let head = text[..<place]
    let line = head.utf8.count { $0 == UInt8(ascii: "\n") } + 1
    let column = head.unicodeScalars.reversed().prefix { $0 != "\n" }.count + 1
    return SceneMark(line: line, column: column)
  }

  private func syntaxError(of parser: XMLParser) -> SceneError {
    let mark = SceneMark(line: max(parser.lineNumber, 1), column: max(parser.columnNumber, 1))
    guard let last = open.last else {
      return SceneError("this is not XML", at: mark)
    }
    return SceneError(
      "the XML is broken here, inside <\(last.name)> of line \(last.mark.line)", at: mark)
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    let mark = SceneMark(line: max(parser.lineNumber, 1), column: max(parser.columnNumber, 1))
    count += 1
    guard open.count < Self.deepest else {
      return stop(parser, "elements stand more than \(Self.deepest) deep in each other", mark)
    }
    guard count <= Self.mostElements else {
      return stop(parser, "the document has more than \(Self.mostElements) elements", mark)
    }
    open.append(DocumentElement(name: elementName, attributes: attributes, mark: mark))
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    guard let done = open.popLast() else { return }
    if open.isEmpty { root = done } else { open[open.count - 1].children.append(done) }
  }

  /// Called once the parser knows; it goes on to close what is open, so the place is kept here.
  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    if problem == nil { problem = syntaxError(of: parser) }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard let last = open.indices.last, Self.texts.contains(open[last].name) else { return }
    open[last].text += string
  }

  /// The elements whose characters are content.
  private static let texts: Set = ["string", "mutableString"]

  private func stop(_ parser: XMLParser, _ message: String, _ mark: SceneMark) {
    if problem == nil { problem = SceneError(message, at: mark) }
    parser.abortParsing()
  }
}
