import AdaptiveUI
import Foundation

/// The program's own classes that documents name.
@MainActor enum DocumentClasses {
  /// An object of the element's custom class, if the program has that class and it fits.
  static func make<Object: NSObject>(_ element: DocumentElement) -> Object? {
    let found: AnyClass? = type(element)
    if let type = found as? UIViewController.Type { return type.init(coder: NSCoder()) as? Object }
    if let type = found as? UIView.Type { return type.init(coder: NSCoder()) as? Object }
    return nil
  }

  /// The element's custom class; `nil` where it names none, or the program does not have it.
  static func type(_ element: DocumentElement) -> AnyClass? {
    element["customClass"].flatMap { names(of: $0, element).lazy.compactMap(find).first }
  }

  /// What the class may be called in full.
  ///
  /// Where a class is in the target's own module the document may leave the module out, or say what the
  /// target was called when it was saved; Xcode's compiler puts in what it is called then.
  private static func names(of name: String, _ element: DocumentElement) -> [String] {
    let module = element["customModule"].map { Bundle.moduleName($0) }
    let isOfTarget = module == nil || element["customModuleProvider"] == "target"
    let modules = [module].compactMap(\.self) + (isOfTarget ? modulesOfProgram : [])
    return modules.map { "\($0).\(name)" } + [name]
  }

  /// The modules that a program's own classes may be in: that of its delegate and that which is called as
  /// the program is; without a delegate, the targets that have files.
  private static var modulesOfProgram: [String] {
    let program = Bundle.main.executableURL.map { [$0.lastPathComponent] } ?? []
    let delegate = Environment.current.application.delegate.map {
      String(String(reflecting: Swift.type(of: $0)).prefix { $0 != "." })
    }
    return ((delegate.map { [$0] } ?? targets) + program).map { Bundle.moduleName($0) }
  }

  /// The targets that have files; both names in PACKAGE_TARGET may have the sign in them.
  private static let targets: [String] = Bundle.ofProgram(nil).dropFirst().flatMap { bundle in
    let name = bundle.bundleURL.deletingPathExtension().lastPathComponent
    return name.indices.filter { name[$0] == "_" }.map { String(name[name.index(after: $0)...]) }
  }

  /// The class of a name, with its module's before it or not.
  ///
  /// The runtime looks through the whole program for a name that it does not know, each time.
  private static func find(_ name: String) -> AnyClass? {
    if let answer = answers[name] { return answer }
    // Foundation writes longer names to standard error as they are, whatever is in them.
    let answer: AnyClass? = name.count { $0 == "." } < 2 ? NSClassFromString(name) : nil
    answers[name] = .some(answer)
    return answer
  }

  private static var answers: [String: AnyClass?] = [:]

  /// Whether an object is of the class that a document calls `name`.
  static func isInstance(_ object: AnyObject, of name: String) -> Bool {
    String(describing: Swift.type(of: object)) == name
  }
}
