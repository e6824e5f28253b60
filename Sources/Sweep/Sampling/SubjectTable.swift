package import AdaptiveUI
import Documents
import Foundation

/// Numbers views and constraints, so that snapshots are cheap to compare, and names them for
/// people.
@MainActor final class SubjectTable {
  /// What subjects are called in comments that silence findings, and in commands.
  private(set) var names: [String] = []
  /// What subjects are in words: class and text; empty for what has no better words than its name.
  private(set) var words: [String] = []
  /// The identifiers of the document's elements; empty where there is none.
  private(set) var sources: [String] = []
  private let document: (any OpenDocument)?
  private var numbersByKey: [String: Int] = [:]
  private var numbers: [ObjectIdentifier: Entry] = [:]

  /// Whether subjects of the same name are one; else every view and constraint has its own number.
  private let joinsNames: Bool
  /// The views that numbers stand for: of a constraint those at its ends.
  private var subjects: [Int: [WeakView]] = [:]

  init(_ document: (any OpenDocument)? = nil, joinsNames: Bool = true) {
    self.document = document
    self.joinsNames = joinsNames
  }

  /// The view whose children were counted last.
  private weak var counted: UIView?
  /// For each of its children its number among those of its class, and for each class how many.
  private var sameClassIndices: [ObjectIdentifier: Int] = [:]
  private var sameClassCounts: [String: Int] = [:]

  private struct Entry {
    weak var view: UIView?
    let number: Int
  }

  /// The number of a subject; those of the same name and element are one, where names are joined.
  private func number(of name: String, _ source: String, _ text: @autoclosure () -> String) -> Int {
    if joinsNames {
      let key = "\(name)\u{0}\(source)"
      if let number = numbersByKey[key] { return number }
      numbersByKey[key] = names.count
    }
    names.append(name)
    words.append(text())
    sources.append(source)
    return names.count - 1
  }

  /// The number of a constraint, by what it says.
  func number(of constraint: NSLayoutConstraint) -> Int {
    let number = number(of: constraint.summary, document?.sourceID(of: constraint) ?? "", "")
    if !joinsNames {
      subjects[number] = [constraint.firstItem, constraint.secondItem].compactMap { item in
        (item as? UIView ?? (item as? UILayoutGuide)?.owningView).map(WeakView.init)
      }
    }
    return number
  }

  /// The number of a view, by its place in the hierarchy when first seen.
  func number(of view: UIView) -> Int {
    if let entry = numbers[ObjectIdentifier(view)], entry.view === view { return entry.number }
    let number = number(
      of: name(of: view), document?.sourceID(of: view) ?? "", view.wordsForPeople)
    numbers[ObjectIdentifier(view)] = Entry(view: view, number: number)
    if !joinsNames { subjects[number] = [WeakView(view)] }
    return number
  }

  /// The views that a number stands for; empty where names are joined.
  func views(of number: Int) -> [WeakView] { subjects[number] ?? [] }

  /// What people call the subjects: names that somebody gave them, else words.
  var spokenNames: [String] { zip(names, words).map { Self.spoken($0, $1) } }

  /// What people call a subject: its name if somebody gave it one, else its words.
  static func spoken(_ name: String, _ words: String) -> String {
    let isGiven =
      !DocumentIdentifier.isGenerated(name) && !name.contains("/") && !name.contains("[")
    return isGiven || words.isEmpty ? name : words
  }

  /// The identifier, or the way to the view from the nearest one that has one.
  private func name(of view: UIView) -> String {
    if let name = view.identifier ?? view.viewController?.identifier { return name }
    let own = view.viewController?.className ?? view.className
    guard let parent = view.superview, !(parent is UIWindow) else { return own }
    let (index, count) = sameClass(of: view, in: parent)
    let place = count > 1 ? "\(own)[\(index + 1)]" : own
    return isAnonymous(parent) ? place : "\(names[number(of: parent)])/\(place)"
  }

  /// Which of the views of its class beside it a view is, from 0, and how many there are.
  private func sameClass(of view: UIView, in parent: UIView) -> (index: Int, count: Int) {
    if counted !== parent || sameClassIndices[ObjectIdentifier(view)] == nil {
      counted = parent
      (sameClassIndices, sameClassCounts) = ([:], [:])
      for child in parent.subviews {
        let count = sameClassCounts[child.className, default: 0]
        sameClassIndices[ObjectIdentifier(child)] = count
        sameClassCounts[child.className] = count + 1
      }
    }
    return (sameClassIndices[ObjectIdentifier(view)] ?? 0, sameClassCounts[view.className] ?? 1)
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
