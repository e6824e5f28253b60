import Attributes
import Foundation

/// The format of scene files as a JSON Schema, for completion and checking in editors.
///
/// The keys come from ``SceneKeys`` and from the tables of attributes, other values from
/// ``SchemaTypes``.
package enum SceneSchema {
  /// The schema, always in the same text.
  ///
  /// - Throws: The encoder's errors, which these values do not cause.
  package static func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(schema), as: UTF8.self)
  }

  /// Keys without a known type; a test makes sure that there are none.
  package static var untypedKeys: [String] {
    SceneKeys.subjects.flatMap { subject in
      (SceneKeys.keys(of: subject)?.all ?? [])
        .filter { SchemaTypes.type(of: $0, in: subject) == nil }.map { "\(subject): \($0)" }
    }
  }

  private static var schema: SchemaValue {
    var definitions: [String: SchemaValue] = [:]
    for (name, subject) in SchemaTypes.subjects { definitions[name] = object(subject) }
    definitions["controller"] = choice(
      SceneClasses.ControllerKind.allCases.map(\.rawValue), standard: "UIViewController")
    definitions["view"] = choice(
      AttributeTable.namesInScenes, standard: "UIView")
    for name in SceneClasses.ControllerKind.allCases.map(\.rawValue)
      + AttributeTable.namesInScenes
    {
      definitions[name] = object(name)
    }
    var top = object("a scene").members
    top["$schema"] = .text("https://json-schema.org/draft/2020-12/schema")
    top["title"] = .text("Winch scene")
    top["required"] = .list([.text("root")])
    top["$defs"] = .object(definitions)
    return .object(top)
  }

  /// A mapping with its keys, and no others.
  private static func object(_ subject: String) -> SchemaValue {
    var properties: [String: SchemaValue] = [:]
    for key in SceneKeys.keys(of: subject)?.all ?? [] {
      properties[key] = SchemaTypes.type(of: key, in: subject) ?? .object([:])
    }
    return .object([
      "type": .text("object"), "properties": .object(properties),
      "additionalProperties": .flag(false),
    ])
  }

  /// The definition for the value of `class`; the program's own classes may have any keys.
  private static func choice(_ classes: [String], standard: String) -> SchemaValue {
    func reference(_ name: String) -> SchemaValue {
      .object(["$ref": .text("#/$defs/\(name)")])
    }
    let named = classes.map { name in
      SchemaValue.object([
        "if": .object([
          "properties": .object(["class": .object(["const": .text(name)])]),
          "required": .list([.text("class")]),
        ]),
        "then": reference(name),
      ])
    }
    let unnamed = SchemaValue.object([
      "if": .object(["not": .object(["required": .list([.text("class")])])]),
      "then": reference(standard),
    ])
    let suggestions = SchemaValue.object([
      "anyOf": .list([
        .object(["enum": .list(classes.map(SchemaValue.text))]),
        .object(["type": .text("string")]),
      ])
    ])
    return .object([
      "type": .text("object"), "properties": .object(["class": suggestions]),
      "allOf": .list(named + [unnamed]),
    ])
  }
}

/// A value of a schema.
enum SchemaValue: Encodable {
  case text(String)
  case number(Double)
  case flag(Bool)
  case list([SchemaValue])
  case object([String: SchemaValue])

  /// The members of an object.
  var members: [String: SchemaValue] {
    guard case .object(let members) = self else { return [:] }
    return members
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let text): try container.encode(text)
    case .number(let number): try container.encode(number)
    case .flag(let flag): try container.encode(flag)
    case .list(let list): try container.encode(list)
    case .object(let object): try container.encode(object)
    }
  }
}
