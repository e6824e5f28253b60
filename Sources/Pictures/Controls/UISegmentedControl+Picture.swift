import AdaptiveUI
import Foundation

extension UISegmentedControl: PicturedView {
  var pictureKind: PictureNode.Kind { .segmentedControl }

  /// A ground for all segments and a brighter one for the chosen.
  func systemGrounds(hasOwn: Bool) -> [PictureGround] {
    var grounds: [PictureGround] = []
    if let all = pictureColor(.secondarySystemFill) {
      grounds.append(PictureGround(all, radius: 8, isPill: true))
    }
    let frames = equalParts(numberOfSegments)
    guard frames.indices.contains(selectedSegmentIndex) else { return grounds }
    let isDark = traitCollection.userInterfaceStyle == .dark
    let chosen =
      pictureColor(selectedSegmentTintColor)
      ?? (isDark ? PictureColor(red: 0x63, green: 0x63, blue: 0x66) : .white)
    grounds.append(
      PictureGround(chosen, radius: 7, isPill: true, frame: frames[selectedSegmentIndex]))
    return grounds
  }

  /// One label for each segment.
  func pieces(of content: ShownContent) -> [PlacedContent] {
    guard case .segments(let titles, let selected) = content.role else { return [] }
    return zip(titles, equalParts(titles.count)).enumerated().map { index, part in
      var label = ShownContent(
        .label, text: part.0, alignment: .center, isBold: index == selected,
        isEnabled: content.isEnabled)
      label.isHighlighted = content.isHighlighted && index == selected
      label.isSelected = index == selected
      label.foreground = titleColor(at: index)
      return PlacedContent(content: colored(label), room: part.1)
    }
  }

  func parts(of content: PictureContent, in room: CGRect) -> PictureParts {
    PictureParts(lines: plainLines(content, .systemFont(ofSize: 13, weight: .medium), in: room))
  }

  /// The view divided into equal parts side by side, in its own coordinates.
  private func equalParts(_ count: Int) -> [CGRect] {
    let width = bounds.width / CGFloat(max(count, 1))
    return (0..<count).map {
      CGRect(x: CGFloat($0) * width, y: 0, width: width, height: bounds.height)
    }
  }
}
