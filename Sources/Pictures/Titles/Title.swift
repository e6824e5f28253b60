import AdaptiveUI

/// The title of a box, in forms from the longest to the shortest.
///
/// Views with the same cells share a title, `nav › list`. What all of them have in common is shown
/// once, at the end.
package struct Title: Sendable {
  /// The forms of a title; each leaves out one thing more.
  package enum Form: Int, Sendable, CaseIterable {
    case whole, withoutClass, withoutSize, names, lastName
  }

  /// A piece of a title in one style.
  package struct Part: Sendable, Hashable {
    package var text: String
    package var isMarked = false
  }

  package let links: [TitleLink]
  /// The longest form that the title has.
  package let longest: Form
  private let pieces: [Piece]

  /// A part of the title, and the shortest form that has it.
  private struct Piece {
    let part: Part
    let last: Form
  }

  /// Creates the title of views with the same place, outermost first.
  package init(links: [TitleLink], upTo longest: Form = .whole) {
    self.links = links
    self.longest = longest
    pieces = Self.pieces(of: links)
  }

  /// The pieces of a form, from left to right.
  package func parts(_ form: Form) -> [Part] {
    let form = clamped(form)
    let parts = pieces.filter { form.rawValue <= $0.last.rawValue }.map(\.part)
    return isShortened(form) ? [Self.omission] + parts : parts
  }

  /// The columns of each form, whose texts take the columns that `columns` counts.
  package func widths(_ columns: (String) -> Int) -> [Int] {
    let counts = pieces.map { columns($0.part.text) }
    return Form.allCases.map { form in
      let form = clamped(form)
      let own = isShortened(form) ? columns(Self.omission.text) : 0
      return zip(pieces, counts).reduce(own) { sum, piece in
        form.rawValue <= piece.0.last.rawValue ? sum + piece.1 : sum
      }
    }
  }

  private func clamped(_ form: Form) -> Form { form.rawValue < longest.rawValue ? longest : form }

  /// What stands for the links that the shortest form leaves out.
  private static let omission = Part(text: "… › ")

  private func isShortened(_ form: Form) -> Bool { form == .lastName && links.count > 1 }

  /// The name of the last link, with the marker of the focused box.
  package var shortest: String { links.last.map(Self.name) ?? "" }

  /// Whether it only shows the class of a view without a name.
  package var isMinor: Bool { links.allSatisfy { $0.className == nil && $0.sizeClasses == nil } }

  /// The order in which titles grow: 0 for controllers, 1 for other views.
  package var rank: Int { links.contains { $0.sizeClasses != nil } ? 0 : 1 }

  /// The marker before the name of the focused box.
  package static let marker: Character = "▸"

  private static func name(_ link: TitleLink) -> String {
    link.isFocused ? "\(marker)\(link.name)" : link.name
  }

  /// The pieces of the longest form: what all links have in common is once at the end.
  private static func pieces(of links: [TitleLink]) -> [Piece] {
    let sizes = links.map(\.size.traceText)
    guard let size = sizes.last else { return [] }
    let classes = links.last { $0.sizeClasses != nil }?.sizeClasses
    var pieces: [Piece] = []
    func add(_ text: String, until last: Form, isMarked: Bool = false) {
      pieces.append(Piece(part: Part(text: text, isMarked: isMarked), last: last))
    }
    func addClasses(_ classes: String, isChanged: Bool) {
      add(" ", until: .withoutSize)
      add(classes + (isChanged ? "*" : ""), until: .withoutSize, isMarked: isChanged)
    }
    for (index, link) in links.enumerated() {
      if index > 0 { add(" › ", until: .names) }
      add(name(link), until: index == links.count - 1 ? .lastName : .names)
      if let className = link.className { add(" \(className)", until: .whole) }
      if sizes[index] != size { add(" \(sizes[index])", until: .withoutClass) }
      if let own = link.sizeClasses, own != classes { addClasses(own, isChanged: link.isChanged) }
    }
    add(" \(size)", until: .withoutClass)
    if let classes { addClasses(classes, isChanged: links.contains { $0.isChanged }) }
    return pieces
  }
}
