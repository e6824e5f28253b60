// Reference: UIWindowScene.requestGeometryUpdate(_:errorHandler:), UISceneError; iOS 18
// documentation.
// Status: Partial — orientations of iOS; no geometry of other systems.
public import Foundation

extension UIWindowScene {
  /// What a program would like of a scene's geometry.
  @preconcurrency @MainActor open class GeometryPreferences: NSObject {
    /// What a program would like on iOS.
    // swift-format-ignore: TypeNamesShouldBeCapitalized, AllPublicDeclarationsHaveDocumentation
    @preconcurrency @MainActor public final class iOS: GeometryPreferences {
      /// The orientations that the program would like; `nil` for any.
      public var interfaceOrientations: UIInterfaceOrientationMask?

      /// Creates a request for any orientation.
      public override init() { super.init() }

      /// Creates a request for orientations.
      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }

    /// What a program would like on a Mac, which nothing here can give.
    ///
    /// Rule O28.
    @preconcurrency @MainActor public final class Mac: GeometryPreferences {
      /// The frame on the screen.
      public var systemFrame: CGRect

      /// Creates a request for a frame.
      public init(systemFrame: CGRect) {
        self.systemFrame = systemFrame
        super.init()
      }
    }
  }

  /// Turns the interface to one of the wanted orientations, even if the device is not turned.
  ///
  /// Rules O25–O28.
  ///
  /// - Parameters:
  ///   - geometryPreferences: The wanted orientations.
  ///   - errorHandler: Told why nothing turned.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard !(geometryPreferences is GeometryPreferences.Mac) else {  // O28
      errorHandler?(
        UISceneError(
          code: .geometryRequestUnsupported,
          message: "The requested geometry is not supported on this platform."))
      return
    }
    let requested = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations ?? .all
    environment.settle()
    environment.perform {
      do throws(UISceneError) {
        try turn(toOneOf: requested)
      } catch {
        environment.recorder.begin(.rotation, "request \(requested.summary): refused")
        environment.recorder.record(
          TraceEvent(
            .refusal, nil, "requestGeometryUpdate(_:errorHandler:)", reason: error.message,
            rule: "O26"))
        errorHandler?(error)
      }
    }
  }

  private func turn(toOneOf requested: UIInterfaceOrientationMask) throws(UISceneError) {
    let application = environment.application
    guard !application.takesPartInMultitasking(keyWindow) else {  // O27
      throw .denied(
        "The current windowing mode does not allow for programmatic changes to interface orientation."
      )
    }
    let supported = (orientationController?.supportedInterfaceOrientations ?? .all)
      .intersection(application.supportedInterfaceOrientations(for: keyWindow))
      .intersection(environment.host.supportedOrientations)
    let choice = supported.intersection(requested)
    guard let target = choice.first(preferring: geometry.orientation) else {  // O26
      throw .denied(
        "None of the requested orientations are supported by the view controller. "
          + "Requested: \(requested.summary); Supported: \(supported.summary)")
    }
    rotate(to: target, title: "request → \(target)")  // O25
  }

  /// Reads the masks again and turns to the device, or to what is allowed now.
  ///
  /// Rules O23, O24.
  func followMasks() {
    let device = environment.device
    guard !device.isRotationLocked else { return }
    environment.settle()
    let current = geometry.orientation
    let candidates = [device.heldOrientation, current, .portrait, .landscapeRight, .landscapeLeft]
    guard let target = candidates.first(where: allows) else { return }
    environment.perform { rotate(to: target, title: "masks → \(target)") }
  }

  func rotate(to target: UIInterfaceOrientation, title: String) {
    guard target != geometry.orientation else { return }
    transition(
      to: environment.host.geometry(target), cause: .rotation, title: title,
      animated: !environment.animations.isSuppressed, preface: [])
  }
}

extension UIViewController {
  /// Has the system ask for the orientations again and turn if they changed.
  ///
  /// Rule O24.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {
    viewIfLoaded?.window?.windowScene?.followMasks()  // O24
  }
}

extension UIInterfaceOrientationMask {
  /// An orientation of the mask: the preferred one if it is there.
  fileprivate func first(preferring preferred: UIInterfaceOrientation) -> UIInterfaceOrientation? {
    [preferred, .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown].first {
      contains(Self($0))
    }
  }
}

/// Why a scene did not do what a program asked for.
public struct UISceneError: CustomNSError, Sendable {
  /// What went wrong.
  public enum Code: Int, Sendable {
    /// The system has no such geometry.
    case geometryRequestUnsupported = 100
    /// The geometry is not allowed now.
    case geometryRequestDenied = 101
  }

  /// What went wrong.
  public let code: Code
  let message: String

  static func denied(_ message: String) -> UISceneError {
    UISceneError(code: .geometryRequestDenied, message: message)
  }

  /// The domain of these errors.
  public static let errorDomain = "UISceneErrorDomain"
  /// The code as a number.
  public var errorCode: Int { code.rawValue }
  /// UIKit's own words, which `localizedDescription` gives.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: message] }
}
