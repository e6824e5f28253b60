import AdaptiveUI
import Documents
import Foundation

/// Reads through a document for what the builder would read over: attributes and elements without
/// effect here, and unknown values.
///
/// What depends on the opened objects (runtime attributes, connections, classes) the builder notes
/// itself.
@MainActor final class DocumentReview {
  private let document: InterfaceBuilderDocument
  private let lines: [Substring]
  private let colors: Set<String>
  private let controllers: Set<String>
  private var found: [Note] = []
  private var numbers: [Subject: Int] = [:]
  /// How many notes there are beyond the most that anybody reads.
  private var rest = 0
  private static let most = 300

  private struct Note {
    let message: String
    let mark: SourceMark
    var count = 1
  }

  /// What a note is about; the same is said once.
  private struct Subject: Hashable {
    var tag: String
    var word: String
    var value: String?
  }

  /// What the document says in vain: `file:line:column: message`, in the order of the file.
  ///
  /// What is said again is counted.
  static func notes(of document: InterfaceBuilderDocument) -> [String] {
    let review = DocumentReview(document)
    review.read(document.root, DocumentWords.tags["document"] ?? DocumentWords())
    let sorted = review.found.enumerated().sorted {
      ($0.element.mark, $0.offset) < ($1.element.mark, $1.offset)
    }
    let texts = sorted.map(\.element).map { note in
      let more = note.count == 2 ? "once" : "\(note.count - 1) times"
      return "\(document.file):\(note.mark.line):\(note.mark.column): \(note.message)"
        + (note.count > 1 ? ", and \(more) more" : "")
    }
    guard review.rest > 0 else { return texts }
    return texts + ["\(document.file): \(review.rest) more words have no effect here"]
  }

  private init(_ document: InterfaceBuilderDocument) {
    self.document = document
    lines = document.source.split(separator: "\n", omittingEmptySubsequences: false)
    controllers = Set(document.scenes.compactMap(\.controller?.id))
    colors = Set(
      document.root.list("resources").filter { $0.name == "namedColor" }.compactMap { $0["name"] })
  }

  /// Notes what is about something new; looking for names and places takes time.
  private func note(
    _ subject: Subject, _ message: @autoclosure () -> String, at words: String,
    in element: DocumentElement
  ) {
    if let known = numbers[subject] {
      found[known].count += 1
    } else if found.count < Self.most {
      numbers[subject] = found.count
      found.append(Note(message: message(), mark: place(of: words, in: element)))
    } else {
      rest += 1
    }
  }

  private func read(_ element: DocumentElement, _ words: DocumentWords) {
    for (name, value) in element.attributes.sorted(by: { $0.key < $1.key }) {
      var subject = Subject(tag: element.name, word: name)
      guard let kind = words.attributes[name] else {
        note(
          subject,
          unknown("'\(name.prefix(80))'", like: name, of: element, words.attributes.keys.sorted()),
          at: "\(name)=", in: element)
        continue
      }
      guard !fits(value, kind) else { continue }
      subject.value = value
      note(subject, problem(of: value, kind, name), at: "\(name)=", in: element)
    }
    for child in element.children where child.name != "nil" { readPart(child, of: element, words) }
  }

  private func readPart(
    _ child: DocumentElement, of element: DocumentElement, _ words: DocumentWords
  ) {
    if child.name == "variation" { return readVariation(child, of: element, words) }
    let start = "<\(child.name)"
    let isHeld = DocumentWords.holders.contains(element.name)
    guard
      isHeld || words.parts.contains(child.key ?? child.name) || words.parts.contains(child.name)
    else {
      let tag = child.key.map { "\(start) key=\"\($0)\">" } ?? "\(start)>"
      return note(
        Subject(tag: element.name, word: tag),
        unknown(tag, like: child.key ?? child.name, of: element, words.parts.sorted()),
        at: start, in: child)
    }
    if element.name == "subviews", child.id == nil {
      note(
        Subject(tag: element.name, word: child.name), "\(start)> has no id and is not shown",
        at: start, in: child)
    } else if let own = DocumentWords.tags[child.name] {
      read(child, own)
    } else if element.name == "objects", child.id.map(controllers.contains) == true {
      note(
        Subject(tag: element.name, word: child.name),
        "\(start)> is not known; a plain controller stands for it", at: start, in: child)
      if let plain = DocumentWords.tags["viewController"] { read(child, plain) }
    } else if ViewTag.isView(child) {
      // The builder says that a box stands for it, whatever its attributes are.
      for part in child.children where part.name != "nil" {
        readPart(part, of: child, DocumentWords.view)
      }
    }
  }

