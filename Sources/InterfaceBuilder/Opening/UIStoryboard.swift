// Reference: UIStoryboard, iOS 18 documentation.
// Status: Partial — source files (.storyboard), not compiled ones; no references.
public import AdaptiveUI
public import Foundation

/// The controllers of a storyboard file, made anew each time they are asked for.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  private let document: InterfaceBuilderDocument?
  private let name: String

  /// Finds the storyboard in a bundle.
  ///
  /// A storyboard that is missing or cannot be read is a breach; asking it for controllers then gives
  /// none.
  ///
  /// - Parameters:
  ///   - name: The file's name without its ending.
  ///   - storyboardBundleOrNil: Where to look; the program's own for `nil`.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    document = DocumentResource.read(name, ending: "storyboard", in: storyboardBundleOrNil)
  }

  /// The controller that the storyboard begins with; `nil` when it names none.
  open func instantiateInitialViewController() -> UIViewController? {
    initialElement.map { make($0) }
  }

  /// The controller that the storyboard begins with, made by the program.
  ///
  /// Where it is of another class than the caller expects, that is a breach and the program cannot go on.
  ///
  /// - Parameter creator: Makes the controller with the coder that it hands to `init(coder:)`; without
  ///   one, or where it gives `nil`, the storyboard makes it.
  /// - Returns: The controller with its contents; `nil` when the storyboard names none.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    initialElement.map { expected(make($0, by: creator), "the initial view controller") }
  }

  /// The controller with a storyboard identifier; one that is not there is a breach and an empty
  /// controller.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    instantiate(identifier, by: nil)
  }

  /// The controller with a storyboard identifier, as the class that the caller expects, made by the
  /// program.
  ///
  /// Where it is of another class, or is not there, that is a breach and the program cannot go on.
  ///
  /// - Parameters:
  ///   - identifier: The controller's storyboard identifier.
  ///   - creator: Makes the controller with the coder that it hands to `init(coder:)`; without one, or
  ///     where it gives `nil`, the storyboard makes it.
  /// - Returns: The controller with its contents.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    expected(
      instantiate(identifier, by: creator), "the view controller with identifier '\(identifier)'")
  }

  private var initialElement: DocumentElement? {
    guard let document, let id = document.initialControllerID else { return nil }
    return document.graph.controllers[id]
  }

  private func instantiate(
    _ identifier: String, by creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController {
    let elements = document?.scenes.compactMap(\.controller) ?? []
    if let element = elements.first(where: { $0["storyboardIdentifier"] == identifier }) {
      return make(element, by: creator)
    }
    breach(
      "NSInvalidArgumentException",
      "Storyboard (<UIStoryboard: \(name)>) doesn't contain a view controller with identifier '\(identifier)'"
    )
    return UIViewController()
  }

  private func expected<ViewController: UIViewController>(
    _ controller: UIViewController, _ words: String
  ) -> ViewController {
    guard let expected = controller as? ViewController else {
      fatalError(
        "Storyboard (<UIStoryboard: \(name)>): \(words) is a \(type(of: controller)), no \(ViewController.self)"
      )
    }
    return expected
  }

  private func breach(_ exception: String, _ message: String) {
    Environment.current.breach(Breach(exception, message, subject: nil, rule: "API"))
  }

  /// The objects of one instance belong together; the controllers keep them.
  private func make(
    _ element: DocumentElement, by creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController {
    // Whoever has an element has its document.
    guard let document else { return UIViewController() }
    let given = creator?(NSCoder())
    if let given, let type = DocumentClasses.type(element), !given.isKind(of: type) {
      breach(
        "NSInternalInconsistencyException",
        "Custom instantiated <\(Swift.type(of: given))> must be kind of class '\(type)'")
    }
    let instance = DocumentInstance(document, in: .current)
    instance.isKeptByControllers = true
    instance.storyboard = self
    return instance.makeController(element, given: given)
  }
}

extension UIViewController {
  /// The storyboard that the controller comes from; `nil` for one made in code.
  public var storyboard: UIStoryboard? { documentOrigin.storyboard as? UIStoryboard }
}
