// Reference: UISheetPresentationController.Detent, iOS 18 documentation. Rules SH02, SH03.
// Status: Complete.
public import Foundation

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  ///
  /// Rule SH02.
  @preconcurrency @MainActor public final class Detent: NSObject {
    /// Names a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// Creates an identifier from its name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates an identifier from its name.
      public init(_ rawValue: String) { self.init(rawValue: rawValue) }
      /// About half the height.
      public static let medium = Self("com.apple.UIKit.medium")
      /// The full height of a sheet.
      public static let large = Self("com.apple.UIKit.large")
    }

    /// The detent's name.
    public let identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    private static var customCount = 0

    private init(
      _ identifier: Identifier,
      _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
    }

    /// The full height of a sheet.
    ///
    /// Rule SH02.
    public static func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// About half the height; inactive where the height is compact.
    ///
    /// Rule SH02.
    public static func medium() -> Detent {
      Detent(.medium) {
        $0.containerTraitCollection.verticalSizeClass == .compact
          ? nil : ($0.maximumDetentValue / 2).rounded()
      }
    }

    /// A height of the program's own, within the sheet's safe area; `nil` makes it inactive.
    ///
    /// Rule SH03.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      customCount += 1
      return Detent(identifier ?? Identifier("custom-\(customCount)"), resolver)
    }

    /// The detent's height in points, `nil` while it is inactive.
    ///
    /// Rule SH03.
    public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { resolver(context) }
  }
}

/// What a detent's height may depend on.
///
/// Rule SH03.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
  /// The window's traits, without the sheet's overrides.
  var containerTraitCollection: UITraitCollection { get }
  /// The largest possible height in points.
  var maximumDetentValue: CGFloat { get }
}
