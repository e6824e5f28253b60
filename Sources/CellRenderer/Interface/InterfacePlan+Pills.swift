import AdaptiveUI
import Cells
import Foundation
import Pictures

// The grounds of controls.

extension InterfacePlan {
  /// Plans the grounds of controls that are more than two rows high, and of lower ones whose titles need a
  /// second row.
  mutating func planPills() {
    for shape in picture.shapes where shape.frame == picture.nodes[shape.owner].frame {
      guard case .pill = shape.kind, halves[shape.owner].width > 0 else { continue }
      let halfRows = Int((shape.frame.height / scale.cell.height * 2).rounded())
      guard
        halfRows >= 5
          || halfRows >= 3 && needsTwoRows(shape.owner, columns: halves[shape.owner].width)
      else { continue }
      // Half rows would notch the edges beside the text.
      pills[shape.owner] = pill(shape.owner, height: max(halfRows & ~1, 4))
    }
  }

  /// The half cells of a control's ground of some height, a number of whole rows.
  private func pill(_ node: Int, height: Int) -> HalfRect {
    let rect = halves[node]
    var top = (rect.minY + rect.maxY - height + 1) / 2 & ~1
    // The next row of a list would cover a ground that extends into it.
    if let row = picture.nodes[node].rowIndex, halves[row].height >= height {
      top = min(max(top, halves[row].minY), halves[row].maxY - height)
    }
    return HalfRect(minX: rect.minX, minY: top, maxX: rect.maxX, maxY: top + height)
  }

  /// Whether the title of a button is longer than its ground's columns, and can be broken.
  func needsTwoRows(_ node: Int, columns: Int) -> Bool {
    guard scale.isScaled, picture.nodes[node].rowIndex == nil,
      let content = picture.nodes[node].content, case .button = content.role
    else { return false }
    return content.text.contains(where: \.isWhitespace)
      && TextWidth.columns(of: content.text) > columns
  }
}
