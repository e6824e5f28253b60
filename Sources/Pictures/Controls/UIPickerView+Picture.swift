import AdaptiveUI
import Foundation

extension UIPickerView: PicturedView {
  var drawsSign: Bool { true }
  func drawing(of content: PictureContent, in room: CGRect) -> PictureParts {
    drawnWheels(content, in: room)
  }
}

extension UIView {
  /// Wheels: a band along the chosen titles, and as many titles as have room, fainter with the distance from it.
  func drawnWheels(_ content: PictureContent, in room: CGRect) -> PictureParts {
    guard case .wheels(let wheels) = content.content.role, !wheels.isEmpty else {
      return PictureParts()
    }
    let row: CGFloat = 34
    let band = CGRect(
      x: room.minX + 9, y: room.midY - row / 2, width: room.width - 18, height: row)
    var parts = PictureParts()
    parts.bands = [
      PictureBand(
        frame: band, color: PictureColor(.tertiarySystemFill, traitCollection), radius: 8)
    ]
    let width = room.width / CGFloat(wheels.count)
    let reach = Int(min(max((room.height / row - 1) / 2, 0), 20))
    for (column, wheel) in wheels.enumerated() {
      for step in -reach...reach where wheel.titles.indices.contains(wheel.selected + step) {
        let place = CGRect(
          x: room.minX + CGFloat(column) * width, y: room.midY + (CGFloat(step) - 0.5) * row,
          width: width, height: row)
        let color = content.color.faded(1 - Double(abs(step)) * 0.3)
        parts.lines += wheelTitle(wheel.titles[wheel.selected + step], color, in: place)
      }
    }
    return parts
  }

  /// The line of a title, unless it is too faint to be seen.
  private func wheelTitle(
    _ title: String, _ color: PictureColor, in place: CGRect
  ) -> [PictureLine] {
    guard !color.isClear,
      let line = textLines(of: title, .systemFont(ofSize: 21), in: place.size).first
    else { return [] }
    return [
      PictureLine(
        x: place.midX - line.width / 2, top: place.minY, baseline: place.midY + 7.5,
        height: place.height,
        pieces: line.pieces.map {
          PicturePiece(text: $0.text, font: pictureFont($0.font), color: color, width: $0.width)
        })
    ]
  }
}
