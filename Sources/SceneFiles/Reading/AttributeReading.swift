import AdaptiveUI
import Attributes
import Documents
import Foundation

extension Read {
  /// The keys of a class's attributes.
  static func attributes(
    of table: AttributeTable, _ reader: MappingReader,
    special: (SpecialAttribute) -> Void = { _ in }
  ) -> [SceneAttribute] {
    table.attributes.compactMap { attribute -> SceneAttribute? in
      if let known = attribute.special {
        special(known)
        return .special(known)
      }
      guard let key = attribute.scene else { return nil }
      let given = reader.value(key) { value(attribute.type, $0, $1) }
      return (given ?? attribute.absentInScenes).map { .value(attribute, $0) }
    }
  }

  private static func value(
    _ type: AttributeType, _ node: SourceNode, _ context: ReadingContext
  ) -> AttributeValue? {
    switch type {
    case .flag: return bool(node, context).map(AttributeValue.flag)
    case .number(let range): return number(node, context, in: range).map(AttributeValue.number)
    case .whole(let range): return whole(node, context, in: range).map { .number(Double($0)) }
    case .text: return shown(node, context).map(AttributeValue.text)
    case .color:
      let color: SceneColor? = word(node, context, called: "a colour")
      return color.map { .color($0.color) }
    case .date: return date(node, context).map(AttributeValue.date)
    case .size: return size(node, context).map(AttributeValue.size)
    case .insets: return insets(node, context).map { .insets(UIEdgeInsets($0)) }
    case .choice(let choices):
      let words = choices.inScenes.map(\.word)
      return word(node, context, of: words, called: choices.called)
        .flatMap { word in choices.inScenes.first { $0.word == word }?.value }
    // Images are special, and attributes that are not a single value have no key.
    case .image, .point, .rect, .special: return nil
    }
  }

  private static func number(
    _ node: SourceNode, _ context: ReadingContext, in range: AttributeType.Range
  ) -> Double? {
    switch range {
    case .any, .partOfHour: number(node, context)
    case .nonNegative: nonNegative(node, context)
    case .positive: positive(node, context)
    case .fraction: fraction(node, context)
    }
  }

  private static func whole(
    _ node: SourceNode, _ context: ReadingContext, in range: AttributeType.Range
  ) -> Int? {
    if case .partOfHour = range { interval(node, context) } else { count(node, context) }
  }

  /// The special keys, which are more than a value: those of ``SpecialAttribute/keys``.
  static func special(
    _ special: SpecialAttribute, of content: inout SceneView.Content, _ reader: MappingReader
  ) {
    switch special {
    case .font:
      font(of: &content, reader)
      content.textStyle = reader.value("textStyle", textStyle)
    case .picture: content.image = reader.value("image", imageChoice)
    case .button: button(of: &content, reader)
    case .segments: content.segments = reader.list("segments", shown)
    case .spacing: content.spacing = reader.value("spacing", spacing)
    case .contentSize: content.contentSize = reader.value("contentSize", size)
    case .effect: content.effect = reader.value("effect") { word($0, $1, called: "an effect") }
    case .action: content.action = reader.value("action", action)
    case .table: content.table = table(reader)
    case .collection: content.collection = collection(reader)
    case .wheels: content.picker = picker(reader)
    case .toolbarItems: content.barItems = reader.list("items", barButtonItem)
    case .navigationItems: content.navigationItems = reader.list("items", standingItem)
    case .tabs:
      content.tabs = reader.list("items", tab)
      content.selectedItem = reader.value("selectedItem", count)
    case .attributedText, .leastScale, .attributedPlaceholder, .typing, .dataDetectors,
      .hiddenSign:
      break
    }
  }

  private static func font(of content: inout SceneView.Content, _ reader: MappingReader) {
    content.fontSize = reader.value("fontSize", positive)
    content.fontWeight = reader.value("fontWeight") { word($0, $1, called: "a weight") }
  }

  private static func button(of content: inout SceneView.Content, _ reader: MappingReader) {
    content.button.title = reader.value("title", shown)
    content.button.configuration = reader.value("configuration") {
      word($0, $1, called: "a look")
    }
    content.image = reader.value("image", imageChoice)
    content.button.type = reader.value("buttonType") {
      word($0, $1, called: "a type of buttons")
    }
    content.button.backgroundImage = reader.value("backgroundImage", imageChoice)
    font(of: &content, reader)
    content.button.textColor = reader.value("textColor") { word($0, $1, called: "a colour") }
  }

  /// A text style of Dynamic Type, by UIKit's name.
  private static func textStyle(
    _ node: SourceNode, _ context: ReadingContext
  ) -> UIFont.TextStyle? {
    word(node, context, of: ViewKeys.textStyles.map(\.name), called: "a text style")
      .flatMap { name in ViewKeys.textStyles.first { $0.name == name }?.style }
  }

  /// Points, or the system's spacing.
  private static func spacing(_ node: SourceNode, _ context: ReadingContext) -> SceneView.Spacing? {
    node.text == "system" ? .system : number(node, context).map { .points($0) }
  }
}
