package import Documents

/// A constraint as a scene writes it: `first == multiplier * second + constant @priority`.
///
/// Rule LA1.1.
package struct SceneEquation: Sendable, Equatable {
  package var first: SceneAnchor
  package var relation: Relation
  package var multiplier: Double
  package var second: SceneAnchor?
  /// In points.
  package var constant: Double
  /// Above 0, at most 1000.
  package var priority: Double

  package enum Relation: String, Sendable {
    case lessThanOrEqual = "<="
    case equal = "=="
    case greaterThanOrEqual = ">="
  }
}

/// One side of an equation: an attribute of an item or of one of its guides.
package struct SceneAnchor: Sendable, Equatable {
  package var item: Item
  /// The place of the item in the file, or of the attribute if there is no item.
  package var mark: SourceMark
  package var guide: Guide?
  package var attribute: Attribute

  package enum Item: Sendable, Equatable {
    /// The view whose list contains the equation.
    case owner
    /// On the right, the superview of the item on the left; on the left, the owner's superview.
    case superview
    /// A view, or the view of a controller.
    case named(String)
  }

  /// A layout guide of an item.
  package enum Guide: String, Sendable, CaseIterable {
    case safeArea
    case margins
    case readable
    case contentLayout
    case frameLayout
  }

  /// UIKit's layout attributes.
  ///
  /// Rule LA1.2.
  package enum Attribute: String, Sendable, CaseIterable {
    case left
    case right
    case top
    case bottom
    case leading
    case trailing
    case width
    case height
    case centerX
    case centerY
    case lastBaseline
    case firstBaseline
    case leftMargin
    case rightMargin
    case topMargin
    case bottomMargin
    case leadingMargin
    case trailingMargin
    case centerXWithinMargins
    case centerYWithinMargins
  }
}

extension SceneAnchor.Guide {
  /// The guide of a word in a scene: a short form, or UIKit's name of the property.
  init?(word: String) {
    let short = word.hasSuffix("Guide") ? String(word.dropLast(5)) : word
    switch short {
    case "safeArea", "safeAreaLayout": self = .safeArea
    case "margins", "layoutMargins": self = .margins
    case "readable", "readableContent": self = .readable
    case "contentLayout": self = .contentLayout
    case "frameLayout": self = .frameLayout
    default: return nil
    }
  }
}

extension SceneAnchor.Attribute {
  /// The attribute of a word in a scene, including Interface Builder's `baseline` for the last one.
  init?(word: String) {
    self.init(rawValue: word == "baseline" ? "lastBaseline" : word)
  }
}

/// Words of equations that cannot be identifiers.
enum ReservedWord {
  static let all =
    ["superview", "baseline"] + SceneAnchor.Guide.allCases.map(\.rawValue)
    + SceneAnchor.Attribute.allCases.map(\.rawValue)
}
