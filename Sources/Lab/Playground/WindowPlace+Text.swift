import AdaptiveUI
import Foundation

extension WindowPlace {
  /// The names of places; a place of another size is written `507x768`.
  static let names = ["full", "two-thirds", "half", "third", "slide-over"]

  /// Reads one of ``names`` or a size in points.
  init?(text: String) {
    switch text {
    case "full": self = .full
    case "two-thirds": self = .shared(.twoThirds)
    case "half": self = .shared(.half)
    case "third": self = .shared(.oneThird)
    case "slide-over": self = .slideOver
    default:
      let parts = text.split { "xX×".contains($0) }.map { Double($0) }
      guard parts.count == 2, let width = parts[0], let height = parts[1],
        (1...10_000).contains(width), (1...10_000).contains(height)
      else { return nil }
      self = .free(CGSize(width: width, height: height))
    }
  }
}
