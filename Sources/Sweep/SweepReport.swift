/// What a sweep of one document found.
package struct SweepReport: Sendable, Codable {
  /// The file's name as the user gave it.
  package var file: String
  /// How many sizes were laid out.
  package var sizes: Int
  /// Whether there were too many views to look at every size.
  package var isCoarse: Bool
  /// What the document asks for and did not get, each with its place.
  package var notes: [String]
  package var findings: [Finding]
}
