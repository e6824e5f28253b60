import Testing

@testable import LibXML

/// Reading of XML, as the events that are told.
struct XMLTextTests {
  /// What is told of a text, a line for each event, and how it ends.
  private func events(_ text: String, stopAt last: String? = nil) -> String {
    let reader = XMLText()
    var lines: [String] = []
    reader.started = { [unowned reader] name, attributes, end in
      let pairs = attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }
      lines.append("\(end.line):\(end.column) <\(name)\(pairs.joined())")
      if name == last { reader.stop() }
    }
    reader.ended = { lines.append(">") }
    reader.characters = { lines.append("'\($0)'") }
    let outcome = reader.read(text.utf8)
    return (lines + ["\(outcome)"]).joined(separator: "\n")
  }

  @Test func `elements, attributes and characters are told in their order`() {
    #expect(
      events("<a>\n<b:c x=\"1\" y:z='&lt;2&amp;&#233;é'/>t&gt;<![CDATA[<u>]]></a>") == """
        1:3 <a
        '
        '
        2:35 <b:c x=1 y:z=<2&éé
        >
        't'
        '>'
        '<u>'
        >
        read
        """)
  }

  @Test func `declarations, comments, instructions and name spaces are read over`() {
    #expect(
      events(
        "<?xml version=\"1.0\" encoding=\"UTF-16\"?><?a?><!-- b --><c xmlns=\"d\" xmlns:e=\"f\"/>")
          == """
          1:79 <c
          >
          read
          """)
  }

  @Test(arguments: [
    ("", "1:1"), ("a", "1:1"), ("<a>\n  <b>\n</a>", "3:5"), ("<a", "1:1"),
    ("<a x='1' x='2'/>", "1:17"),
    ("<a>&b;</a>", "1:7"), ("<a/><b/>", "1:5"), ("<a>\u{1}</a>", "1:5"),
  ])
  func `what is broken is told with its place`(text: String, place: String) {
    let end = events(text).split(separator: "\n").last.map(String.init) ?? ""
    #expect(end.contains("line: \(place.prefix { $0 != ":" })"), "\(end)")
    #expect(end.hasSuffix("column: \(place.drop { $0 != ":" }.dropFirst())))"), "\(end)")
  }

  @Test func `nothing is told after a stop`() {
    #expect(
      events("<a><b/><c/></a>", stopAt: "b") == """
        1:3 <a
        1:6 <b
        stopped
        """)
  }

  @Test func `no other file is opened, whatever the text asks for`() {
    let text = "<!DOCTYPE a [<!ENTITY b SYSTEM 'file:///etc/passwd'>]><a>&b;</a>"
    #expect(!events(text).contains("root"))
  }

  @Test func `a text of many pieces is read as one, also where characters have several bytes`() {
    // 1 << 16 bytes is a piece: one byte, then characters of three.
    let long = "x" + String(repeating: "\u{20AC}", count: 50_000)
    let reader = XMLText()
    var all = ""
    var value = ""
    reader.characters = { all += $0 }
    reader.started = { _, attributes, _ in value = attributes["v"] ?? "" }

    #expect(reader.read("<a v=\"\(long)\">\(long)</a>".utf8) == .read)
    #expect(all == long)
    #expect(value == long)
  }
}
