// Reference: objc_setAssociatedObject and its neighbours, Objective-C runtime.
// Status: Complete for views, controllers and everything else that responds; objects of other classes keep
// what is associated until the next call after they are gone.
// The names are the runtime's.
// swift-format-ignore-file: TypeNamesShouldBeCapitalized, AlwaysUseLowerCamelCase

#if !canImport(Darwin)
  import Foundation
  import Synchronization

  /// How an object holds what is associated with it.
  public struct objc_AssociationPolicy: RawRepresentable, Sendable, Hashable {
    /// The number.
    public let rawValue: UInt
    /// Creates a policy from its number.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Weakly: unlike on Apple's systems, what is gone reads as `nil`.
    public static let OBJC_ASSOCIATION_ASSIGN = Self(rawValue: 0)
    /// Strongly.
    public static let OBJC_ASSOCIATION_RETAIN_NONATOMIC = Self(rawValue: 1)
    /// Strongly; a copy is what the program makes before.
    public static let OBJC_ASSOCIATION_COPY_NONATOMIC = Self(rawValue: 3)
    /// Strongly.
    public static let OBJC_ASSOCIATION_RETAIN = Self(rawValue: 0o1401)
    /// Strongly; a copy is what the program makes before.
    public static let OBJC_ASSOCIATION_COPY = Self(rawValue: 0o1403)
  }

  /// What is associated with one object, by key.
  struct Associations {
    private enum Value {
      case strong(Any)
      case weak(WeakBox)
    }

    private final class WeakBox {
      weak var object: AnyObject?
      init(_ object: AnyObject) { self.object = object }
    }

    private var values: [UnsafeRawPointer: Value] = [:]

    subscript(key: UnsafeRawPointer) -> Any? {
      switch values[key] {
      case .strong(let value): value
      case .weak(let box): box.object
      case nil: nil
      }
    }

    mutating func set(_ value: Any?, _ key: UnsafeRawPointer, _ policy: objc_AssociationPolicy) {
      guard let value else {
        values[key] = nil
        return
      }
      values[key] =
        policy == .OBJC_ASSOCIATION_ASSIGN ? .weak(WeakBox(value as AnyObject)) : .strong(value)
    }
  }

  /// An object that has room of its own for what is associated with it.
  protocol AssociationHolder: AnyObject {
    var associations: Associations { get set }
  }

  /// What is associated with objects that have no room of their own for it.
  private final class AssociationTable: Sendable {
    private struct Entry: @unchecked Sendable {
      // Only touched while the table is locked.
      weak var owner: AnyObject?
      var values: Associations
    }

    private let entries = Mutex<[ObjectIdentifier: Entry]>([:])

    func read(_ owner: AnyObject, _ key: UnsafeRawPointer) -> Any? {
      let entry = entries.withLock { $0[ObjectIdentifier(owner)] }
      return entry?.owner === owner ? entry?.values[key] : nil
    }

    func change(_ owner: AnyObject, _ body: (inout Associations) -> Void) {
      let id = ObjectIdentifier(owner)
      var values = Associations()
      let old = entries.withLock { $0[id] }
      if let old, old.owner === owner { values = old.values }
      body(&values)
      let entry = Entry(owner: owner, values: values)
      entries.withLock { table in
        table = table.filter { $0.value.owner != nil }
        table[id] = entry
      }
    }

    func forget(_ owner: AnyObject) {
      entries.withLock { _ = $0.removeValue(forKey: ObjectIdentifier(owner)) }
    }
  }

  private let associationTable = AssociationTable()

  /// Associates a value with an object under a key; `nil` takes it away.
  public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
  ) {
    if let holder = object as? any AssociationHolder {
      holder.associations.set(value, key, policy)
    } else {
      associationTable.change(object as AnyObject) { $0.set(value, key, policy) }
    }
  }

  /// The value that is associated with an object under a key.
  public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    if let holder = object as? any AssociationHolder { return holder.associations[key] }
    return associationTable.read(object as AnyObject, key)
  }

  /// Takes away everything that is associated with an object.
  public func objc_removeAssociatedObjects(_ object: Any) {
    if let holder = object as? any AssociationHolder {
      holder.associations = Associations()
    } else {
      associationTable.forget(object as AnyObject)
    }
  }
#endif
