import AdaptiveUI
import Foundation

/// The program's own classes that documents name.
@MainActor enum DocumentClasses {
  /// An object of the element's custom class, if the program has that class and it fits.
  static func make<Object: NSObject>(_ element: DocumentElement) -> Object? {
    guard let name = element["customClass"] else { return nil }
    let found: AnyClass? = names(of: name, element).lazy.compactMap(find).first
    if let type = found as? UIViewController.Type { return type.init(coder: NSCoder()) as? Object }
    if let type = found as? UIView.Type { return type.init(coder: NSCoder()) as? Object }
    return nil
  }

  /// What the class may be called in full.
  ///
  /// Where a class is in the target's own module the document may leave the module out, or say what the
  /// target was called when it was saved; Xcode's compiler puts in what it is called then.
  private static func names(of name: String, _ element: DocumentElement) -> [String] {
    let module = element["customModule"].map(Bundle.moduleName)
    let isOfTarget = module == nil || element["customModuleProvider"] == "target"
    let modules = [module].compactMap(\.self) + (isOfTarget ? Bundle.modulesOfProgram : [])
    return modules.map { "\($0).\(name)" } + [name]
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
    String(describing: type(of: object)) == name
  }
}
