// Reference: UICoordinateSpace, iOS 18 documentation.
// Status: Complete for views, scenes and the screen.
public import Foundation

/// Something that points and rectangles are measured in.
@preconcurrency @MainActor public protocol UICoordinateSpace: AnyObject {
  /// The whole space.
  var bounds: CGRect { get }
  /// Converts a point of the receiver to another space.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a point of another space to the receiver.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a rectangle of the receiver to another space.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Converts a rectangle of another space to the receiver.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UICoordinateSpace {
  /// The view whose space this is; the screen's is the window's, which is at its origin.
  private var view: UIView? { self as? UIView }

  /// Converts a point of the receiver to another space.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    let inWindow = view?.convert(point, to: nil as UIView?) ?? point
    if let fixed = coordinateSpace as? FixedCoordinateSpace {
      return fixed.upright(inWindow)
    }
    return (coordinateSpace as? UIView)?.convert(inWindow, from: nil as UIView?) ?? inWindow
  }
  /// Converts a point of another space to the receiver.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.convert(point, to: self)
  }
  /// Converts a rectangle of the receiver to another space.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    let inWindow = view?.convert(rect, to: nil as UIView?) ?? rect
    if let fixed = coordinateSpace as? FixedCoordinateSpace { return fixed.upright(inWindow) }
    return (coordinateSpace as? UIView)?.convert(inWindow, from: nil as UIView?) ?? inWindow
  }
  /// Converts a rectangle of another space to the receiver.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.convert(rect, to: self)
  }
}

extension UIView: UICoordinateSpace {}

extension UIScreen: UICoordinateSpace {
  /// The screen in the orientation of the interface.
  public var coordinateSpace: any UICoordinateSpace { self }
}
