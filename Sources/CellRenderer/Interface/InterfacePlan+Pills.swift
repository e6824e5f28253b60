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
      let halfRows = scale.halfRows(shape.frame)
      if halfRows >= 3, needsTwoRows(shape.owner, columns: halves[shape.owner].width) {
        // Half rows would notch the edges beside the text.
        pills[shape.owner] = pill(shape.owner, height: max(halfRows & ~1, 4))
      } else if halfRows >= 5 {
        pills[shape.owner] = pillAroundLine(shape.owner, height: halfRows & ~1)
      }
    }
  }

  /// Plans the grounds of images as low as icons around the rows of their signs, which are those of texts beside them.
  mutating func planIcons() {
    for shape in picture.shapes where picture.nodes[shape.owner].kind == .imageView {
      guard case .content(let content) = shape.kind, case .picture(let art) = content.content.role,
        art.count < 2, shape.frame == picture.nodes[shape.owner].frame,
        !picture.nodes[shape.owner].hasGround, halves[shape.owner].width > 0
      else { continue }
      let halfRows = scale.halfRows(shape.frame)
      guard 3...5 ~= halfRows else { continue }
      pills[shape.owner] = pillAroundLine(shape.owner, height: halfRows & ~1)
    }
  }

  /// The half cells of a control's ground around the row of its text, as high as its list row and what is beside
  /// it allow.
  private mutating func pillAroundLine(_ node: Int, height: Int) -> HalfRect {
    let row = self.row(of: node, at: picture.nodes[node].frame.midY)
    var pill = halves[node]
    for height in stride(from: height, to: 0, by: -2) {
      // Half a row further the text is still in it, though not in its middle.
      let shifts = height > 2 && picture.nodes[node].rowIndex == nil ? [0, 1, -1] : [0]
      for shift in shifts {
        let (first, end) = HalfRect.rows(height, around: row)
        (pill.minY, pill.maxY) = (first + shift, end + shift)
        guard isInListRow(pill, node), isApart(pill, node) else { continue }
        if shift == 0 {
          centredLines.append(CentredLine(row: row, rows: pill.touchedCells.rowRange))
        }
        return pill
      }
    }
    return pill
  }

  /// Whether a control's ground does not reach further into those of others than its own half cells, where its view
  /// does not in points.
  private func isApart(_ pill: HalfRect, _ node: Int) -> Bool {
    let (frame, own) = (picture.nodes[node].frame, halves[node])
    let beside = edged[(picture.nodes[node].parent.map { nearestEdge[$0] } ?? -1) + 1]
    let place = beside.partitioningIndex { $0 >= node }
    return beside[max(place - Self.neighbours, 0)..<min(place + Self.neighbours, beside.count)]
      .allSatisfy { other in
        let (there, ground) = (picture.nodes[other].frame, halves[other])
        guard other != node, ground.minX < pill.maxX, pill.minX < ground.maxX else { return true }
        if there.maxY <= frame.minY + Self.gap { return pill.minY >= min(ground.maxY, own.minY) }
        if there.minY >= frame.maxY - Self.gap { return pill.maxY <= max(ground.minY, own.maxY) }
        return true
      }
  }

  private func isInListRow(_ pill: HalfRect, _ node: Int) -> Bool {
    guard let row = picture.nodes[node].rowIndex else { return true }
    return halves[row].minY <= pill.minY && pill.maxY <= halves[row].maxY
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
