package import AdaptiveUI

/// The size classes that a document's variations are asked for.
///
/// Documents without a device were drawn for any width and any height: both are then unspecified,
/// and only `default` variations hold.
package struct SizeClasses: Sendable, Hashable {
  package var width: UIUserInterfaceSizeClass
  package var height: UIUserInterfaceSizeClass

  package init(width: UIUserInterfaceSizeClass, height: UIUserInterfaceSizeClass) {
    self.width = width
    self.height = height
  }

  package init(_ traits: UITraitCollection) {
    width = traits.horizontalSizeClass
    height = traits.verticalSizeClass
  }

  /// Whether this is a phone on its side that is small.
  var isCompact: Bool { width == .compact && height == .compact }

  /// How specific a variation's key is where it holds: 0 for `default`, then the number of its
  /// parts; `nil` where it does not hold.
  func rank(of key: String) -> Int? {
    if key == "default" { return 0 }
    let parts = key.split(separator: "-")
    return parts.allSatisfy(holds) ? parts.count : nil
  }

  /// Whether a variation's key can hold for any size classes.
  static func knows(_ key: String) -> Bool {
    let classes: [UIUserInterfaceSizeClass] = [.compact, .regular]
    return classes.contains { width in
      classes.contains { Self(width: width, height: $0).rank(of: key) != nil }
    }
  }

  private func holds(_ part: Substring) -> Bool {
    switch part {
    case "widthClass=compact": width == .compact
    case "widthClass=regular": width == .regular
    case "heightClass=compact": height == .compact
    case "heightClass=regular": height == .regular
    default: false
    }
  }
}

extension DocumentElement {
  /// The variations that hold for the size classes, the least specific first.
  func variations(for classes: SizeClasses) -> [DocumentElement] {
    let held = children.enumerated().compactMap { offset, child in
      child.name == "variation"
        ? classes.rank(of: child.key ?? "").map { (rank: $0, offset: offset, child: child) } : nil
    }
    return held.sorted { ($0.rank, $0.offset) < ($1.rank, $1.offset) }.map(\.child)
  }

  /// Whether the element is another for some size classes.
  var varies: Bool { children.contains { $0.name == "variation" } }

  /// The element as it is for the size classes: attributes and keyed children of variations laid over.
  ///
  /// A rectangle of a variation is the frame on another canvas and stays where it is. Masks stay too:
  /// ``excluded(_:for:)`` reads them.
  func resolved(for classes: SizeClasses) -> DocumentElement {
    let variations = variations(for: classes)
    guard !variations.isEmpty else { return self }
    var attributes = self.attributes
    var children = self.children
    for variation in variations {
      for (name, value) in variation.attributes where name != "key" { attributes[name] = value }
      for child in variation.children where child.name != "mask" && child.name != "rect" {
        children.removeAll { $0.key == child.key && $0.name != "variation" && $0.key != nil }
        children.append(child)
      }
    }
    var resolved = DocumentElement(name: name, attributes: attributes, mark: mark)
    resolved.children = children
    resolved.text = text
    return resolved
  }

  /// The identifiers that masks switch off among `subviews` or `constraints`.
  func excluded(_ members: String, for classes: SizeClasses) -> Set<String> {
    var off: Set<String> = []
    for variation in variations(for: classes) {
      for mask in variation.children where mask.name == "mask" && mask.key == members {
        for item in mask.children {
          guard let id = item["reference"] else { continue }
          if item.name == "exclude" { off.insert(id) } else { off.remove(id) }
        }
      }
    }
    return off
  }
}

extension DocumentElement {
  /// Whether some variation's mask names a member of `subviews` or `constraints`.
  func masks(_ members: String, _ id: String) -> Bool {
    children.contains { $0.name == "variation" && $0.masks(id, among: members) != nil }
  }

  /// The variations that switch a member off and on, in words.
  func condition(_ members: String, _ id: String) -> String {
    children.filter { $0.name == "variation" }.compactMap { variation in
      variation.masks(id, among: members).map { isOn in
        let key = (variation.key ?? "default").replacing("Class=", with: " ")
          .replacing("-", with: ", ")
        return "\(key) \(isOn ? "on" : "off")"
      }
    }.joined(separator: "; ")
  }

  /// Whether this variation's mask leaves a member on; `nil` when it does not name it.
  private func masks(_ id: String, among members: String) -> Bool? {
    children.filter { $0.name == "mask" && $0.key == members }.flatMap(\.children)
      .last { $0["reference"] == id }.map { $0.name == "include" }
  }
}
