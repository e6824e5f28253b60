import AdaptiveUI
import Foundation

/// Something wrong, with every size where it is so.
package struct Finding: Sendable, Codable, Hashable {
  package var rule: FindingRule
  /// The views or constraints that it is about, by identifier.
  package var subjects: [String]
  /// The edge or dimension, where there is one.
  package var side: String?
  /// The presentation that was open.
  package var presentation: String?
  /// What exactly, in UIKit's own words where it has some.
  package var detail: String?
  /// UIKit's log about it.
  package var log: String?
  /// Full screens and shared windows by name.
  package var places: [String]
  package var stretches: [Stretch]
  /// The smallest window where it is so.
  package var example: Example

  /// Sizes along a line of windows.
  package struct Stretch: Sendable, Codable, Hashable {
    package var device: String
    package var axis: SweepLine.Axis
    /// The other dimension, in points.
    package var fixed: Double
    /// In points.
    package var from: Int
    package var to: Int
  }

  /// One window, in points.
  package struct Example: Sendable, Codable, Hashable {
    package var device: String
    package var width: Double
    package var height: Double
    /// The scene of a storyboard to begin with, if it is not the initial one.
    package var scene: String?
  }

  /// What makes two findings the same.
  struct Identity: Hashable {
    let rule: FindingRule
    let subjects: [String]
    let side: String?
    let presentation: String?
    let detail: String?
  }

  var identity: Identity {
    Identity(
      rule: rule, subjects: subjects, side: side, presentation: presentation, detail: detail)
  }
}

extension Finding.Example {
  /// The smaller area first, then the narrower.
  func isSmaller(than other: Self) -> Bool {
    (width * height, width, device) < (other.width * other.height, other.width, other.device)
  }
}

extension Finding.Example {
  init(_ window: DeviceWindow) {
    self.init(
      device: window.device.id, width: Double(window.size.width),
      height: Double(window.size.height))
  }
}
