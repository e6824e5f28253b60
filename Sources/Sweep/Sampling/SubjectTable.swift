package import AdaptiveUI
import Documents
import Foundation

/// Numbers views and constraints, so that snapshots are cheap to compare, and provides their names
/// for users.
@MainActor final class SubjectTable {
  /// The names of subjects in comments that silence findings, and in commands.
  private(set) var names: [String] = []
  /// Descriptions of subjects; `nil` for those that are described on demand.
  private var descriptions: [String?] = []
  /// The identifiers of the document's elements; empty if there is none.
  private(set) var sources: [String] = []
  private let document: (any OpenDocument)?
  private var numbersByKey: [String: Int] = [:]
  private var numbers: [ObjectIdentifier: Entry] = [:]

  /// Whether subjects of the same name are one; otherwise every view and constraint has its own
  /// number.
  private let joinsNames: Bool
  /// The views of each number; for a constraint those at its ends, of two one in the other the inner one.
  private var subjects: [Int: [WeakView]] = [:]

  init(_ document: (any OpenDocument)? = nil, joinsNames: Bool = true) {
    self.document = document
    self.joinsNames = joinsNames
  }

  /// The view whose children were counted last.
  private weak var counted: UIView?
  /// For each of its children its index among those of its class, and for each class the count.
  private var sameClassIndices: [ObjectIdentifier: Int] = [:]
  private var sameClassCounts: [String: Int] = [:]

  private struct Entry {
    weak var view: UIView?
    let number: Int
  }

  /// The number of a subject; those of the same name and element are one if names are joined.
  private func number(of name: String, _ source: String, _ text: @autoclosure () -> String) -> Int {
    if joinsNames {
      let key = "\(name)\u{0}\(source)"
      if let number = numbersByKey[key] { return number }
      numbersByKey[key] = names.count
    }
    names.append(name)
    // A subject of several views is described as it was first seen.
    descriptions.append(joinsNames ? text() : nil)
    sources.append(source)
    return names.count - 1
  }

  /// The number of a constraint, by its description.
  func number(of constraint: NSLayoutConstraint) -> Int {
    let number = number(of: constraint.summary, document?.sourceID(of: constraint) ?? "", "")
    if !joinsNames {
      descriptions[number] = ""
      let ends = [constraint.firstItem, constraint.secondItem].compactMap { item in
        item as? UIView ?? (item as? UILayoutGuide)?.owningView
      }
      // What is wrong is the place in what is around, not all of that.
      let inner = ends.filter { end in !ends.contains { $0 !== end && $0.isDescendant(of: end) } }
      subjects[number] = inner.map(WeakView.init)
    }
    return number
  }

  /// The number of a view, by its place in the hierarchy when it is first seen.
  func number(of view: UIView) -> Int {
    if let entry = numbers[ObjectIdentifier(view)], entry.view === view { return entry.number }
    let number = number(
      of: name(of: view), document?.sourceID(of: view) ?? "", view.wordsForPeople)
    numbers[ObjectIdentifier(view)] = Entry(view: view, number: number)
    if !joinsNames { subjects[number] = [WeakView(view)] }
    return number
  }

  /// The views of a number; empty if names are joined.
  func views(of number: Int) -> [WeakView] { subjects[number] ?? [] }

  /// The description of a subject, with class and text; empty for one without a better one than its
  /// name.
  func words(of number: Int) -> String {
    if let text = descriptions[number] { return text }
    let text = subjects[number]?.first?.view?.wordsForPeople ?? ""
    descriptions[number] = text
    return text
  }

  /// The names of the subjects for users: those that were set, otherwise their descriptions.
  var spokenNames: [String] { names.indices.map { Self.spoken(names[$0], words(of: $0)) } }

  /// The name of a subject for users: the one that was set, otherwise its description.
  static func spoken(_ name: String, _ words: String) -> String {
    // A path has slashes and indices. Bytes are compared: for texts Foundation would be asked, which
    // brings a megabyte of its own into memory.
    let isPath = name.utf8.contains { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "[") }
    let isGiven = !isPath && !DocumentIdentifier.isGenerated(name)
    return isGiven || words.isEmpty ? name : words
  }

  /// The same with the text that the subject shows, for one of a file: an outlet's name is the
  /// program's, and is not on the screen.
  static func spoken(_ name: String, _ words: String, in source: String) -> String {
    let spoken = spoken(name, words)
    guard !source.isEmpty, !spoken.contains("“" as Character),
      let start = words.firstIndex(of: "“")
    else { return spoken }
    return "\(spoken) \(words[start...])"
  }

  /// The identifier, or the path to the view from the nearest view that has one.
  private func name(of view: UIView) -> String {
    if let name = view.identifier ?? view.viewController?.identifier { return name }
    let own = view.viewController?.className ?? view.className
    guard let parent = view.superview, !(parent is UIWindow) else { return own }
    let (index, count) = sameClass(of: view, in: parent)
    let place = count > 1 ? "\(own)[\(index + 1)]" : own
    return isAnonymous(parent) ? place : "\(names[number(of: parent)])/\(place)"
  }

  /// The index of a view among its siblings of the same class, from 0, and their count.
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

  /// System views that only contain others are left out of names.
  private func isAnonymous(_ view: UIView) -> Bool {
    view is UITransitionView || view.className == "UILayoutContainerView"
  }
}

/// A view that may no longer exist.
@MainActor package struct WeakView {
  package private(set) weak var view: UIView?

  init(_ view: UIView) { self.view = view }
}
