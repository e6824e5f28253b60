import AdaptiveUI
import Foundation

/// A property of a class that runtime attributes can set.
///
/// On Apple's systems the runtime finds properties by name. There is none on Linux, so that tables
/// say what the model has.
@MainActor struct RuntimeProperty {
  /// Sets the property of an object; `false` where object or value are of another kind.
  let set: (AnyObject, RuntimeValue) -> Bool

  private init(set: @escaping (AnyObject, RuntimeValue) -> Bool) { self.set = set }

  private static func make<Object: AnyObject, Value>(
    _ convert: @escaping (RuntimeValue) -> Value?, _ set: @escaping (Object, Value) -> Void
  ) -> Self {
    Self { object, value in
      guard let object = object as? Object, let value = convert(value) else { return false }
      set(object, value)
      return true
    }
  }

  /// A property that holds an object or nothing.
  private static func orNothing<Object: AnyObject, Value>(
    _ convert: @escaping (RuntimeValue) -> Value?, _ set: @escaping (Object, Value?) -> Void
  ) -> Self {
    make(
      { value -> Value?? in
        if case .nothing = value { return .some(nil) }
        return convert(value).map(Optional.some)
      }, set)
  }

  static func number<Object: AnyObject>(
    _: Object.Type, _ set: @escaping (Object, CGFloat) -> Void
  ) -> Self { make({ $0.number.map { CGFloat($0) } }, set) }

  static func whole<Object: AnyObject>(
    _: Object.Type, _ set: @escaping (Object, Int) -> Void
  ) -> Self { make({ $0.number.map { Int($0) } }, set) }

  static func flag<Object: AnyObject>(
    _: Object.Type, _ set: @escaping (Object, Bool) -> Void
  ) -> Self { make(\.flag, set) }

  /// A choice by the number that UIKit's constant has.
  static func choice<Object: AnyObject, Choice: RawRepresentable<Int>>(
    _: Object.Type, _: Choice.Type, _ set: @escaping (Object, Choice) -> Void
  ) -> Self { make({ $0.number.flatMap { Choice(rawValue: Int($0)) } }, set) }

  static func text<Object: AnyObject>(
    _: Object.Type, _ set: @escaping (Object, String?) -> Void
  ) -> Self { orNothing(\.text, set) }

  static func color<Object: AnyObject>(
    _: Object.Type, _ set: @escaping (Object, UIColor?) -> Void
  ) -> Self { orNothing(\.color, set) }

  static func image<Object: AnyObject>(
    _: Object.Type, _ set: @escaping (Object, UIImage?) -> Void
  ) -> Self { orNothing(\.image, set) }

  static func size<Object: AnyObject>(
    _: Object.Type, _ set: @escaping (Object, CGSize) -> Void
  ) -> Self { make(\.size, set) }

  static func point<Object: AnyObject>(
    _: Object.Type, _ set: @escaping (Object, CGPoint) -> Void
  ) -> Self { make(\.point, set) }

  static func rect<Object: AnyObject>(
    _: Object.Type, _ set: @escaping (Object, CGRect) -> Void
  ) -> Self { make(\.rect, set) }
}

/// Finds what key paths name.
@MainActor enum RuntimeProperties {
  /// What came of setting a property.
  enum Outcome: Equatable {
    case applied
    /// No class of the model has a property of that name.
    case unknown
    /// The property is there, but takes no value of that kind.
    case unfit
  }

  /// Sets what a key path names, beginning at `object`.
  static func set(_ path: String, of object: AnyObject, to value: RuntimeValue) -> Outcome {
    var names = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let last = names.popLast() else { return .unknown }
    var owner = object
    for name in names {
      guard let next = parts[name]?(owner) else { return .unknown }
      owner = next
    }
    let found = properties(named: key(last), of: owner)
    guard !found.isEmpty else { return .unknown }
    return found.contains { $0.set(owner, value) } ? .applied : .unfit
  }

  /// The runtime knows flags without the `is` that Swift puts before them.
  private static func key(_ name: String) -> String {
    guard name.hasPrefix("is"), let first = name.dropFirst(2).first, first.isUppercase else {
      return name
    }
    return first.lowercased() + name.dropFirst(3)
  }

  private static func properties(named name: String, of object: AnyObject) -> [RuntimeProperty] {
    tables.filter { $0.isFor(object) }.compactMap { $0.properties[name] }
  }

  /// The properties of a class and of those that inherit from it.
  struct Table {
    let isFor: (AnyObject) -> Bool
    let properties: [String: RuntimeProperty]
  }

  static func table<Object: AnyObject>(
    _: Object.Type, _ properties: [String: RuntimeProperty]
  ) -> Table { Table(isFor: { $0 is Object }, properties: properties) }

  /// Subclasses before what they inherit from.
  private static let tables = textTables + controlTables + viewTables + controllerTables

  /// The objects that a key path can lead through.
  private static let parts: [String: (AnyObject) -> AnyObject?] = [
    "layer": { ($0 as? UIView)?.layer },
    "titleLabel": { ($0 as? UIButton)?.titleLabel },
    "imageView": { ($0 as? UIButton)?.imageView ?? ($0 as? UITableViewCell)?.imageView },
    "textLabel": { ($0 as? UITableViewCell)?.textLabel },
    "detailTextLabel": { ($0 as? UITableViewCell)?.detailTextLabel },
    "contentView": { ($0 as? UIView)?.heldContentView },
    "view": { ($0 as? UIViewController)?.view },
    "navigationItem": { ($0 as? UIViewController)?.navigationItem },
    "tabBarItem": { ($0 as? UIViewController)?.tabBarItem },
    "navigationBar": { ($0 as? UINavigationController)?.navigationBar },
    "toolbar": { ($0 as? UINavigationController)?.toolbar },
    "tabBar": { ($0 as? UITabBarController)?.tabBar },
    "searchTextField": { ($0 as? UISearchBar)?.searchTextField },
  ]
}
