// Reference: UINib, iOS 18 documentation.
// Status: Partial — source files (.xib), not compiled ones.
import AdaptiveUI
import Documents
public import Foundation

/// The objects of a nib file, made anew each time they are asked for.
@preconcurrency @MainActor public final class UINib: NSObject {
  private let document: InterfaceBuilderDocument?

  /// Finds the nib in a bundle; one that is not there or cannot be read is a breach and has no objects.
  ///
  /// - Parameters:
  ///   - name: The file's name without its ending.
  ///   - bundleOrNil: Where to look; the program's own for `nil`.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    document = DocumentResource.read(name, ending: "xib", in: bundleOrNil)
  }

  /// The views at the top of the nib, in its order; outlets are connected, the owner's too.
  public func instantiate(withOwner ownerOrNil: Any?, options: [AnyHashable: Any]? = nil) -> [Any] {
    guard let document, let scene = document.scenes.first else { return [] }
    let environment = Environment.current
    let builder = DocumentBuilder(
      document, scene: scene, classes: SizeClasses(environment.predictedTraits),
      surface: .window, in: environment)
    let placeholder = scene.objects.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
    let owner = ownerOrNil.map { $0 as AnyObject }
    builder.owner = DocumentBuilder.Owner(
      object: owner, element: placeholder, isOfProgram: owner != nil)
    let views = scene.rootViews.map { builder.makeTree($0) }
    builder.activateConstraints()
    if let owner, let placeholder { builder.connectOutlets(of: owner, placeholder) }
    builder.wakeViews()
    builder.logNotes(about: nil)
    return views
  }
}

extension Bundle {
  /// The views at the top of a nib of the bundle; one that is not there or cannot be read is a breach.
  @preconcurrency @MainActor public func loadNibNamed(
    _ name: String, owner: Any?, options: [AnyHashable: Any]? = nil
  ) -> [Any]? { UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options) }
}

/// Documents in bundles.
@MainActor enum DocumentResource {
  /// The document with a name; `nil` after a breach.
  static func read(_ name: String, ending: String, in bundle: Bundle?) -> InterfaceBuilderDocument?
  {
    let bundles = Bundle.ofProgram(bundle)
    let urls = bundles.lazy.compactMap { $0.url(forResource: name, withExtension: ending) }
    guard let url = urls.first, let data = try? Data(contentsOf: url) else {
      let path = (bundle ?? .main).bundlePath
      refuse("Could not find a \(ending) named '\(name)' in bundle \(path)")
      return nil
    }
    do {
      return try InterfaceBuilderDocument(data, file: url.lastPathComponent)
    } catch {
      refuse(error.text())
      return nil
    }
  }

  private static func refuse(_ message: String) {
    Environment.current.breach(
      Breach("NSInvalidArgumentException", message, subject: nil, rule: "API"))
  }
}
