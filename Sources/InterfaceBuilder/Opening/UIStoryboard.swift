// Reference: UIStoryboard, iOS 18 documentation.
// Status: Partial — source files (.storyboard), not compiled ones; no creators, no references.
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
    guard let document, let id = document.initialControllerID,
      let element = document.graph.controllers[id]
    else { return nil }
    return make(element, of: document)
  }

  /// The controller with a storyboard identifier; one that is not there is a breach and an empty
  /// controller.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    let elements = document?.scenes.compactMap(\.controller) ?? []
    if let document,
      let element = elements.first(where: { $0["storyboardIdentifier"] == identifier })
    {
      return make(element, of: document)
    }
    Environment.current.breach(
      Breach(
        "NSInvalidArgumentException",
        "Storyboard (<UIStoryboard: \(name)>) doesn't contain a view controller with identifier '\(identifier)'",
        subject: nil, rule: "API"))
    return UIViewController()
  }

  /// The controller with a storyboard identifier, as the class that the caller expects.
  ///
  /// Where it is of another class, or is not there, that is a breach and the program cannot go on.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String
  ) -> ViewController {
    let controller = instantiateViewController(withIdentifier: identifier)
    guard let expected = controller as? ViewController else {
      fatalError(
        "Storyboard (<UIStoryboard: \(name)>): the view controller with identifier '\(identifier)' is a "
          + "\(type(of: controller)), no \(ViewController.self)")
    }
    return expected
  }

  /// The objects of one instance belong together; the controllers keep them.
  private func make(
    _ element: DocumentElement, of document: InterfaceBuilderDocument
  ) -> UIViewController {
    let instance = DocumentInstance(document, in: .current)
    instance.isKeptByControllers = true
    instance.storyboard = self
    return instance.makeController(element)
  }
}

extension UIViewController {
  /// The storyboard that the controller comes from; `nil` for one made in code.
  public var storyboard: UIStoryboard? { documentOrigin.storyboard as? UIStoryboard }
}
