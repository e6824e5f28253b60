// Reference: NotificationCenter.addObserver(_:selector:name:object:), iOS 18 documentation.
// Status: Partial — what is posted on the main thread; there is no runtime to look names up in.
#if !canImport(Darwin)
  public import Foundation

  extension NotificationCenter {
    /// Sends `aSelector` to `observer` for each notification of a name and sender, as long as it lives.
    ///
    /// Objects are notified on the main actor alone: post there. A notification that is posted on another
    /// thread ends the program.
    public func addObserver(
      _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
      object anObject: Any?
    ) {
      let object = observer as AnyObject
      // Observers are looked up by name alone, wherever they were added.
      nonisolated(unsafe) weak let weakly = object
      let token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
        nonisolated(unsafe) let news = notification
        nonisolated(unsafe) let target = weakly
        MainActor.assumeIsolated {
          guard let target else { return }
          if aSelector.perform(on: target, with: news) { return }
          Environment.current.breach(
            Breach(
              "NSInvalidArgumentException",
              "-[\(type(of: target)) \(aSelector)]: unrecognized selector sent to instance",
              rule: "API"))
        }
      }
      SelectorObservers.shared.add(
        token, of: object, to: self, name: aName, sender: anObject.map { $0 as AnyObject })
    }

    /// Ends what ``addObserver(_:selector:name:object:)`` began, or what a token stands for.
    public func removeObserver(_ observer: AnyObject) {
      SelectorObservers.shared.remove(of: observer, from: self)
      removeObserver(observer as Any)
    }

    /// Ends what ``addObserver(_:selector:name:object:)`` began for a name and a sender, any for `nil`.
    public func removeObserver(
      _ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?
    ) {
      SelectorObservers.shared.remove(
        of: observer, from: self, name: aName, sender: anObject.map { $0 as AnyObject })
      removeObserver(observer as Any, name: aName, object: anObject)
    }
  }

  /// What observers were added by selector; the lock protects it.
  private final class SelectorObservers: @unchecked Sendable {
    private struct Entry {
      weak var observer: AnyObject?
      let token: any NSObjectProtocol
      let center: NotificationCenter
      let name: NSNotification.Name?
      /// The sender of the notifications that it observes, `nil` for every sender; held weakly by the center too.
      weak var sender: AnyObject?
    }

    static let shared = SelectorObservers()
    private let lock = NSLock()
    private var entries: [Entry] = []

    func add(
      _ token: any NSObjectProtocol, of observer: AnyObject, to center: NotificationCenter,
      name: NSNotification.Name?, sender: AnyObject?
    ) {
      lock.withLock {
        drop { $0.observer == nil }
        entries.append(
          Entry(observer: observer, token: token, center: center, name: name, sender: sender))
      }
    }

    func remove(
      of observer: AnyObject, from center: NotificationCenter, name: NSNotification.Name? = nil,
      sender: AnyObject? = nil
    ) {
      lock.withLock {
        drop {
          $0.observer === observer && $0.center === center && (name == nil || $0.name == name)
            && (sender == nil || $0.sender === sender)
        }
      }
    }

    private func drop(_ condition: (Entry) -> Bool) {
      for entry in entries where condition(entry) {
        entry.center.removeObserver(entry.token as Any)
      }
      entries.removeAll(where: condition)
    }
  }
#endif
