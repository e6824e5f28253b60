import Attributes
import Foundation

/// The format of scene files as a JSON Schema, for completion and checking in editors.
///
/// Which keys there are is learnt from the readers themselves, so the two cannot disagree; what the
/// values look like stands in ``SchemaTypes``.
package enum SceneSchema {
  /// The schema, the same text every time.
  ///
  /// - Throws: What the encoder throws; the values give it no reason to.
  package static func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(schema), as: UTF8.self)
  }

  /// Keys that no type is known for: none, which a test sees to.
  package static var untypedKeys: [String] {
    keys.sorted { $0.key < $1.key }.flatMap { subject, keys in
      keys.filter { SchemaTypes.type(of: $0, in: subject) == nil }.map { "\(subject): \($0)" }
    }
  }

  /// By what messages call the mapping.
  private static let keys = SceneDocument.keys(in: probe)

  private static var schema: SchemaValue {
    var definitions: [String: SchemaValue] = [:]
    for (name, subject) in SchemaTypes.subjects { definitions[name] = object(subject) }
    definitions["controller"] = choice(
      SceneClasses.ControllerKind.allCases.map(\.rawValue), standard: "UIViewController")
    definitions["view"] = choice(
      AttributeTable.inScenes.map(\.name), standard: "UIView")
    for name in SceneClasses.ControllerKind.allCases.map(\.rawValue)
      + AttributeTable.inScenes.map(\.name)
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

  /// A mapping with the keys that its reader asks for, and no others.
  private static func object(_ subject: String) -> SchemaValue {
    var properties: [String: SchemaValue] = [:]
    for key in keys[subject] ?? [] {
      properties[key] = SchemaTypes.type(of: key, in: subject) ?? .object([:])
    }
    return .object([
      "type": .text("object"), "properties": .object(properties),
      "additionalProperties": .flag(false),
    ])
  }

  /// The definition that the class names; classes of a program's own may have any keys.
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

  /// A scene with every kind of mapping in it.
  private static let probe = """
    window: {idiom: pad}
    start: {do: rotate}
    tasks: {say: a, done: rotation}
    images: {name: a, variants: {traits: {}}}
    root:
      children: {in: b, overrideTraits: {}}
      leftBarButtonItems: {id: a}
      tabBarItem: {title: a}
      view:
        constraints: {when: {}}
        subviews:
    \(AttributeTable.inScenes.map { "      - {class: \($0.name), when: {}}" }
      .joined(separator: "\n"))
          - {class: UIImageView, image: {art: a}}
          - {class: UITableView, rows: [{id: a}], sections: {rows: a}}
          - {class: UIImageView, image: {systemName: a}}
          - {class: UINavigationBar, items: {title: a}}
          - {class: UITabBar, items: {title: a}}
          - {class: UICollectionView, sections: {items: {id: a}}, scrollDirection: {axis: vertical}}
    controllers:
    \(AttributeTable.inScenes.map { "  - {view: {class: \($0.name)}}" }
      .joined(separator: "\n"))
    \(SceneClasses.ControllerKind.allCases.map { "  - {class: \($0.rawValue)}" }
      .joined(separator: "\n"))
      - {class: UIAlertController, actions: [{title: a}]}
      - {class: UINavigationController, rootViewController: {overrideTraits: {}}}
      - {class: UITabBarController, viewControllers: [{class: UINavigationController, overrideTraits: {}}]}
      - class: UISplitViewController
        children: [{class: UISplitViewController}, {class: UITableViewController}]
        primary: {class: UITabBarController, overrideTraits: {}}
        secondary: {class: UISplitViewController, overrideTraits: {}}
        compact: {class: UITableViewController, overrideTraits: {}}
      - children: [{class: UINavigationController}, {class: UITabBarController}]
      - {class: UIPageViewController, pages: [{class: UIPageViewController, overrideTraits: {}}]}
      - children: [{class: UIPageViewController}]
    presentations:
      delegate: {adaptivePresentationStyle: [{style: none}]}
      sheet: {detents: [{id: a}]}
      custom: {dims: true}
      transition: {duration: 1}
    """
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
