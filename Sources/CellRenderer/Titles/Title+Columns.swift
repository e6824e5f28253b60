import Cells
import Pictures

extension Title {
  /// The columns of each form; forms beyond the longest have its columns.
  var widths: [Int] {
    let shown = Form.allCases[longest.rawValue...].map { parts($0).columns }
    return Array(repeating: shown[0], count: longest.rawValue) + shown
  }
}

extension [Title.Part] {
  /// The columns that all pieces take.
  var columns: Int { reduce(0) { $0 + TextWidth.columns(of: $1.text) } }
}
