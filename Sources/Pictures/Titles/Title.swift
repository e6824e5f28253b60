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
  /// The sizes of the links, such as `320×44`.
  private let sizes: [String]

  /// Creates the title of views with the same place, outermost first.
  package init(links: [TitleLink], upTo longest: Form = .whole) {
    self.links = links
    self.longest = longest
    sizes = links.map(\.size.traceText)
  }

  /// The pieces of a form, from left to right.
  package func parts(_ form: Form) -> [Part] {
    guard let size = sizes.last else { return [] }
    let form = form.rawValue < longest.rawValue ? longest : form
    let shared = Shared(
      size: size, sizeClasses: links.last { $0.sizeClasses != nil }?.sizeClasses,
      isChanged: links.contains { $0.isChanged })
    var parts: [Part] = []
    if form == .lastName, links.count > 1 { parts.append(Part(text: "… › ")) }
    let first = form == .lastName ? links.count - 1 : 0
    for index in first..<links.count {
      if index > first { parts.append(Part(text: " › ")) }
      parts += Self.parts(of: links[index], sizes[index], form, apartFrom: shared)
    }
    if form.rawValue < Form.withoutSize.rawValue { parts.append(Part(text: " \(shared.size)")) }
    if form.rawValue < Form.names.rawValue, let classes = shared.sizeClasses {
      parts.append(Part(text: " "))
      parts.append(Part(text: classes + (shared.isChanged ? "*" : ""), isMarked: shared.isChanged))
    }
    return parts
  }

  /// The name of the last link, with the marker of the focused box.
  package var shortest: String { links.last.map(Self.name) ?? "" }

  /// Whether it only shows the class of a view without a name.
  package var isMinor: Bool { links.allSatisfy { $0.className == nil && $0.sizeClasses == nil } }

  /// The order in which titles grow: 0 for controllers, 1 for other views.
  package var rank: Int { links.contains { $0.sizeClasses != nil } ? 0 : 1 }

  /// The marker before the name of the focused box.
  package static let marker: Character = "▸"

  /// The values that the whole chain has in common and shows at its end.
  private struct Shared {
    let size: String
    let sizeClasses: String?
    let isChanged: Bool
  }

  private static func name(_ link: TitleLink) -> String {
    link.isFocused ? "\(marker)\(link.name)" : link.name
  }

  private static func parts(
    of link: TitleLink, _ size: String, _ form: Form, apartFrom shared: Shared
  ) -> [Part] {
    var parts = [Part(text: name(link))]
    if form == .whole, let className = link.className { parts.append(Part(text: " \(className)")) }
    if form.rawValue < Form.withoutSize.rawValue, size != shared.size {
      parts.append(Part(text: " \(size)"))
    }
    if form.rawValue < Form.names.rawValue, let classes = link.sizeClasses,
      classes != shared.sizeClasses
    {
      parts.append(Part(text: " "))
      parts.append(
        Part(text: classes + (link.isChanged ? "*" : ""), isMarked: link.isChanged))
    }
    return parts
  }
}
