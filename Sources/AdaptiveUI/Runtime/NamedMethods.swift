// Looks methods up by their names, as messages find them on Apple's systems.
// Status: Partial — programs with their symbols, on Linux; up to one argument, an object or `Any`.
#if !canImport(Darwin)
  import Foundation

  /// Calls methods that are known by name alone, such as those that actions of documents name.
  ///
  /// Swift keeps no names of methods for running programs, but the program's file does: its table of symbols
  /// has each method by its full name, unless it was stripped. A method is called as a closure is
  /// whose context is the object: both have that word in the same register.
  enum NamedMethods {
    /// Calls the method of an object that a selector names.
    ///
    /// - Parameters:
    ///   - selector: The name, with a colon where it takes the sender.
    ///   - object: Who has the method, or a class above its own.
    ///   - sender: The argument.
    /// - Returns: Whether there is such a method that takes such an argument.
    @MainActor static func perform(
      _ selector: String, on object: AnyObject, with sender: Any?
    ) -> Bool {
      guard let method = method(selector, of: object), takes(method, sender) else { return false }
      call(method, on: object, with: sender)
      return true
    }

    /// Whether an object has a method that a selector names and that takes such an argument.
    @MainActor static func isKnown(
      _ selector: String, to object: AnyObject, with sender: Any?
    ) -> Bool {
      method(selector, of: object).map { takes($0, sender) } ?? false
    }

    @MainActor private static func method(_ selector: String, of object: AnyObject) -> Method? {
      var next: AnyClass? = type(of: object)
      while let type = next {
        if let method = methods(of: type)[selector] { return method }
        next = _getSuperclass(type)
      }
      return nil
    }

    /// A method as the program's file has it.
    private struct Method {
      let code: UnsafeRawPointer
      /// What the argument is, in Swift's words; `nil` without one.
      let argument: String?
      /// Whether the argument may be missing.
      let isOptional: Bool

      init(_ code: UnsafeRawPointer, taking argument: String?) {
        self.code = code
        let optional = "Swift.Optional<"
        isOptional = argument?.hasPrefix(optional) ?? false
        self.argument =
          isOptional ? argument?.dropFirst(optional.count).dropLast().description : argument
      }
    }

    /// Methods by selector and class: looked for once, as that reads the whole table.
    @MainActor private static var known: [ObjectIdentifier: [String: Method]] = [:]

    @MainActor private static func methods(of type: AnyClass) -> [String: Method] {
      if let methods = known[ObjectIdentifier(type)] { return methods }
      var methods: [String: Method] = [:]
      // The runtime has no names of private classes; the symbol of their metadata, `$s…N`, has.
      let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
      if let symbols = SymbolTable.containing(type),
        let name = symbols.name(at: metadata, ending: "N")?.dropLast()
      {
        let start = demangled(String(name)) + "."
        for symbol in symbols.functions(beginningWith: String(name)) {
          guard let (selector, argument) = message(demangled(symbol.name), of: start) else {
            continue
          }
          methods[selector] = Method(symbol.address, taking: argument)
        }
      }
      known[ObjectIdentifier(type)] = methods
      return methods
    }

    /// What a method is called as a message.
    ///
    /// - Parameters:
    ///   - name: Such as `App.Page.tapped(AdaptiveUI.UIButton) -> ()`.
    ///   - start: What precedes the method's name.
    /// - Returns: The selector that Swift would give the method for Objective-C, and its argument's type.
    private static func message(_ name: String, of start: String) -> (String, String?)? {
      guard name.hasPrefix(start), name.hasSuffix(") -> ()") else { return nil }
      var rest = name.dropFirst(start.count).dropLast(7)
      // A private one is written `(tapped in _0123)(…)`.
      if rest.hasPrefix("("), let space = rest.firstIndex(of: " "),
        let end = rest.firstIndex(of: ")")
      {
        let base = rest[rest.index(after: rest.startIndex)..<space]
        rest = base + rest[rest.index(after: end)...]
      }
      guard let open = rest.firstIndex(of: "(") else { return nil }
      let base = String(rest[..<open])
      let arguments = rest[rest.index(after: open)...]
      guard !base.contains(where: { " .<".contains($0) }) else { return nil }
      if arguments.isEmpty { return (base, nil) }
      guard !arguments.contains(", ") else { return nil }
      guard let colon = arguments.firstRange(of: ": ") else {
        return (base + ":", String(arguments))
      }
      let label = arguments[..<colon.lowerBound]
      return (
        base + "With" + label.prefix(1).uppercased() + label.dropFirst() + ":",
        String(arguments[colon.upperBound...])
      )
    }

    /// Whether a method can be called with an argument: a wrong one would be read as what it is not.
    private static func takes(_ method: Method, _ sender: Any?) -> Bool {
      guard let type = method.argument else { return true }
      guard let sender else { return method.isOptional }
      return type == "Any" || isObject(sender, type)
    }

    private static func call(_ method: Method, on object: AnyObject, with sender: Any?) {
      let words = (method.code, UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()))
      switch (method.argument, sender) {
      case (nil, _): unsafeBitCast(words, to: Plain.self).body()
      case ("Any", _) where method.isOptional:
        unsafeBitCast(words, to: OfOptionalAny.self).body(sender)
      case ("Any", let sender?): unsafeBitCast(words, to: OfAny.self).body(sender)
      default:
        // An object and one that may be missing are the same word.
        unsafeBitCast(words, to: OfObject.self).body(sender.map { $0 as AnyObject })
      }
    }

    /// Whether a value is an object of a class, or of one below it.
    private static func isObject(_ value: Any, _ name: String) -> Bool {
      guard var type = Swift.type(of: value) as? AnyClass else { return false }
      if name == "Swift.AnyObject" { return true }
      while _typeName(type, qualified: true) != name {
        guard let above = _getSuperclass(type) else { return false }
        type = above
      }
      return true
    }

    // Functions as they lie in memory: in structs, and none generic, so that no cast adapts them.

    private struct Plain { let body: () -> Void }

    private struct OfObject { let body: (AnyObject?) -> Void }

    private struct OfAny { let body: (Any) -> Void }

    private struct OfOptionalAny { let body: (Any?) -> Void }

    private static func demangled(_ name: String) -> String {
      guard let text = demangle(name, name.utf8.count, nil, nil, 0) else { return name }
      defer { free(text) }
      return String(cString: text)
    }

    @_silgen_name("swift_demangle")
    private static func demangle(
      _ name: UnsafePointer<CChar>, _ length: Int, _ buffer: UnsafeMutablePointer<CChar>?,
      _ size: UnsafeMutablePointer<Int>?, _ flags: UInt32
    ) -> UnsafeMutablePointer<CChar>?
  }
#endif
