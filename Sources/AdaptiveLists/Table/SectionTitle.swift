package import AdaptiveUI
package import Foundation
import Typography

/// How a text above or below a section is set: as one paragraph, between the margins of the rows.
@MainActor package struct SectionTitle {
  package let style: UITableView.Style
  package let isFooter: Bool

  /// The distance of the text from either end of a row, in points.
  package static let margin: CGFloat = 16

  package var font: UIFont {
    style == .plain && !isFooter
      ? .systemFont(ofSize: 15, weight: .semibold) : .systemFont(ofSize: 13)
  }

  /// What the lines of a text besides the first take, in points, in a row of some width.
  func heightOfFurtherLines(of text: String, width: CGFloat, in table: UITableView) -> CGFloat {
    let room = CGSize(
      width: max(width - 2 * Self.margin, 0), height: .greatestFiniteMagnitude)
    let lines = table.textLines(of: text, font, in: room, lineLimit: 0)
    let height = lines.dropFirst().reduce(0) { $0 + $1.height }
    return PixelGrid.ceiled(height, scale: table.pixelScale)
  }
}
