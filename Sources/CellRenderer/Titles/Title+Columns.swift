import Cells
import Pictures

extension Title {
  /// The columns of each form; forms beyond the longest have its columns.
  var widths: [Int] { widths { TextWidth.columns(of: $0) } }
}
