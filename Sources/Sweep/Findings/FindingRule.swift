/// The rules that a sweep checks.
package enum FindingRule: String, Sendable, Codable, CaseIterable, Comparable {
  case unsatisfiable
  case ambiguous
  case collision
  case covered
  case outsideWindow = "outside-window"
  case protrusion
  case clipped
  case truncated
  case invisible
  case zeroSize = "zero-size"
  case smallTarget = "small-target"
  case underBar = "under-bar"
  case orientation
  case noWayOut = "no-way-out"
  case unreachedVariation = "unreached-variation"
  case brokenLink = "broken-link"
  case contract

  /// The severities of findings.
  package enum Severity: String, Sendable, Codable, Comparable, CaseIterable {
    case error, warning, note

    /// One step milder.
    var milder: Self { self == .error ? .warning : .note }

    package static func < (first: Self, second: Self) -> Bool { first.order < second.order }

    private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  /// The severity: errors lose something for the user or break UIKit's rules.
  package var severity: Severity {
    switch self {
    case .unsatisfiable, .collision, .covered, .outsideWindow, .zeroSize, .noWayOut, .brokenLink,
      .contract:
      .error
    case .ambiguous, .protrusion, .clipped, .truncated, .invisible, .underBar, .orientation:
      .warning
    case .smallTarget, .unreachedVariation: .note
    }
  }

  /// What the rule checks, in one sentence.
  package var summary: String {
    switch self {
    case .unsatisfiable: "Required constraints contradict each other, so one of them is ignored."
    case .ambiguous:
      "The constraints leave more than one frame for a view, or size for what scrolls in it."
    case .collision: "Texts or controls lie on top of each other."
    case .covered:
      "A text or control is wholly behind an opaque view that is neither a page nor an overlay."
    case .outsideWindow: "Content lies outside of the window and cannot be scrolled into it."
    case .protrusion: "A view reaches beyond its superview, where touches do not arrive."
    case .clipped: "A view around it cuts content off."
    case .truncated: "Text does not fit and ends in an ellipsis."
    case .invisible: "A text has the colour of what is behind it."
    case .zeroSize: "A view with content has no width or no height."
    case .smallTarget: "A control is smaller than 44 points."
    case .underBar: "Content lies under a bar, a notch or the home indicator."
    case .orientation: "An orientation is allowed by one side and forbidden by the other."
    case .noWayOut: "Nothing leads out of a presentation."
    case .unreachedVariation: "No window has the size classes that something is installed for."
    case .brokenLink: "An outlet, a segue or a constraint leads to what the document no longer has."
    case .contract: "UIKit would raise an exception."
    }
  }

  package static func < (first: Self, second: Self) -> Bool {
    first.order < second.order
  }

  private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
