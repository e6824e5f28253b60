/// Sets stored properties by their names, as key-value coding does on Apple's systems.
///
/// Swift's runtime keeps name, type and place of every stored property for `Mirror`, which only reads. The
/// three functions are those that `Mirror` is made of.
package enum StoredProperties {
  /// Sets a stored property of `object` or of a class above its own.
  ///
  /// Its observers are not called.
  ///
  /// - Returns: Whether there is a property of that name that takes such a value.
  package static func set(_ name: String, of object: AnyObject, to value: Any) -> Bool {
    let type: Any.Type = Swift.type(of: object)
    // A class's own properties come after those of the class above it.
    for index in (0..<count(of: type)).reversed() {
      var field = Field()
      let fieldType = metadata(of: type, index, &field)
      guard let found = field.name, String(cString: found) == name else { continue }
      guard field.isVariable else { return false }
      let place = Unmanaged.passUnretained(object).toOpaque() + offset(of: type, index)
      return store(value, as: fieldType, at: place, isStrong: field.isStrong)
    }
    return false
  }

  /// Weak properties are laid out as that of ``Weak``, and always optional.
  ///
  /// The runtime does not tell them from unowned ones; of those only the rare optional ones would be taken
  /// for weak.
  private static func store<Value>(
    _ value: Any, as type: Value.Type, at place: UnsafeMutableRawPointer, isStrong: Bool
  ) -> Bool {
    guard let fitting = value as? Value else { return false }
    if isStrong {
      place.assumingMemoryBound(to: Value.self).pointee = fitting
      return true
    }
    guard let optional = fitting as? any OptionalObject else { return false }
    place.assumingMemoryBound(to: Weak.self).pointee.object = optional.object
    return true
  }

  private struct Weak { weak var object: AnyObject? }

  /// What the runtime says of a property beside its type.
  private struct Field {
    var name: UnsafePointer<CChar>?
    /// What frees the name: nothing, as those of a class's properties are part of the program.
    var release: UnsafeRawPointer?
    var isStrong = false
    var isVariable = false
  }

  @_silgen_name("swift_reflectionMirror_recursiveCount")
  private static func count(of type: Any.Type) -> Int

  @_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
  private static func metadata(
    of type: Any.Type, _ index: Int, _ field: UnsafeMutablePointer<Field>
  ) -> Any.Type

  @_silgen_name("swift_reflectionMirror_recursiveChildOffset")
  private static func offset(of type: Any.Type, _ index: Int) -> Int
}

private protocol OptionalObject { var object: AnyObject? { get } }

extension Optional: OptionalObject {
  fileprivate var object: AnyObject? { map { $0 as AnyObject } }
}
