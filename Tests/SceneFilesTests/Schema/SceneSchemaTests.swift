import BundledScenes
import Foundation
import SceneFiles
import TestSupport
import Testing

/// The schema beside the readers.
struct SceneSchemaTests {
  private func definitions() throws -> [String: Any] {
    let data = Data(try SceneSchema.text().utf8)
    let top = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    return try #require(top["$defs"] as? [String: Any])
  }

  private func properties(_ name: String) throws -> Set<String> {
    let definition = try #require(try definitions()[name] as? [String: Any], "\(name)")
    return Set(try #require(definition["properties"] as? [String: Any]).keys)
  }

  @Test func `every key that a reader asks for has a type`() {
    #expect(SceneSchema.untypedKeys.isEmpty)
  }

  @Test func `a class has its own keys and not those of others`() throws {
    #expect(try properties("UILabel").isSuperset(of: ["id", "text", "numberOfLines", "when"]))
    #expect(try !properties("UILabel").contains("axis"))
    #expect(try properties("UIStackView").contains("axis"))
    #expect(try !properties("rootView").contains("frame"))
    #expect(
      try properties("UISplitViewController").isSuperset(of: ["primary", "secondary", "style"]))
    #expect(try properties("presentation").isSuperset(of: ["controller", "delegate"]))
    for name in SceneClasses.ControllerKind.allCases.map(\.rawValue) {
      let contained: Set = ["overrideTraits", "in", "frame", "edges"]
      #expect(try properties(name).isSuperset(of: contained), "\(name) in a container")
    }
  }

  @Test func `every definition that is referred to exists`() throws {
    let text = try SceneSchema.text()
    let names = Set(try definitions().keys)
    let used = text.components(separatedBy: "\"#/$defs/").dropFirst()
      .compactMap { $0.split(separator: "\"").first.map(String.init) }
    #expect(used.count > 50)
    #expect(Set(used).subtracting(names).isEmpty)
  }

  @Test func `every class of the format is a definition with keys of its own`() throws {
    for name in [
      "UIPageViewController", "UISegmentedControl", "UISlider", "UITextView", "UIPickerView",
      "UIDatePicker", "UIToolbar", "UINavigationBar", "UITabBar", "UIVisualEffectView",
      "UICollectionViewController", "UIActivityViewController",
    ] {
      #expect(try properties(name).contains("class"))
    }
    #expect(try properties("UIPageViewController").contains("pages"))
    #expect(try properties("constraint").isSuperset(of: ["visualFormat", "metrics", "options"]))
  }

  @Test(arguments: BundledScenes.all.map(\.name))
  func `the schema accepts every scene that the parser accepts`(name: String) throws {
    let scene = try #require(BundledScenes.scene(named: name))
    let validator = try SchemaValidator(try SceneSchema.text())

    #expect(validator.problems(in: scene.text) == [])
  }

  @Test(arguments: [
    ("root: {class: UINavigationController, primary: {}}", "1:39"),
    ("root: {view: {subviews: [{class: UILabel, axis: vertical}]}}", "1:43"),
    ("root: {traitOverrides: {h: small}}", "1:28"), ("titel: x\nroot: {}", "1:1"),
    ("root: {view: {subviews: [{class: UIToolbar, items: [{systemItem: donne}]}]}}", "1:66"),
    ("root: {view: {subviews: [{class: UINavigationBar, items: [{titel: x}]}]}}", "1:59"),
    ("root: {}\npresentations: [{style: popup}]", "2:25"), ("title: x", "1:1"),
  ])
  func `the schema refuses what the parser refuses`(text: String, place: String) throws {
    let validator = try SchemaValidator(try SceneSchema.text())

    #expect(!messages(text).isEmpty)
    #expect(validator.problems(in: text).contains { $0.hasPrefix(place) })
  }

  @Test func `the examples for hostile inputs can be read, and hold every key between them`() throws
  {
    let folder = TestFolder.package.appending(path: "Tests/Corpora/scene")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path())
    let texts = try files.map {
      try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
    }
    let keys = Set(
      try definitions().values.compactMap {
        ($0 as? [String: Any])?["properties"] as? [String: Any]
      }
      .flatMap(\.keys))

    #expect(texts.flatMap { messages($0) } == [])
    #expect(keys.count > 200)
    let missing = keys.filter { key in
      !texts.contains { $0.contains(" \(key):") || $0.contains("{\(key):") }
    }
    #expect(missing == [], "an example in Tests/Corpora/scene/words.yaml has to have them")
  }

  @Test func `the schema is the same every time`() throws {
    #expect(try SceneSchema.text() == SceneSchema.text())
  }
}
