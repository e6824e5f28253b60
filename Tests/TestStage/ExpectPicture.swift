import TestSupport
package import Testing

/// Compares what was drawn with the picture of this name in the folder `Pictures` of the tests.
///
/// A run with `WINCH_RECORD=1` draws the picture anew and fails, so that nobody records by mistake.
package func expectPicture(
  _ found: String, _ name: String, of tests: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let picture = RecordedFile("Pictures/\(name).txt", of: tests)
  do {
    let recorded = try picture.text(against: found + "\n")
    #expect(found + "\n" == recorded, sourceLocation: sourceLocation)
  } catch let recorded as RecordedFile.Recorded {
    Issue.record(recorded, sourceLocation: sourceLocation)
  }
}

/// Compares lines that were drawn with the picture of this name.
package func expectPicture(
  _ found: [String], _ name: String, of tests: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  try expectPicture(
    found.joined(separator: "\n"), name, of: tests, sourceLocation: sourceLocation)
}

/// Compares what was drawn, each part below a caption, with the picture of this name.
package func expectPicture(
  _ found: KeyValuePairs<String, String>, _ name: String, of tests: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  try expectPicture(
    found.map { "— \($0) —\n\($1)" }.joined(separator: "\n\n"), name, of: tests,
    sourceLocation: sourceLocation)
}
