import Foundation
import VectorRenderer

/// A sheet as a self-contained page of HTML.
///
/// Its policy allows only its own script and style, identified by their digests; nothing is loaded.
package struct SheetPage {
  private var body = ""
  private var courses: [CourseData] = []
  private var strings = CourseStrings()

  /// The initial scale of pictures.
  private static let zoom = 0.5

  private static let script = String(decoding: PackageResources.sheet_js, as: UTF8.self)
  private static let style = String(decoding: PackageResources.sheet_css, as: UTF8.self)

  /// The page of a sheet; equal sheets give equal text.
  ///
  /// - Throws: The encoder's errors, which strings and numbers do not cause.
  package static func document(_ contents: SheetContents) throws -> String {
    var page = SheetPage()
    for (number, document) in contents.documents.enumerated() {
      page.add(document, "d\(number)")
    }
    func hash(_ text: String) -> String {
      "'sha256-\(Data(SHA256.digest(text)).base64EncodedString())'"
    }
    let policy =
      "default-src 'none'; img-src data:; script-src \(hash(script)); style-src \(hash(style)); "
      + "base-uri 'none'; form-action 'none'"
    let title = SVGValue.escaped(contents.title)
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(title)</title>
      <style>\(style)</style>
      </head>
      <body>
      <header>
      <h1>\(title)</h1>
      <p>\(summary(contents))</p>
      <p><label>Size of pictures <input type="range" id="zoom" min="20" max="100" step="5" \
      value="\(Int(zoom * 100))"></label></p>
      </header>
      <main>
      \(page.body)</main>
      <script type="application/json" id="courses">\(try json(page))</script>
      <script>\(script)</script>
      </body>
      </html>

      """
  }

  private static func summary(_ contents: SheetContents) -> String {
    let scenes = contents.documents.flatMap(\.scenes)
    let figures = scenes.flatMap(\.figures)
    let findings = Set(figures.flatMap { $0.findings.map(\.text) }).count
    var words = [
      count(contents.documents.count, "document"), count(scenes.count, "scene"),
      count(figures.count, "picture"), count(findings, "finding"),
    ]
    if figures.contains(where: { $0.changes != nil }) {
      words.append(count(figures.count { !($0.changes ?? []).isEmpty }, "changed picture"))
    }
    return words.joined(separator: ", ")
  }

  private static func count(_ number: Int, _ word: String) -> String {
    "\(number) \(word)\(number == 1 ? "" : "s")"
  }

  /// JSON in which no text can end the element that contains it.
  private static func json(_ page: SheetPage) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = CoursesData(strings: page.strings.all, courses: page.courses)
    return String(decoding: try encoder.encode(data), as: UTF8.self)
      .replacing("<", with: "\\u003c").replacing(">", with: "\\u003e")
      .replacing("&", with: "\\u0026")
  }

  private mutating func add(_ document: SheetContents.Document, _ id: String) {
    body += "<section>\n<h2>\(SVGValue.escaped(document.file))</h2>\n"
    if let problem = document.problem {
      body += "<p class=\"wrong\">\(SVGValue.escaped(problem))</p>\n"
    }
    for (number, scene) in document.scenes.enumerated() {
      add(scene, "\(id)s\(number)", of: id)
    }
    body += "</section>\n"
  }

  private mutating func add(_ scene: SheetContents.Scene, _ id: String, of document: String) {
    body +=
      "<article id=\"\(id)\">\n<h3>\(SVGValue.escaped(scene.name))</h3>\n<div class=\"figures\">\n"
    var number = 1
    for figure in scene.figures {
      add(figure, first: number)
      number += figure.markCount
    }
    body += "</div>\n"
    addSentences(of: scene)
    if !scene.segues.isEmpty {
      body += "<ul class=\"segues\">\n"
      for segue in scene.segues {
        let words = SVGValue.escaped(segue.words)
        body +=
          segue.target.map { "<li><a href=\"#\(document)s\($0)\">\(words)</a></li>\n" }
          ?? "<li>\(words)</li>\n"
      }
      body += "</ul>\n"
    }
    if let course = scene.course { add(course, scene, id) }
    body += "</article>\n"
  }

  private mutating func add(_ figure: SheetContents.Figure, first: Int) {
    let caption = SVGValue.escaped(figure.caption)
    let isChanged =
      figure.before != nil
      ? ", before and after" : figure.changes.map { $0.isEmpty ? ", unchanged" : ", changed" } ?? ""
    body += "<figure>\n<figcaption>\(caption)\(isChanged)</figcaption>\n"
    if let before = figure.before {
      body += Self.svg(
        before.size, before.body, before.definitions, label: "Before: \(figure.caption)")
    }
    body += Self.svg(
      figure.size, figure.markedBody(first: first), figure.definitions, label: figure.caption)
    body += "</figure>\n"
  }

  private static func svg(
    _ size: CGSize, _ body: String, _ definitions: String, label: String
  ) -> String {
    let (width, height) = (SVGValue.number(size.width), SVGValue.number(size.height))
    let defined = definitions.isEmpty ? "" : "<defs>\n\(definitions)</defs>\n"
    return """
      <svg class="picture" role="img" aria-label="\(SVGValue.escaped(label))" \
      viewBox="0 0 \(width) \(height)" width="\(SVGValue.number(size.width * zoom))" \
      height="\(SVGValue.number(size.height * zoom))" font-family="\(SVGValue.family(nil))">
      \(defined)\(body)</svg>

      """
  }

  /// Adds the findings and changes in words, with the numbers of their marks.
  private mutating func addSentences(of scene: SheetContents.Scene) {
    let kinds: [(String, String, (SheetContents.Figure) -> [SheetContents.Mark])] = [
      ("Findings", "wrong", { $0.findings }), ("Changes", "changed", { $0.changes ?? [] }),
    ]
    for (title, name, marks) in kinds {
      var number = 1
      var lines = ""
      for figure in scene.figures {
        let start = name == "wrong" ? number : number + figure.findings.count
        for (offset, mark) in marks(figure).enumerated() {
          lines +=
            "<li value=\"\(start + offset)\">\(SVGValue.escaped(mark.text))"
            + " <small>\(SVGValue.escaped(figure.caption))</small></li>\n"
        }
        number += figure.markCount
      }
      if !lines.isEmpty { body += "<h4>\(title)</h4>\n<ol class=\"\(name)\">\n\(lines)</ol>\n" }
    }
  }

  private mutating func add(_ course: WidthCourse, _ scene: SheetContents.Scene, _ id: String) {
    guard let first = course.pieces.first, let last = course.pieces.last else { return }
    let number = courses.count
    courses.append(CourseData(course, height: scene.courseHeight, strings: &strings))
    let start = min(max(393, first.from), last.to)
    let name = SVGValue.escaped(scene.name)
    body += """
      <div class="any" data-course="\(number)">
      <h4 id="\(id)w">At every width</h4>
      <p><button type="button" data-step="-1">Change before</button> \
      <button type="button" data-step="1">Next change</button> <output>\(start) pt</output></p>
      <p><input type="range" min="\(first.from)" max="\(last.to)" step="1" value="\(start)" \
      aria-label="Width of \(name)"></p>
      <svg class="picture" role="img" aria-labelledby="\(id)w" font-family="\(SVGValue.family(nil))"></svg>
      </div>

      """
  }
}
