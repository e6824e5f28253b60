import AdaptiveUI
import Cells

/// The title of a box, in forms from the longest to the shortest.
///
/// Views with the same cells share a title, `nav › list`. What all would say the same is said once, at
/// the end.
struct Title: Sendable {
  /// What a title still says; each form drops one thing more.
  enum Form: Int, Sendable, CaseIterable {
    case whole, withoutClass, withoutSize, names, lastName
  }

  /// A piece of a title in one style.
  struct Part: Sendable, Hashable {
    var text: String
    var isMarked = false
  }

  let links: [TitleLink]
  /// What it says at most.
  private let longest: Form
  /// The sizes of the links, such as `320×44`.
  private let sizes: [String]

  init(links: [TitleLink], upTo longest: Form = .whole) {
    self.links = links
    self.longest = longest
    sizes = links.map(\.size.traceText)
  }

  /// The pieces of a form, from left to right.
  func parts(_ form: Form) -> [Part] {
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

  /// The columns of each form; what is longer than the longest looks like that.
  var widths: [Int] {
    let shown = Form.allCases[longest.rawValue...].map { parts($0).columns }
    return Array(repeating: shown[0], count: longest.rawValue) + shown
  }

  /// The name of the last link, with the marker of the focused box.
  var shortest: String { links.last.map(Self.name) ?? "" }

  /// Whether it only says the class of a view that nobody named.
  var isMinor: Bool { links.allSatisfy { $0.className == nil && $0.sizeClasses == nil } }

  /// Whose title grows first: 0 for controllers, 1 for other views.
  var rank: Int { links.contains { $0.sizeClasses != nil } ? 0 : 1 }

  /// What the whole chain says at its end.
  private struct Shared {
    let size: String
    let sizeClasses: String?
    let isChanged: Bool
  }

  private static func name(_ link: TitleLink) -> String {
    link.isFocused ? "\(Palette.marker)\(link.name)" : link.name
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

extension [Title.Part] {
  /// The columns that all pieces take.
  var columns: Int { reduce(0) { $0 + TextWidth.columns(of: $1.text) } }
}
