import AdaptiveUI
import Foundation

/// Something wrong, with every size where it is so.
package struct Finding: Sendable, Codable, Hashable {
  package var rule: FindingRule
  /// The views or constraints that it is about, by identifier.
  package var subjects: [String]
  /// What the subjects are in words, in their order; empty for one without better words.
  package var words: [String] = []
  /// The identifiers of the subjects' elements in the file, in their order; empty for none.
  package var sources: [String] = []
  /// The edge or dimension, where there is one.
  package var side: String?
  /// The presentation that was open.
  package var presentation: String?
  /// What exactly, in UIKit's own words where it has some.
  package var detail: String?
  /// Why constraints contradict each other, as a sum.
  package var sum: String?
  /// The view that a constraint is about, by its name.
  package var anchor: String?
  /// How many findings more have the same cause and are not told.
  package var alike = 0
  /// The line of the file, from 1, where it is known without the subjects' names.
  package var line: Int?
  /// UIKit's log about it.
  package var log: String?
  /// Full screens and shared windows by name.
  package var places: [String]
  package var stretches: [Stretch]
  /// The window where it is so that most people have; of several the smallest.
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
    /// Whose the window is.
    package var use: WindowUse
  }

  /// How bad it is: one step milder where it is so only in windows that nobody has.
  package var severity: FindingRule.Severity {
    isSomebodys ? rule.severity : rule.severity.milder
  }

  /// Whether somebody has a window where it is so.
  package var isSomebodys: Bool { example.use != .nobody }

  /// What makes two findings the same.
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

  /// Whether it is the same thing that is wrong, wherever that is.
  package func isSame(as other: Finding) -> Bool {
    rule == other.rule && subjects == other.subjects && side == other.side
      && presentation == other.presentation
  }
}

extension Finding.Example {
  /// What more people have first, then the smaller area, then the narrower.
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
  /// The place in the catalogue, where older families come first.
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
  /// What people call the subjects, in their order.
  @MainActor package var spokenSubjects: [String] {
    subjects.indices.map { index in
      SubjectTable.spoken(subjects[index], words.indices.contains(index) ? words[index] : "")
    }
  }
}
