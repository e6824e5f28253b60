import Cells
import Pictures

/// A title that needs room on the top line of its box.
struct TitleRequest {
  /// The outermost box that it names.
  let leader: Int
  let title: Title
  let row: Int
  /// The columns of the top line between the corners.
  let range: Range<Int>
  /// The parts of the line that are visible and that no other line meets.
  let runs: [Range<Int>]
  /// The columns of each form with a space on both sides, in the order of ``Title/Form``.
  let widths: [Int]

  /// The columns of the longest part of ``runs``.
  var longestRun: Int { runs.reduce(0) { max($0, $1.count) } }

  /// The names, or the last of them, if that fits when nothing else is on the line.
  var shortForm: Title.Form? {
    [Title.Form.names, .lastName].first { widths[$0.rawValue] <= longestRun }
  }

  /// The longest form that fits when nothing else is on the line.
  var longest: TitleLine.Place? {
    for form in Title.Form.allCases {
      let width = widths[form.rawValue]
      guard let start = gap(for: width, besides: []) else { continue }
      return TitleLine.Place(request: self, form: form, columns: start..<start + width)
    }
    return nil
  }

  /// The first free place for `columns` columns.
  func gap(for columns: Int, besides taken: [Range<Int>]) -> Int? {
    for run in runs {
      var start = run.lowerBound
      while let clash = taken.first(where: { $0.overlaps(start..<start + columns) }) {
        start = clash.upperBound
      }
      if start + columns <= run.upperBound { return start }
    }
    return nil
  }

  /// The longest free stretch.
  func longestGap(besides taken: [Range<Int>]) -> Range<Int> {
    var longest = range.lowerBound..<range.lowerBound
    for run in runs {
      var start = run.lowerBound
      let ends = taken.filter { $0.overlaps(run) }.sorted { $0.lowerBound < $1.lowerBound }
      for clash in ends + [run.upperBound..<run.upperBound + 1] {
        if clash.lowerBound - start > longest.count { longest = start..<clash.lowerBound }
        start = max(start, clash.upperBound)
      }
    }
    return longest
  }
}