  /// What a variation says is said of the element around it.
  private func readVariation(
    _ variation: DocumentElement, of element: DocumentElement, _ words: DocumentWords
  ) {
    let key = variation.key ?? ""
    if !SizeClasses.knows(key) {
      note(
        Subject(tag: "variation", word: key), "the variation '\(key)' never holds here",
        at: "<variation", in: variation)
    }
    read(variation, words.varied)
  }

  private func unknown(
    _ what: String, like word: String, of element: DocumentElement, _ known: [String]
  ) -> String {
    "\(what) of <\(element.name)> has no effect here"
      + (nearestMisspelling(of: word, in: known).map { ", did you mean '\($0)'?" } ?? "")
  }

  private func fits(_ text: String, _ kind: DocumentWords.Value) -> Bool {
    func isNumber(_ text: some StringProtocol) -> Bool {
      DocumentElement.number(String(text)) != nil
    }
    switch kind {
    case .text: return true
    case .flag: return text == "YES" || text == "NO"
    case .number: return isNumber(text)
    case .seconds: return DocumentElement.seconds(text) != nil
    case .length: return text == "infinite" || isNumber(text)
    case .ratio:
      if text.hasSuffix("%") { return isNumber(text.dropLast()) }
      let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
      return parts.count <= 2 && parts.allSatisfy(isNumber)
    case .image: return text.isEmpty || document.images[text] != nil
    case .color: return colors.contains(text)
    case .font: return UIFont(name: text, size: 12) != nil
    case .choice(let words): return words.contains(text)
    }
  }

  /// What is said of a value that does not fit.
  private func problem(of text: String, _ kind: DocumentWords.Value, _ name: String) -> String {
    let word = text.shortened
    let what = "“\(word)” is no value of '\(name)'"
    switch kind {
    case .text, .flag: return "\(what); it may be YES, NO"
    case .number, .seconds: return "\(what), which is a number"
    case .length: return "\(what), which is a number or infinite"
    case .ratio: return "\(what), which is a number, a ratio like 16:9 or a share like 35%"
    case .image: return "the picture '\(word)' is not among the document's resources"
    case .color: return "the colour '\(word)' is not among the document's resources"
    case .font: return "the font '\(word)' is not known; the system's stands for it"
    case .choice(let words):
      let known = words.count > 40 ? "" : "; it may be \(words.joined(separator: ", "))"
      let near = nearestName(to: text, in: words).map { ", did you mean '\($0)'?" } ?? ""
      return what + known + near
    }
  }

  /// Where something in a tag is that nothing but a space or the tag's beginning precedes.
  ///
  /// Elements are marked where their tags end.
  private func place(of words: String, in element: DocumentElement) -> SourceMark {
    for line in stride(from: min(element.mark.line, lines.count), to: 0, by: -1) {
      let text = lines[line - 1]
      var seen = text[...]
      if line == element.mark.line {
        let end = text.unicodeScalars.index(
          text.startIndex, offsetBy: element.mark.column, limitedBy: text.endIndex)
        seen = text[..<(end ?? text.endIndex)]
      }
      while let found = seen.range(of: words, options: .backwards) {
        seen = seen[..<found.lowerBound]
        guard words.hasPrefix("<") || seen.last?.isWhitespace ?? true else { continue }
        return SourceMark(line: line, column: seen.unicodeScalars.count + 1)
      }
      if text.contains("<\(element.name)") { break }
    }
    return element.mark
  }
}
