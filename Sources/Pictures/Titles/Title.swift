import AdaptiveUI

/// The title of a box, in forms from the longest to the shortest.
///
/// Views with the same cells share a title, `nav › list`. What all would say the same is said once, at
/// the end.
package struct Title: Sendable {
  /// What a title still says; each form drops one thing more.
  package enum Form: Int, Sendable, CaseIterable {
    case whole, withoutClass, withoutSize, names, lastName
  }

  /// A piece of a title in one style.
  package struct Part: Sendable, Hashable {
    package var text: String
    package var isMarked = false
  }

  package let links: [TitleLink]
  /// What it says at most.
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

  /// Whether it only says the class of a view that nobody named.
  package var isMinor: Bool { links.allSatisfy { $0.className == nil && $0.sizeClasses == nil } }

  /// Whose title grows first: 0 for controllers, 1 for other views.
  package var rank: Int { links.contains { $0.sizeClasses != nil } ? 0 : 1 }

  /// What stands before the name of what is focused.
  package static let marker: Character = "▸"

  /// What the whole chain says at its end.
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
