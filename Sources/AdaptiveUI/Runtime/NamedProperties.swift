// Sets properties by their names through their setters, as key-value coding does on Apple's systems.
// Status: Partial — programs with their symbols, on Linux; objects, text, flags, numbers and rectangles.
import Foundation

/// Sets the properties that a program's classes and extensions have, so that their observers run.
@MainActor package enum NamedProperties {
  /// Sets a property by its setter.
  ///
  /// - Parameters:
  ///   - name: The property's name.
  ///   - object: Whose it is.
  ///   - value: What it gets.
  ///   - extendsUIKit: Whether it may be one by which the program extends a class of UIKit, for which the
  ///     symbols of that class and of those above it are read as well.
  /// - Returns: Whether the program has a property of that name that takes such a value.
  package static func set(
    _ name: String, of object: AnyObject, to value: Any?, extendsUIKit: Bool = false
  ) -> Bool {
    #if canImport(Darwin)
      false
    #else
      setter(of: name, for: object, extendsUIKit)?.call(on: object, with: value) ?? false
    #endif
  }
}

#if !canImport(Darwin)
  extension NamedProperties {
    private static func setter(
      of name: String, for object: AnyObject, _ extendsUIKit: Bool
    ) -> NamedSetter? {
      var next: AnyClass? = type(of: object)
      while let type = next {
        let module = module(of: type)
        guard module != "Foundation", extendsUIKit || !ofUIKit.contains(module) else { break }
        if let setter = setters(of: type)[name] { return setter }
        next = _getSuperclass(type)
      }
      return nil
    }

    private static func module(of type: AnyClass) -> Substring {
      _typeName(type, qualified: true).prefix { $0 != "." }
    }

    /// UIKit's own properties are set by tables that know their kinds.
    private static let ofUIKit: Set<Substring> = [
      "AdaptiveUI", "AdaptiveLists", "InterfaceBuilder",
    ]

    /// Setters by property and class: looked for once, as that reads the whole table of symbols.
    private static var known: [ObjectIdentifier: [String: NamedSetter]] = [:]

    private static func setters(of type: AnyClass) -> [String: NamedSetter] {
      if let setters = known[ObjectIdentifier(type)] { return setters }
      var setters: [String: NamedSetter] = [:]
      if let (start, functions) = NamedMethods.functions(of: type) {
        // Setters' symbols end so.
        for symbol in functions where symbol.name.hasSuffix("vs") {
          let words = NamedMethods.demangled(symbol.name)
          guard let found = NamedSetter.Words(words, of: start),
            !ofUIKit.contains(found.module ?? module(of: type))
          else { continue }
          setters[found.name] = NamedSetter(code: symbol.address, type: found.type)
        }
      }
      known[ObjectIdentifier(type)] = setters
      return setters
    }
  }

  /// A property's setter as the program's file has it.
  struct NamedSetter {
    let code: UnsafeRawPointer
    /// What the property holds.
    let type: NamedMethods.Argument

    init(code: UnsafeRawPointer, type: String) {
      self.code = code
      self.type = NamedMethods.Argument(type)
    }

    /// What a setter's full name says.
    struct Words {
      let name: String
      /// The type of the property.
      let type: String
      /// Who extends the class by the property; `nil` for its own module.
      let module: Substring?

      /// Reads a setter's full name.
      ///
      /// - Parameters:
      ///   - words: Such as `App.Page.title.setter : Swift.String`; a private one is
      ///     `App.Page.(title in _0123).setter : Swift.String`, and one of another module's extension has
      ///     `(extension in App):` before it.
      ///   - start: What precedes the property's name.
      init?(_ words: String, of start: String) {
        var rest = words[...]
        let extending = "(extension in "
        if rest.hasPrefix(extending), let end = rest.firstRange(of: "):") {
          module = rest[..<end.lowerBound].dropFirst(extending.count)
          rest = rest[end.upperBound...]
        } else {
          module = nil
        }
        guard rest.hasPrefix(start), let middle = rest.firstRange(of: ".setter : ") else {
          return nil
        }
        var name = rest[..<middle.lowerBound].dropFirst(start.count)
        if name.hasPrefix("("), let space = name.firstIndex(of: " ") {
          name = name[name.index(after: name.startIndex)..<space]
        }
        guard !name.contains(where: { " .<(".contains($0) }) else { return nil }
        self.name = String(name)
        type = String(rest[middle.upperBound...])
      }
    }

    /// Sets the property of an object.
    ///
    /// - Returns: Whether it takes such a value.
    @MainActor func call(on object: AnyObject, with value: Any?) -> Bool {
      let words = NamedMethods.words(of: code, on: object)
      guard let value else { return callWithNothing(words) }
      let last = type.type.split(separator: ".").last ?? ""
      switch (last, value) {
      case ("String", let text as String):
        type.isOptional
          ? unsafeBitCast(words, to: OfOptionalText.self).body(text)
          : unsafeBitCast(words, to: OfText.self).body(text)
      case (_, _) where type.isOptional || NamedMethods.isObject(value, type.type):
        // An object and one that may be missing are the same word.
        guard NamedMethods.isObject(value, type.type) else { return false }
        unsafeBitCast(words, to: OfObject.self).body(value as AnyObject)
      case ("Bool", let flag as Bool): unsafeBitCast(words, to: OfFlag.self).body(flag)
      case ("Double", let number as Double), ("CGFloat", let number as Double):
        unsafeBitCast(words, to: OfNumber.self).body(number)
      case ("Float", let number as Double):
        unsafeBitCast(words, to: OfFloat.self).body(Float(number))
      case ("Int", let number as Double):
        guard let whole = Int(exactly: number.rounded()) else { return false }
        unsafeBitCast(words, to: OfWhole.self).body(whole)
      case ("CGPoint", let point as CGPoint): unsafeBitCast(words, to: OfPoint.self).body(point)
      case ("CGSize", let size as CGSize): unsafeBitCast(words, to: OfSize.self).body(size)
      case ("CGRect", let rect as CGRect): unsafeBitCast(words, to: OfRect.self).body(rect)
      default: return false
      }
      return true
    }

    /// Sets the property to `nil`, if it is a text; of others the size is not known here.
    private func callWithNothing(_ words: (UnsafeRawPointer, UnsafeRawPointer)) -> Bool {
      guard type.isOptional, type.type == "Swift.String" else { return false }
      unsafeBitCast(words, to: OfOptionalText.self).body(nil)
      return true
    }

    // Functions as they lie in memory; see ``NamedMethods``. A setter takes over what it is given.

    private struct OfObject { let body: (__owned AnyObject) -> Void }

    private struct OfText { let body: (__owned String) -> Void }

    private struct OfOptionalText { let body: (__owned String?) -> Void }

    private struct OfFlag { let body: (Bool) -> Void }

    private struct OfNumber { let body: (Double) -> Void }

    private struct OfFloat { let body: (Float) -> Void }

    private struct OfWhole { let body: (Int) -> Void }

    private struct OfPoint { let body: (CGPoint) -> Void }

    private struct OfSize { let body: (CGSize) -> Void }

    private struct OfRect { let body: (CGRect) -> Void }
  }
#endif
