/// One attribute of a class: what it is called, what it may hold, and how it is read and set.
///
/// Everything that knows attributes is a view of these rows: what builds objects of documents and of
/// scenes, what looks through documents for words without effect, runtime attributes, and the schema.
package final class Attribute: Sendable {
  /// UIKit's property, as the runtime calls it: without `is`; what is special has no name.
  package let name: String
  /// Whether runtime attributes can set it.
  package let isRuntime: Bool
  /// The attribute, or the key of the part, in Interface Builder documents; `nil` where they do not say it
  /// or the builder reads it otherwise.
  package let document: String?
  /// The key in scenes; `nil` where they cannot say it or read it otherwise.
  package let scene: String?
  package let type: AttributeType
  /// What a document means that leaves it out; `nil`: whatever the object has then.
  package let absentInDocuments: AttributeValue?
  /// The same for scenes.
  package let absentInScenes: AttributeValue?
  /// Whether it holds on the editor's canvas as well; there it is absent otherwise.
  package let isOnCanvas: Bool
  /// What it is for readers that build its value themselves.
  package let special: SpecialAttribute?
  /// Sets the property of an object; `false` where object or value are of another kind.
  package let set: @MainActor @Sendable (AnyObject, AttributeValue) -> Bool
  /// The property of an object; `nil` where the object is of another kind.
  package let get: @MainActor @Sendable (AnyObject) -> AttributeValue?

  init(
    _ name: String, isRuntime: Bool, document: String?, scene: String?, type: AttributeType,
    absentInDocuments: AttributeValue? = nil, absentInScenes: AttributeValue? = nil,
    isOnCanvas: Bool = true, special: SpecialAttribute? = nil,
    get: @escaping @MainActor @Sendable (AnyObject) -> AttributeValue?,
    set: @escaping @MainActor @Sendable (AnyObject, AttributeValue) -> Bool
  ) {
    self.name = name
    self.isRuntime = isRuntime
    self.document = document
    self.scene = scene
    self.type = type
    self.absentInDocuments = absentInDocuments
    self.absentInScenes = absentInScenes
    self.isOnCanvas = isOnCanvas
    self.special = special
    self.get = get
    self.set = set
  }
}

/// How a kind of file spells an attribute.
package enum Spelling: Sendable, ExpressibleByStringLiteral, ExpressibleByNilLiteral {
  /// As the property is called.
  case same
  case word(String)
  /// Not at all.
  case none

  package init(stringLiteral word: String) { self = .word(word) }
  package init(nilLiteral: ()) { self = .none }

  func word(for name: String) -> String? {
    switch self {
    case .same: name
    case .word(let word): word
    case .none: nil
    }
  }
}
