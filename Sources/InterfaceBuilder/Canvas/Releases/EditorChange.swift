import Foundation

/// What one build of the editor changed on its canvas, and what says so.
struct EditorChange: Sendable {
  /// The first build that has it.
  let build: Int
  /// What it is called where evidence is listed.
  let name: String
  let evidence: Evidence
  /// Puts the new values in the place of those before.
  let apply: @Sendable (inout EditorRelease) -> Void

  /// Frames that editors stored in public documents and that come out within half a point with the change
  /// and not without it.
  struct Evidence: Sendable, Equatable {
    /// In how many repositories they are, in how many documents of these, and how many they are.
    let repositories: Int
    let documents: Int
    let frames: Int
    /// Frames that come out without the change only.
    let against: Int
  }

  init(
    _ build: Int, _ name: String, _ repositories: Int, _ documents: Int, _ frames: Int,
    against: Int = 0, apply: @escaping @Sendable (inout EditorRelease) -> Void
  ) {
    self.build = build
    self.name = name
    self.apply = apply
    evidence = Evidence(
      repositories: repositories, documents: documents, frames: frames, against: against)
  }

  /// In the order of their builds; of one build, in that of their subjects.
  static let all: [EditorChange] = {
    let changes = texts + screens + bars + controls + rows + builtInRows + sections
    return changes.enumerated().sorted {
      ($0.element.build, $0.offset) < ($1.element.build, $1.offset)
    }
    .map(\.element)
  }()
}
