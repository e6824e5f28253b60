// Reference: UIScreen.fixedCoordinateSpace, iOS 18 documentation.
import Foundation

extension UIScreen {
  /// The screen held upright, whatever the orientation of the interface.
  ///
  /// Rule P04.
  public var fixedCoordinateSpace: any UICoordinateSpace { FixedCoordinateSpace(self) }
}

/// The space of a screen that is held upright.
///
/// Its conversions go through the space of the interface, which windows are measured in.
@preconcurrency @MainActor final class FixedCoordinateSpace: UICoordinateSpace {
  private let screen: UIScreen

  init(_ screen: UIScreen) { self.screen = screen }

  var bounds: CGRect {
    let size = screen.bounds.size
    let isTurned = screen.interfaceOrientation.isLandscape
    return CGRect(
      x: 0, y: 0, width: isTurned ? size.height : size.width,
      height: isTurned ? size.width : size.height)
  }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if coordinateSpace is FixedCoordinateSpace { return point }
    return screen.convert(turnedToInterface(point), to: coordinateSpace)
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if coordinateSpace is FixedCoordinateSpace { return point }
    return turnedUpright(coordinateSpace.convert(point, to: screen))
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    converted(rect) { convert($0, to: coordinateSpace) }
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    converted(rect) { convert($0, from: coordinateSpace) }
  }

  /// The rectangle between two opposite corners after they were converted.
  private func converted(_ rect: CGRect, _ convert: (CGPoint) -> CGPoint) -> CGRect {
    let first = convert(CGPoint(x: rect.minX, y: rect.minY))
    let last = convert(CGPoint(x: rect.maxX, y: rect.maxY))
    return CGRect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y)
      .standardized
  }

  /// What a point of the interface's space is upright.
  func upright(_ point: CGPoint) -> CGPoint { turnedUpright(point) }

  /// What a rectangle of the interface's space is upright.
  func upright(_ rect: CGRect) -> CGRect { converted(rect) { turnedUpright($0) } }

  /// With the home button to the right, the top of the device is the left of the interface.
  private func turnedToInterface(_ point: CGPoint) -> CGPoint {
    let size = bounds.size
    return switch screen.interfaceOrientation {
    case .landscapeRight: CGPoint(x: point.y, y: size.width - point.x)
    case .landscapeLeft: CGPoint(x: size.height - point.y, y: point.x)
    case .portraitUpsideDown: CGPoint(x: size.width - point.x, y: size.height - point.y)
    case .portrait, .unknown: point
    }
  }

  private func turnedUpright(_ point: CGPoint) -> CGPoint {
    let size = bounds.size
    return switch screen.interfaceOrientation {
    case .landscapeRight: CGPoint(x: size.width - point.y, y: point.x)
    case .landscapeLeft: CGPoint(x: point.y, y: size.height - point.x)
    case .portraitUpsideDown: CGPoint(x: size.width - point.x, y: size.height - point.y)
    case .portrait, .unknown: point
    }
  }
}
