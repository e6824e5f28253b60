/// A storyboard of many views: sections below each other, in each a title and rows of nine views.
///
/// Rows are what lists of real screens hold: a picture, two labels that give way, a badge that does
/// not, a field with a share of the width, a stack of two labels.
package struct GeneratedStoryboard {
  private static let rowsPerSection = 10
  private static let viewsPerRow = 9

  /// About as many views as the document has, at least those of one section.
  package let views: Int

  /// A storyboard of about `views` views.
  package init(views: Int) {
    self.views = views
  }

  /// How many sections the document has.
  package var sections: Int {
    max(1, Int((Double(views) / Double(2 + Self.rowsPerSection * Self.viewsPerRow)).rounded()))
  }

  /// The document.
  package var text: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    useTraitCollections="YES" useSafeAreas="YES" initialViewController="list">
    <device id="retina4_7" orientation="portrait"/>
    <scenes><scene sceneID="scene"><objects><viewController id="list">
    <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
    \(group("subviews", (0..<sections).map(section)))
    \(group("constraints", (0..<sections).flatMap(sectionPlace)))
    </view></viewController></objects></scene></scenes>
    </document>
    """
  }

  private static let frame = #"<rect key="frame" x="0" y="0" width="1" height="1"/>"#

  private func group(_ name: String, _ lines: [String]) -> String {
    "<\(name)>\n\(lines.joined(separator: "\n"))\n</\(name)>"
  }

  private func element(
    _ name: String, _ id: String, _ attributes: String = "", _ content: String = ""
  ) -> String {
    "<\(name) id=\"\(id)\" translatesAutoresizingMaskIntoConstraints=\"NO\" \(attributes)>"
      + "\(Self.frame)\(content)</\(name)>"
  }

  /// `first REL second + constant`, both as `item.attribute`.
  private func constraint(
    _ first: String, _ second: String? = nil, _ constant: Int = 0, relation: String? = nil,
    _ more: String = ""
  ) -> String {
    let (item, attribute) = split(first)
    var text = "<constraint firstItem=\"\(item)\" firstAttribute=\"\(attribute)\""
    if let second {
      let (item, attribute) = split(second)
      text += " secondItem=\"\(item)\" secondAttribute=\"\(attribute)\""
    }
    if let relation { text += " relation=\"\(relation)\"" }
    return text + " constant=\"\(constant)\" \(more) id=\"\(first)\(second ?? "-")\"/>"
  }

  private func split(_ name: String) -> (Substring, Substring) {
    let parts = name.split(separator: ".")
    return (parts[0], parts[1])
  }

  private func section(_ number: Int) -> String {
    let id = "s\(number)"
    let rows = (0..<Self.rowsPerSection).map { "\(id)r\($0)" }
    let title = element("label", "\(id)t", "text=\"Section \(number)\"")
    let places =
      [
        constraint("\(id)t.top", "\(id).top"), constraint("\(id)t.leading", "\(id).leading", 16),
      ]
      + rows.indices.flatMap { index in
        [
          constraint(
            "\(rows[index]).top", index == 0 ? "\(id)t.bottom" : "\(rows[index - 1]).bottom", 1),
          constraint("\(rows[index]).leading", "\(id).leading"),
          constraint("\(id).trailing", "\(rows[index]).trailing"),
        ]
      } + [constraint("\(id).bottom", "\(rows[rows.count - 1]).bottom", 8)]
    return element(
      "view", id, "", group("subviews", [title] + rows.map(row)) + group("constraints", places))
  }

  private func sectionPlace(_ number: Int) -> [String] {
    [
      constraint(
        "s\(number).top", number == 0 ? "root.top" : "s\(number - 1).bottom", number == 0 ? 20 : 0),
      constraint("s\(number).leading", "root.leading"),
      constraint("root.trailing", "s\(number).trailing"),
    ]
  }

  private func row(_ id: String) -> String {
    let name = String(repeating: "Name ", count: 1 + id.utf8.reduce(0) { $0 &+ Int($1) } % 7)
    let stack = element(
      "stackView", "\(id)k", "axis=\"vertical\" spacing=\"2\"",
      group(
        "subviews", ["a", "b"].map { element("label", "\(id)k\($0)", "text=\"12:3\($0)\"") }))
    return element(
      "view", id, "",
      group(
        "subviews",
        [
          element("view", "\(id)p"), element("label", "\(id)n", "text=\"\(name)\""),
          element("label", "\(id)d", "text=\"More about it\""), element("view", "\(id)b"),
          element("view", "\(id)f"), stack,
        ]) + group("constraints", rowPlaces(id)))
  }

  private func rowPlaces(_ id: String) -> [String] {
    [
      constraint("\(id)p.width", nil, 24), constraint("\(id)p.height", nil, 24),
      constraint("\(id)p.leading", "\(id).leading", 16),
      constraint("\(id)p.centerY", "\(id).centerY"),
      constraint("\(id)n.leading", "\(id)p.trailing", 8), constraint("\(id)n.top", "\(id).top", 4),
      constraint("\(id)d.leading", "\(id)n.leading"), constraint("\(id)d.top", "\(id)n.bottom", 2),
      constraint("\(id).bottom", "\(id)d.bottom", 4),
      constraint("\(id)b.leading", "\(id)n.trailing", 8, relation: "greaterThanOrEqual"),
      constraint("\(id)b.leading", "\(id)d.trailing", 8, relation: "greaterThanOrEqual"),
      constraint("\(id)b.width", nil, 20, relation: "greaterThanOrEqual"),
      constraint("\(id)b.width", nil, 20, "priority=\"240\""), constraint("\(id)b.height", nil, 20),
      constraint("\(id)b.centerY", "\(id).centerY"),
      constraint("\(id)f.leading", "\(id)b.trailing", 8), constraint("\(id)f.height", nil, 30),
      constraint("\(id)f.width", "\(id).width", 0, "multiplier=\"0.2\" priority=\"700\""),
      constraint("\(id)f.width", nil, 40, relation: "greaterThanOrEqual"),
      constraint("\(id)f.centerY", "\(id).centerY"),
      constraint("\(id)k.leading", "\(id)f.trailing", 8),
      constraint("\(id).trailing", "\(id)k.trailing", 16),
      constraint("\(id)k.centerY", "\(id).centerY"),
    ]
  }
}
