// Reference: UIInterfaceOrientation, UIInterfaceOrientationMask, UIDeviceOrientation. Rules O01,
// O02.
// Status: Complete.
import Foundation

/// The orientation of the interface on the screen.
///
/// Rule O01.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4

  /// Whether the long side is horizontal on a device.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the long side is vertical on a device.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// The orientation, or `nil` when a delegate does not have the method that gives one.
  package var answered: Self? { self == .unknown ? nil : self }

  /// The name in traces and headers; to read it from the type is what an interpolation would need long
  /// for.
  package var traceText: String {
    switch self {
    case .unknown: "unknown"
    case .portrait: "portrait"
    case .portraitUpsideDown: "portraitUpsideDown"
    case .landscapeRight: "landscapeRight"
    case .landscapeLeft: "landscapeLeft"
    }
  }
}

/// How the device is held.
///
/// Rule O01.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeLeft = 3
  case landscapeRight = 4
  case faceUp = 5
  case faceDown = 6

  /// Whether the device lies on its long side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device is held on its short side.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device lies on its back or its face.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether an interface can have the same orientation.
  public var isValidInterfaceOrientation: Bool { isLandscape || isPortrait }
}

/// A set of orientations.
///
/// Rule O02.
public struct UIInterfaceOrientationMask: OptionSet, Sendable, Hashable {
  /// The bits, `1 << orientation`.
  public let rawValue: UInt
  /// Creates a mask from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Creates the mask of one orientation.
  package init(_ orientation: UIInterfaceOrientation) { rawValue = 1 << UInt(orientation.rawValue) }

  /// Upright.
  public static let portrait = Self(.portrait)
  /// The device's top points left.
  public static let landscapeLeft = Self(.landscapeLeft)
  /// The device's top points right.
  public static let landscapeRight = Self(.landscapeRight)
  /// Upside down.
  public static let portraitUpsideDown = Self(.portraitUpsideDown)
  /// Both landscapes.
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]  // O02
  /// Everything.
  public static let all: Self = [.portrait, .landscape, .portraitUpsideDown]
  /// Everything but upside down.
  public static let allButUpsideDown: Self = [.portrait, .landscape]

  /// What a delegate gives that does not have the method.
  ///
  /// Swift has no optional requirements, and a method that returns a mask is no witness of one
  /// that returns an optional, so the default implementation needs a value of its own.
  package static let unanswered = Self(rawValue: 1 << 62)
  /// The mask, or `nil` when no method gave one.
  package var answered: Self? { self == .unanswered ? nil : self }

  /// The members in UIKit's words, such as `portrait, landscapeLeft`.
  package var summary: String {
    Self.members.filter { contains(Self($0)) }.map { String(describing: $0) }
      .joined(separator: ", ")
  }

  private static let members: [UIInterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]
}

extension UIInterfaceOrientation {
  /// The orientations in the order of turning the device clockwise.
  private static let clockwise: [UIInterfaceOrientation] = [
    .portrait, .landscapeLeft, .portraitUpsideDown, .landscapeRight,
  ]

  /// The interface orientation after `quarters` quarter turns of the device, clockwise.
  package func turned(_ quarters: Int) -> UIInterfaceOrientation {
    guard let index = Self.clockwise.firstIndex(of: self) else { return self }
    return Self.clockwise[((index + quarters) % 4 + 4) % 4]
  }

  /// Quarter turns, clockwise, from the receiver to `other`: 0 to 3.
  package func quarterTurns(to other: UIInterfaceOrientation) -> Int {
    guard let from = Self.clockwise.firstIndex(of: self),
      let to = Self.clockwise.firstIndex(of: other)
    else { return 0 }
    return (to - from + 4) % 4
  }

  /// How the device is held for this interface.
  ///
  /// Rule O01: the landscapes are crossed.
  package var deviceOrientation: UIDeviceOrientation {
    switch self {
    case .unknown: .unknown
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    }
  }

  /// The rotation that a change to `new` brings to the window.
  ///
  /// Rules X08, X09.
  package func targetTransform(to new: UIInterfaceOrientation) -> CGAffineTransform {
    switch quarterTurns(to: new) {
    // Exact, where sines and cosines are not.
    case 1: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)  // X08 X09
    case 2: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
    case 3: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
    default: .identity
    }
  }
}
