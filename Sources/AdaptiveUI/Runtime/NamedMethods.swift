// Looks methods up by their names, as messages find them on Apple's systems.
// Status: Partial — programs with their symbols, on Linux; an object or `Any`, and an object after it.
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
    ///   - selector: The name, with a colon for each argument.
    ///   - object: Who has the method, or a class above its own.
    ///   - sender: The first argument.
    ///   - event: The second argument.
    /// - Returns: Whether there is such a method that takes such arguments.
    @MainActor static func perform(
      _ selector: String, on object: AnyObject, with sender: Any?, event: Any? = nil
    ) -> Bool {
      guard let method = method(selector, of: object), takes(method, sender, event) else {
        return false
      }
      call(method, on: object, with: sender, event)
      return true
    }

    /// Whether an object has a method that a selector names and that takes such arguments.
    @MainActor static func isKnown(
      _ selector: String, to object: AnyObject, with sender: Any?, event: Any? = nil
    ) -> Bool {
      method(selector, of: object).map { takes($0, sender, event) } ?? false
    }

    @MainActor static func method(_ selector: String, of object: AnyObject) -> Method? {
      var next: AnyClass? = type(of: object)
      while let type = next {
        if let method = methods(of: type)[selector] { return method }
        next = _getSuperclass(type)
      }
      return nil
    }

    /// A method as the program's file has it.
    struct Method {
      let code: UnsafeRawPointer
      /// What the arguments are.
      let arguments: [Argument]
      /// What the method gives back, in Swift's words; `()` for nothing.
      let result: String
    }

    /// An argument of a method.
    struct Argument {
      /// What it is, in Swift's words.
      let type: String
      /// Whether it may be missing.
      let isOptional: Bool

      init(_ words: String) {
        let optional = "Swift.Optional<"
        isOptional = words.hasPrefix(optional)
        type = isOptional ? String(words.dropFirst(optional.count).dropLast()) : words
      }
    }

    /// Methods by selector and class: looked for once, as that reads the whole table.
    @MainActor private static var known: [ObjectIdentifier: [String: Method]] = [:]

    @MainActor private static func methods(of type: AnyClass) -> [String: Method] {
      if let methods = known[ObjectIdentifier(type)] { return methods }
      var methods: [String: Method] = [:]
      if let (start, functions) = functions(of: type) {
        for symbol in functions {
          guard let message = MethodWords(demangled(symbol.name), of: start) else { continue }
          methods[message.selector] = Method(
            code: symbol.address, arguments: message.arguments.map(Argument.init),
            result: message.result)
        }
      }
      known[ObjectIdentifier(type)] = methods
      return methods
    }

    /// The functions of a class, and what the full names of all of them begin with.
    static func functions(of type: AnyClass) -> (start: String, symbols: [SymbolTable.Symbol])? {
      // The runtime has no names of private classes; the symbol of their metadata, `$s…N`, has.
      let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
      guard let symbols = SymbolTable.containing(type),
        let name = symbols.name(at: metadata, ending: "N")?.dropLast()
      else { return nil }
      return (demangled(String(name)) + ".", symbols.functions(beginningWith: String(name)))
    }

    /// Whether a method can be called with arguments: a wrong one would be read as what it is not.
    private static func takes(_ method: Method, _ sender: Any?, _ event: Any?) -> Bool {
      guard method.result == "()", method.arguments.count <= 2 else { return false }
      for (index, (argument, value)) in zip(method.arguments, [sender, event]).enumerated() {
        guard let value else {
          if argument.isOptional { continue }
          return false
        }
        // `Any` is no single word, and is called for as the first argument alone.
        guard argument.type == "Any" ? index == 0 : isObject(value, argument.type) else {
          return false
        }
      }
      return true
    }

    private static func call(
      _ method: Method, on object: AnyObject, with sender: Any?, _ event: Any?
    ) {
      let words = words(of: method, on: object)
      let second = event.map { $0 as AnyObject }
      guard let first = method.arguments.first else {
        return unsafeBitCast(words, to: Plain.self).body()
      }
      let hasEvent = method.arguments.count > 1
      switch (first.type, sender) {
      case ("Any", _) where first.isOptional:
        hasEvent
          ? unsafeBitCast(words, to: OfOptionalAnyAndObject.self).body(sender, second)
          : unsafeBitCast(words, to: OfOptionalAny.self).body(sender)
      case ("Any", let sender?):
        hasEvent
          ? unsafeBitCast(words, to: OfAnyAndObject.self).body(sender, second)
          : unsafeBitCast(words, to: OfAny.self).body(sender)
      default:
        // An object and one that may be missing are the same word.
        let object = sender.map { $0 as AnyObject }
        hasEvent
          ? unsafeBitCast(words, to: OfObjects.self).body(object, second)
          : unsafeBitCast(words, to: OfObject.self).body(object)
      }
    }

    /// A method and its object as a closure lies in memory.
    static func words(
      of method: Method, on object: AnyObject
    ) -> (UnsafeRawPointer, UnsafeRawPointer) { words(of: method.code, on: object) }

    /// The code of a method and its object as a closure lies in memory.
    static func words(
      of code: UnsafeRawPointer, on object: AnyObject
    ) -> (UnsafeRawPointer, UnsafeRawPointer) {
      (code, UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()))
    }

    /// Whether a value is an object of a class, or of one below it.
    static func isObject(_ value: Any, _ name: String) -> Bool {
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

    private struct OfObjects { let body: (AnyObject?, AnyObject?) -> Void }

    private struct OfAnyAndObject { let body: (Any, AnyObject?) -> Void }

    private struct OfOptionalAnyAndObject { let body: (Any?, AnyObject?) -> Void }

    static func demangled(_ name: String) -> String {
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
