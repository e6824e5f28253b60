package import AdaptiveUI
import Foundation

/// Numbers views and constraints, so that snapshots are cheap to compare, and names them for
/// people.
@MainActor final class SubjectTable {
  private(set) var names: [String] = []
  private var numbersByName: [String: Int] = [:]
  private var numbers: [ObjectIdentifier: Entry] = [:]

  /// The view whose children were counted last.
  private weak var counted: UIView?
  /// For each of its children its number among those of its class, and for each class how many.
  private var twinIndices: [ObjectIdentifier: Int] = [:]
  private var twinCounts: [String: Int] = [:]

  private struct Entry {
    weak var view: UIView?
    let number: Int
  }

  /// Whether subjects of the same name are one; else every view and constraint has its own number.
  private let joinsNames: Bool
  /// The views that numbers stand for: of a constraint those at its ends.
  private var subjects: [Int: [WeakView]] = [:]

  init(joinsNames: Bool = true) { self.joinsNames = joinsNames }

  /// The number of a name; equal names are one subject.
  func number(of name: String) -> Int {
    if let number = numbersByName[name] { return number }
    numbersByName[name] = names.count
    names.append(name)
    return names.count - 1
  }

  /// The number of a view, by its place in the hierarchy when first seen.
  func number(of view: UIView) -> Int {
    if let entry = numbers[ObjectIdentifier(view)], entry.view === view { return entry.number }
    let number = newNumber(name(of: view))
    numbers[ObjectIdentifier(view)] = Entry(view: view, number: number)
    if !joinsNames { subjects[number] = [WeakView(view)] }
    return number
  }

  /// The number of a constraint, by what it says.
  func number(of constraint: NSLayoutConstraint) -> Int {
    let number = newNumber(constraint.summary)
    if !joinsNames {
      subjects[number] = [constraint.firstItem, constraint.secondItem].compactMap { item in
        (item as? UIView ?? (item as? UILayoutGuide)?.owningView).map(WeakView.init)
      }
    }
    return number
  }

  /// The views that a number stands for; empty where names are joined.
  func views(of number: Int) -> [WeakView] { subjects[number] ?? [] }

  private func newNumber(_ name: String) -> Int {
    guard !joinsNames else { return number(of: name) }
    names.append(name)
    return names.count - 1
  }

  /// The identifier, or the way to the view from the nearest one that has one.
  private func name(of view: UIView) -> String {
    if let name = view.identifier ?? view.viewController?.identifier { return name }
    let own = view.viewController?.className ?? view.className
    guard let parent = view.superview, !(parent is UIWindow) else { return own }
    let (index, count) = twins(of: view, in: parent)
    let place = count > 1 ? "\(own)[\(index + 1)]" : own
    return isAnonymous(parent) ? place : "\(names[number(of: parent)])/\(place)"
  }

  /// Which of the views of its class beside it a view is, from 0, and how many there are.
  private func twins(of view: UIView, in parent: UIView) -> (index: Int, count: Int) {
    if counted !== parent || twinIndices[ObjectIdentifier(view)] == nil {
      counted = parent
      (twinIndices, twinCounts) = ([:], [:])
      for child in parent.subviews {
        let count = twinCounts[child.className, default: 0]
        twinIndices[ObjectIdentifier(child)] = count
        twinCounts[child.className] = count + 1
      }
    }
    return (twinIndices[ObjectIdentifier(view)] ?? 0, twinCounts[view.className] ?? 1)
  }

  /// System views that only hold others do not belong into a name.
  private func isAnonymous(_ view: UIView) -> Bool {
    view is UITransitionView || view.className == "UILayoutContainerView"
  }
}

/// A view that may be gone by now.
@MainActor package struct WeakView {
  package private(set) weak var view: UIView?

  init(_ view: UIView) { self.view = view }
}
