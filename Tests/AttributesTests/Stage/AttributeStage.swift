import AdaptiveLists
import AdaptiveUI
import Attributes
import Foundation
import InterfaceBuilder
import SceneFiles
import Testing

/// Makes views of one class in every way.
@MainActor struct AttributeStage {
  let table: AttributeTable
  private let environment = Environment(host: .terminal(TerminalHost(columns: 100, rows: 40)))

  init(_ table: AttributeTable) { self.table = table }

  /// As code makes it.
  func fresh() -> UIView {
    environment.perform {
      if let made = table.make?() { return made }
      return switch table.name {
      case "UIButton": UIButton(type: .custom)
      case "UITableView": UITableView(frame: .zero, style: .plain)
      default:
        UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      }
    }
  }

  /// From an element with attributes and elements in it.
  func fromDocument(_ attributes: String, _ elements: String) throws -> UIView {
    let tag = table.tag ?? ""
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
        toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"
        initialViewController="home"><scenes><scene sceneID="s"><objects>
        <viewController id="home"><view key="view" id="v">
        <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
        <\(tag) id="x" \(attributes)><rect key="frame" x="0" y="0" width="300" height="40"/>
        \(elements)</\(tag)></subviews></view></viewController></objects></scene></scenes>
        <resources><image name="star" width="20" height="20"/></resources></document>
      """
    let document = try InterfaceBuilderDocument(Data(text.utf8), file: "Main.storyboard")
    #expect(document.unsupported == [], "the review knows the words of the builder")
    let instance = DocumentInstance(document, in: environment)
    return try #require(
      environment.perform {
        instance.root.loadViewIfNeeded()
        return instance.root.view.subviews.first
      })
  }

  /// From a view of a scene with keys and values.
  func fromScene(_ keys: String) throws -> UIView {
    let document = try SceneDocument(
      text: "root: {view: {subviews: [{id: x, class: \(table.name), \(keys)}]}}")
    let instance = SceneInstance(document, in: environment)
    return try #require(
      environment.perform {
        instance.root.loadViewIfNeeded()
        return instance.view("x")
      })
  }
}

/// A value in every spelling.
struct SampleValue: Sendable {
  let value: AttributeValue
  /// An attribute of a document's element, or nothing.
  var attribute: @Sendable (String) -> String = { _ in "" }
  /// An element in a document's element, or nothing.
  var element: @Sendable (String) -> String = { _ in "" }
  var inScenes: String?
  /// An element with a runtime attribute, by the property's name.
  var runtime: (@Sendable (String) -> String)?
}

extension SampleValue {
  fileprivate static func runtime(
    _ type: String, _ value: String = "", _ element: String = ""
  ) -> @Sendable (String) -> String {
    { name in
      """
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="\(type)" \
      keyPath="\(name)" \(value.isEmpty ? "" : "value=\"\(value)\"")>\(element)\
      </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
      """
    }
  }

  private static func number(_ text: String, _ value: Double) -> Self {
    Self(
      value: .number(value), attribute: { "\($0)=\"\(text)\"" }, inScenes: text,
      runtime: runtime("number", "", "<real key=\"value\" value=\"\(text)\"/>"))
  }

  /// A value that the type takes and that a view has not from the start.
  @MainActor init?(_ attribute: Attribute, differentFrom view: UIView) {
    switch attribute.type {
    case .flag:
      let flag = attribute.get(view) != .flag(true)
      let word = flag ? "YES" : "NO"
      self.init(
        value: .flag(flag), attribute: { "\($0)=\"\(word)\"" }, inScenes: "\(flag)",
        runtime: Self.runtime("boolean", word))
    case .number: self = Self.number("0.5", 0.5)
    case .whole(.partOfHour): self = Self.number("15", 15)
    case .whole: self = Self.number("2", 2)
    case .text:
      self.init(
        value: .text("word"), attribute: { "\($0)=\"word\"" }, inScenes: "word",
        runtime: Self.runtime("string", "word"))
    case .color:
      self.init(
        value: .color(.red), element: { Self.color($0) }, inScenes: "red",
        runtime: Self.runtime("color", "", Self.color("value")))
    case .image:
      let image = UIImage(size: CGSize(width: 20, height: 20), art: ["star"], name: "star")
      self.init(
        value: .image(image), attribute: { "\($0)=\"star\"" },
        runtime: Self.runtime("image", "star"))
    case .date:
      let day = 86_400.0
      self.init(
        value: .date(Date(timeIntervalSinceReferenceDate: day)),
        element: { "<date key=\"\($0)\" timeIntervalSinceReferenceDate=\"\(day)\"/>" },
        inScenes: "2001-01-02")
    case .size:
      self.init(
        value: .size(CGSize(width: 3, height: 4)), element: { Self.size($0) }, inScenes: "[3, 4]",
        runtime: Self.runtime("size", "", Self.size("value")))
    case .point:
      self.init(
        value: .point(CGPoint(x: 3, y: 4)),
        runtime: Self.runtime("point", "", "<point key=\"value\" x=\"3\" y=\"4\"/>"))
    case .rect:
      self.init(
        value: .rect(CGRect(x: 0, y: 0, width: 3, height: 4)),
        runtime: Self.runtime(
          "rect", "", "<rect key=\"value\" x=\"0\" y=\"0\" width=\"3\" height=\"4\"/>"))
    case .insets:
      self.init(
        value: .insets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
        element: { "<inset key=\"\($0)\" minX=\"2\" minY=\"1\" maxX=\"4\" maxY=\"3\"/>" },
        inScenes: "[1, 2, 3, 4]")
    case .choice(let choices): self.init(choices, now: attribute.get(view))
    case .special: return nil
    }
  }

  private init?(_ choices: AttributeType.Choices, now: AttributeValue?) {
    let given =
      choices.inDocuments.isEmpty
      ? [(word: "", value: AttributeValue.number(1))] : choices.inDocuments
    let scenes = choices.inScenes.map(\.value)
    let known = given.filter { scenes.isEmpty || scenes.contains($0.value) }
    guard let chosen = known.last(where: { $0.value != now }) else { return nil }
    self.init(
      value: chosen.value, attribute: { "\($0)=\"\(chosen.word)\"" },
      inScenes: choices.inScenes.first { $0.value == chosen.value }?.word)
    if case .number(let number) = chosen.value {
      runtime = Self.number("\(Int(number))", number).runtime
    }
  }

  private static func color(_ key: String) -> String {
    "<color key=\"\(key)\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/>"
  }

  private static func size(_ key: String) -> String {
    "<size key=\"\(key)\" width=\"3\" height=\"4\"/>"
  }
}
