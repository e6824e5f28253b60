// Reference: Selector, Swift standard library on Apple's systems.
// Status: Complete for messages with up to two arguments.
#if !canImport(Darwin)
  /// The name of a message, and where it is known the method behind it.
  ///
  /// `#selector` needs a runtime that only Apple's systems have. A selector made from a method sends
  /// it; one made from a name alone finds the method by it, where the program has kept its symbols.
  public struct Selector: Sendable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The message's name with a colon for each argument.
    public let description: String
    private let send: (@MainActor @Sendable (AnyObject, Any?, Any?) -> Bool)?

    /// Creates a selector from a name alone.
    public init(_ name: String) {
      description = name
      send = nil
    }

    /// Creates a selector from a name alone.
    public init(stringLiteral value: String) { self.init(value) }

    /// Creates a selector of a method without arguments.
    public init<Target: AnyObject>(
      _ name: String, _ method: @escaping @MainActor @Sendable (Target) -> @MainActor () -> Void
    ) {
      description = name
      send = { target, _, _ in
        guard let target = target as? Target else { return false }
        method(target)()
        return true
      }
    }

    /// Creates a selector of a method that takes the sender.
    public init<Target: AnyObject, Sender>(
      _ name: String,
      _ method: @escaping @MainActor @Sendable (Target) -> @MainActor (Sender) -> Void
    ) {
      description = name
      send = { target, sender, _ in
        guard let target = target as? Target, let sender = sender as? Sender else { return false }
        method(target)(sender)
        return true
      }
    }

    /// Creates a selector of a method that takes the sender and the event.
    public init<Target: AnyObject, Sender, Event>(
      _ name: String,
      _ method: @escaping @MainActor @Sendable (Target) -> @MainActor (Sender, Event) -> Void
    ) {
      description = name
      send = { target, sender, event in
        guard let target = target as? Target, let sender = sender as? Sender,
          let event = event as? Event
        else { return false }
        method(target)(sender, event)
        return true
      }
    }

    /// Selectors are equal when their names are.
    public static func == (first: Selector, second: Selector) -> Bool {
      first.description == second.description
    }

    /// Equal selectors hash equally.
    public func hash(into hasher: inout Hasher) { hasher.combine(description) }

    /// Whether `target` has a method that the name alone tells and that takes such a sender.
    @MainActor func isKnown(
      to target: AnyObject, with sender: Any?, event: Any? = nil
    ) -> Bool {
      NamedMethods.isKnown(description, to: target, with: sender, event: event)
    }

    /// Sends the message to `target`.
    ///
    /// - Returns: Whether the target has the method.
    @MainActor func perform(on target: AnyObject, with sender: Any?, event: Any? = nil) -> Bool {
      if let send { return send(target, sender, event) }
      return NamedMethods.perform(description, on: target, with: sender, event: event)
    }
  }
#endif
