import AdaptiveUI
import BundledScenes
import Cells
import Examples
import Foundation
import Lab
import SceneFiles
import Testing
import VectorRenderer

/// Trees as JSON, and the schema that describes them.
@MainActor struct CanvasJSONTests {
  @Test func `JSON lists frames in points, keys in order`() throws {
    let root = UIView(frame: CGRect(x: 3, y: 4, width: 82.666666666, height: 44))
    let inner = root.add(4, -8, 8, 10, UIView())
    inner.accessibilityIdentifier = "inner"
    inner.isHidden = true

    #expect(
      try CanvasJSON.text(of: root) == """
        {
          "absolute" : {
            "height" : 44,
            "width" : 82.67,
            "x" : 0,
            "y" : 0
          },
          "children" : [
            {
              "absolute" : {
                "height" : 10,
                "width" : 8,
                "x" : 4,
                "y" : -8
              },
              "class" : "UIView",
              "clipped" : true,
              "frame" : {
                "height" : 10,
                "width" : 8,
                "x" : 4,
                "y" : -8
              },
              "hidden" : true,
              "hiddenBecause" : "hidden",
              "id" : "inner"
            }
          ],
          "class" : "UIView",
          "frame" : {
            "height" : 44,
            "width" : 82.67,
            "x" : 3,
            "y" : 4
          },
          "order" : 0,
          "version" : 1
        }
        """)
  }

  @Test func `JSON says what a picture needs of a label: font, colour, lines, corners`() throws {
    let window = TestWindow { root in
      let label = root.add(20, 50, 100, 30, UILabel())
      label.text = "Hello"
      label.font = UIFont(name: "Georgia", size: 20)
      label.textColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
      label.backgroundColor = .white
      label.layer.cornerRadius = 4
      label.layer.maskedCorners = [.layerMinXMinYCorner]
    }
    let text = try CanvasJSON.text(of: window.window)

    #expect(text.contains("\"background\" : \"#ffffff\""))
    #expect(text.contains("\"family\" : \"Georgia\""))
    #expect(text.contains("\"color\" : \"#ff000080\""))
    #expect(text.contains("\"only\" : [\n              \"top left\"\n            ]"))
    #expect(text.contains("\"text\" : \"Hello\""))
    #expect(text.contains("\"horizontalSizeClass\" : \"compact\",\n      \"id\" : \"root\""))
  }

  @Test(arguments: GalleryPictureTests.scenes) func `the schema describes what is printed`(
    _ name: String
  ) throws {
    let source = try #require(BundledScenes.topics.flatMap(\.scenes).first { $0.name == name })
    let document = try SceneDocument(source.bytes, file: name, classes: ExampleClasses.all)
    let session = GalleryPictureTests.session(of: document, on: .default)
    defer { session.close() }
    let value = try JSONSerialization.jsonObject(with: Data(session.canvasJSON().utf8))
    let schema = try #require(
      JSONSerialization.jsonObject(with: Data(CanvasJSON.schema.utf8)) as? [String: Any])

    #expect(SmallSchema(schema).problems(in: value) == [])
  }

  @Test func `the schema refuses what it does not describe`() throws {
    let schema = SmallSchema(
      try #require(
        JSONSerialization.jsonObject(with: Data(CanvasJSON.schema.utf8)) as? [String: Any]))
    let frame = ["x": 0, "y": 0, "width": 1, "height": 1]

    #expect(schema.problems(in: ["class": "UIView", "frame": frame, "absolute": frame]) != [])
    #expect(
      schema.problems(in: [
        "class": "UIView", "frame": frame, "absolute": frame, "version": 1, "colour": "red",
      ]) == ["$.colour is not described"])
  }
}

/// As much of JSON Schema as the description of snapshots uses.
private struct SmallSchema {
  private let whole: [String: Any]

  init(_ whole: [String: Any]) { self.whole = whole }

  func problems(in value: Any) -> [String] { problems(value, whole, "$") }

  private func problems(_ value: Any, _ schema: [String: Any], _ path: String) -> [String] {
    var found: [String] = []
    if let reference = schema["$ref"] as? String, let name = reference.split(separator: "/").last,
      let named = (whole["$defs"] as? [String: Any])?[String(name)] as? [String: Any]
    {
      found += problems(value, named, path)
    }
    if let choices = schema["enum"] as? [String], !choices.contains(value as? String ?? "") {
      found.append("\(path) is \(value)")
    }
    if let type = schema["type"] as? String, !Self.isOf(type, value) {
      return found + ["\(path) is no \(type)"]
    }
    if let object = value as? [String: Any] {
      for key in schema["required"] as? [String] ?? [] where object[key] == nil {
        found.append("\(path).\(key) is missing")
      }
      if let properties = schema["properties"] as? [String: [String: Any]] {
        for (key, part) in object.sorted(by: { $0.key < $1.key }) {
          if let described = properties[key] {
            found += problems(part, described, "\(path).\(key)")
          } else if schema["additionalProperties"] as? Bool == false {
            found.append("\(path).\(key) is not described")
          }
        }
      }
    }
    if let items = value as? [Any], let described = schema["items"] as? [String: Any] {
      for (index, item) in items.enumerated() {
        found += problems(item, described, "\(path)[\(index)]")
      }
    }
    return found
  }

  private static func isOf(_ type: String, _ value: Any) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "boolean": value is Bool
    case "integer": (value as? NSNumber).map { $0.doubleValue == $0.doubleValue.rounded() } ?? false
    default: value is NSNumber
    }
  }
}
