package import AdaptiveUI
import Synchronization

/// What a class has: its attributes after those that it inherits, and what files call it.
package final class AttributeTable: Sendable {
  /// UIKit's name.
  package let name: String
  /// The element that stands for it in Interface Builder documents.
  package let tag: String?
  /// The table of the class that it inherits from; `nil` where that has none.
  package let parent: AttributeTable?
  /// Makes one; `nil` where that takes more than the class.
  package let make: (@MainActor @Sendable () -> UIView)?
  /// Whether it inherits from `UIControl`.
  package let isControl: Bool
  /// How many classes it inherits from that have tables.
  private let depth: Int
  private let isFor: @MainActor @Sendable (AnyObject) -> Bool
  /// What it lists, as soon as somebody has asked for it: a scene starts with the few classes that it speaks of.
  private let known = Mutex<Lists?>(nil)
  private let makeLists: @Sendable () -> Lists

  private struct Lists {
    /// The attributes that subclasses have as well.
    let inherited: [Attribute]
    /// These, and those that subclasses do not have.
    let all: [Attribute]
  }

  /// Makes the table of a class; `alone` are attributes that subclasses do not have.
  init<Owner: AnyObject>(
    _: Owner.Type, _ name: String, under parent: AttributeTable? = nil, tag: String? = nil,
    make: (@MainActor @Sendable () -> UIView)? = nil,
    alone: @autoclosure @escaping @Sendable () -> [AttributeRow<Owner>] = [],
    _ rows: @autoclosure @escaping @Sendable () -> [AttributeRow<Owner>] = []
  ) {
    self.name = name
    self.tag = tag
    self.parent = parent
    self.make = make
    makeLists = {
      let inherited = (parent?.lists.inherited ?? []) + rows().map(\.attribute)
      return Lists(inherited: inherited, all: inherited + alone().map(\.attribute))
    }
    depth = parent.map { $0.depth + 1 } ?? 0
    isFor = { $0 is Owner }
    isControl = parent.map { $0.isControl || $0.name == "UIControl" } ?? false
  }

  /// Its own attributes and the inherited ones, from the root on, in the order in which they are set.
  package var attributes: [Attribute] { lists.all }

  private var lists: Lists {
    known.withLock { known in
      let lists = known ?? makeLists()
      known = lists
      return lists
    }
  }
}

extension AttributeTable {
  /// The table of an object's class, or of the nearest that it inherits from; `nil` without one.
  @MainActor package static func of(_ object: AnyObject) -> AttributeTable? {
    let type = ObjectIdentifier(type(of: object))
    if let known = found[type] { return known }
    let table = all.filter { $0.isFor(object) }.max { $0.depth < $1.depth }
    found[type] = table
    return table
  }

  /// By class; only looked up.
  @MainActor private static var found: [ObjectIdentifier: AttributeTable] = [:]

  /// The attributes of an object that runtime attributes can set under this name, the class's own first.
  @MainActor package static func attributes(
    named name: String, of object: AnyObject
  ) -> [Attribute] {
    (of(object)?.attributes ?? []).filter { $0.isRuntime && $0.name == name }.reversed()
  }

  /// The table of what an element of documents stands for.
  package static func tagged(_ tag: String) -> AttributeTable? { byTag[tag] }

  private static let byTag = Dictionary(
    all.compactMap { table in table.tag.map { ($0, table) } },
    uniquingKeysWith: { first, _ in first })
}
