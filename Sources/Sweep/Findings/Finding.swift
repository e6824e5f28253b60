import AdaptiveUI
import Foundation

/// A problem, with all sizes at which it occurs.
package struct Finding: Sendable, Codable, Hashable {
  package var rule: FindingRule
  /// The views or constraints concerned, by identifier.
  package var subjects: [String]
  /// Descriptions of the subjects, in their order; empty for a subject without a better one than
  /// its name.
  package var words: [String] = []
  /// The identifiers of the subjects' elements in the file, in their order; empty for none.
  package var sources: [String] = []
  /// The edge or dimension, if there is one.
  package var side: String?
  /// How far something reaches too far, in points; `nil` for a finding at several sizes.
  package var excess: Int?
  /// The presentation that was open.
  package var presentation: String?
  /// The exact problem, in UIKit's own words where it has some.
  package var detail: String?
  /// The contradiction of constraints, as a sum.
  package var sum: String?
  /// The view that a constraint is about, by its name.
  package var anchor: String?
  /// The number of further findings with the same cause, which are not listed.
  package var alike = 0
  /// The line of the file, from 1, if it is known without the subjects' names.
  package var line: Int?
  /// UIKit's log message.
  package var log: String?
  /// The names of full screens and shared windows in which it occurs.
  package var places: [String]
  package var stretches: [Stretch]
  /// The commonest window in which it occurs; of several the smallest.
  package var example: Example

  /// A range of sizes along a line of windows.
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
    /// The scene of a storyboard that is opened, if it is not the initial one.
    package var scene: String?
    /// The use of the window.
    package var use: WindowUse
  }

  /// Its severity: one step milder if it occurs only in windows that no device can have.
  package var severity: FindingRule.Severity {
    occursOnDevices ? rule.severity : rule.severity.milder
  }

  /// Whether it occurs in a window that some device can have.
  package var occursOnDevices: Bool { example.use != .impossible }

  /// The properties that make two findings the same.
  struct Identity: Hashable {
    let rule: FindingRule
    let subjects: [String]
    let sources: [String]
    let side: String?
    let presentation: String?
    let detail: String?
  }

  var identity: Identity {
    Identity(
      rule: rule, subjects: subjects, sources: sources, side: side, presentation: presentation,
      detail: detail)
  }

  /// Whether it is the same problem, regardless of sizes.
  package func isSame(as other: Finding) -> Bool {
    rule == other.rule && subjects == other.subjects && side == other.side
      && presentation == other.presentation
  }
}

extension Finding.Example {
  /// Orders examples by use, the commonest first, then by area, then by width.
  func comesBefore(_ other: Self) -> Bool {
    guard use == other.use else { return use < other.use }
    let (area, otherArea) = (width * height, other.width * other.height)
    guard (area, width) == (otherArea, other.width) else {
      return (area, width) < (otherArea, other.width)
    }
    return device != other.device && Self.order(of: device) < Self.order(of: other.device)
  }
}

extension Finding.Example {
  /// The index in the catalogue, where older families come first.
  private static func order(of device: String) -> Int {
    Device.all.firstIndex { $0.id == device } ?? Device.all.count
  }

  init(_ window: DeviceWindow, use: WindowUse? = nil) {
    self.init(
      device: window.device.id, width: Double(window.size.width),
      height: Double(window.size.height), use: use ?? WindowUse(of: window))
  }
}

extension Finding {
  /// The names of the subjects for users, in their order.
  @MainActor package var spokenSubjects: [String] {
    subjects.indices.map { index in
      SubjectTable.spoken(subjects[index], words.indices.contains(index) ? words[index] : "")
    }
  }
}
