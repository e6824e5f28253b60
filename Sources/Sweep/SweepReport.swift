/// The result of a sweep of one document.
package struct SweepReport: Sendable, Codable {
  /// The file's name as the user gave it.
  package var file: String
  /// The number of sizes laid out.
  package var sizes: Int
  /// Whether there were too many views to check every size.
  package var isCoarse: Bool
  /// Unmet requirements of the document, each with its place.
  package var notes: [String]
  package var findings: [Finding]
}
