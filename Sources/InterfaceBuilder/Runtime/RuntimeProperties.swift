import AdaptiveLists
@_spi(Hooks) import AdaptiveUI
import Attributes
import Foundation

/// Finds what key paths name.
///
/// On Apple's systems the runtime finds properties by name. There is none on Linux, so that the tables of
/// attributes say what the model has, and setters' symbols what the program has.
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
  static func set(_ path: String, of object: AnyObject, to value: AttributeValue) -> Outcome {
    var names = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let last = names.popLast() else { return .unknown }
    var owner = object
    for name in names {
      guard let next = part(name, of: owner) else { return .unknown }
      owner = next
    }
    let found = AttributeTable.attributes(named: key(last), of: owner)
    guard !found.isEmpty else { return setOwn(last, of: owner, to: value) ? .applied : .unknown }
    let values = [value] + (beginning(of: value).map { [$0] } ?? [])
    return values.contains { value in found.contains { $0.set(owner, value) } }
      ? .applied : .unfit
  }

  /// Sets a property of the program's own, in the form that such a one may have.
  private static func setOwn(
    _ name: String, of owner: AnyObject, to value: AttributeValue
  ) -> Bool {
    let plain: Any? =
      switch value {
      case .flag(let flag): flag
      case .number(let number): number
      case .text(let text): text
      case .color(let color): color
      case .image(let image): image
      case .point(let point): point
      case .size(let size): size
      case .rect(let rect): rect
      default: nil
      }
    guard plain != nil || value == .nothing else { return false }
    return NamedProperties.set(name, of: owner, to: plain, extendsUIKit: true)
  }

  /// The number that text begins with, which counts where a number is wanted: `10f` is ten.
  private static func beginning(of value: AttributeValue) -> AttributeValue? {
    guard case .text(let text) = value else { return nil }
    return text.prefixMatch(of: /[-+]?\d+(?:\.\d+)?/).flatMap { Double($0.0) }
      .map(AttributeValue.number)
  }

  /// The runtime knows flags without the `is` that Swift puts before them.
  private static func key(_ name: String) -> String {
    guard name.hasPrefix("is"), let first = name.dropFirst(2).first, first.isUppercase else {
      return name
    }
    return first.lowercased() + name.dropFirst(3)
  }

  private static func part(_ name: String, of owner: AnyObject) -> AnyObject? {
    (owner as? UIView)?.part(named: name) ?? parts[name]?(owner)
  }

  /// The objects of controllers that a key path can lead through.
  private static let parts: [String: (AnyObject) -> AnyObject?] = [
    "view": { ($0 as? UIViewController)?.view },
    "navigationItem": { ($0 as? UIViewController)?.navigationItem },
    "tabBarItem": { ($0 as? UIViewController)?.tabBarItem },
    "navigationBar": { ($0 as? UINavigationController)?.navigationBar },
    "toolbar": { ($0 as? UINavigationController)?.toolbar },
    "tabBar": { ($0 as? UITabBarController)?.tabBar },
  ]
}
