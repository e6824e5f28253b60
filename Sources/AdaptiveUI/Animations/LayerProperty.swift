import Foundation

/// The properties of a layer whose animation a terminal shows.
enum LayerProperty: String {
  case opacity, position
  case x = "position.x"
  case y = "position.y"
  case size = "bounds.size"
  case width = "bounds.size.width"
  case height = "bounds.size.height"
  case shift = "transform.translation"
  case shiftX = "transform.translation.x"
  case shiftY = "transform.translation.y"
  case scale = "transform.scale"

  /// The values that change nothing when they are added.
  var neutral: [CGFloat] {
    switch self {
    case .position, .size, .shift: [0, 0]
    case .scale: [1]
    default: [0]
    }
  }

  /// The values that are shown now.
  func values(of shown: ShownLayer) -> [CGFloat] {
    switch self {
    case .opacity: [shown.alpha]
    case .position: [shown.frame.midX, shown.frame.midY]
    case .x: [shown.frame.midX]
    case .y: [shown.frame.midY]
    case .size: [shown.frame.width, shown.frame.height]
    case .width: [shown.frame.width]
    case .height: [shown.frame.height]
    case .shift, .shiftX, .shiftY, .scale: neutral
    }
  }

  /// Shows `values`, in place of what is shown or on top of it.
  func show(_ values: [CGFloat], isAdditive: Bool, in shown: inout ShownLayer) {
    let replaces = !isAdditive || self == .scale
    let old = self.values(of: shown)
    let new = replaces ? values : old.more(values)
    guard new.count == neutral.count, new.allSatisfy(\.isFinite) else { return }
    let frame = shown.frame
    switch self {
    case .opacity: shown.alpha = min(max(new[0], 0), 1)
    case .position: shown.frame = frame.offsetBy(dx: new[0] - old[0], dy: new[1] - old[1])
    case .x, .shiftX: shown.frame = frame.offsetBy(dx: new[0] - old[0], dy: 0)
    case .y, .shiftY: shown.frame = frame.offsetBy(dx: 0, dy: new[0] - old[0])
    case .shift: shown.frame = frame.offsetBy(dx: new[0], dy: new[1])
    case .size: shown.frame = frame.grown(to: CGSize(width: new[0], height: new[1]))
    case .width: shown.frame = frame.grown(to: CGSize(width: new[0], height: frame.height))
    case .height: shown.frame = frame.grown(to: CGSize(width: frame.width, height: new[0]))
    case .scale:
      shown.frame = frame.grown(
        to: CGSize(width: frame.width * new[0], height: frame.height * new[0]))
    }
  }
}

extension CGRect {
  /// The rectangle of another size around the same middle.
  fileprivate func grown(to size: CGSize) -> CGRect {
    CGRect(
      x: midX - size.width / 2, y: midY - size.height / 2, width: size.width,
      height: size.height)
  }
}
