import AdaptiveUI
import Foundation

extension Read {
  /// What only some classes of views have.
  static func content(
    of kind: SceneClasses.ViewKind, _ reader: MappingReader
  ) -> SceneView.Content {
    var content = SceneView.Content()
    switch kind {
    case .plain: break
    case .label:
      text(of: &content, reader)
      content.numberOfLines = reader.value("numberOfLines", count)
      content.lineBreakMode = reader.value("lineBreakMode") { word($0, $1, called: "a mode") }
      content.adjustsFontSizeToFitWidth = reader.value("adjustsFontSizeToFitWidth", bool)
      content.minimumScaleFactor = reader.value("minimumScaleFactor", fraction)
      content.preferredMaxLayoutWidth = reader.value("preferredMaxLayoutWidth", nonNegative)
      content.enabled = reader.value("enabled", bool)
    case .textField, .searchTextField:
      text(of: &content, reader)
      content.placeholder = reader.value("placeholder", shown)
      content.borderStyle = reader.value("borderStyle") { word($0, $1, called: "a border") }
      content.secureTextEntry = reader.value("secureTextEntry", bool)
      content.enabled = reader.value("enabled", bool)
    case .button:
      content.title = reader.value("title", shown)
      content.configuration = reader.value("configuration") { word($0, $1, called: "a look") }
      content.button = button(&content, reader)
      font(of: &content, reader)
      control(of: &content, reader)
    case .switchControl:
      content.on = reader.value("on", bool)
      control(of: &content, reader)
    case .image: content.image = reader.value("image", imageChoice)
    case .stack: content.stack = stack(reader)
    case .scroll:
      content.contentSize = reader.value("contentSize", size)
      scrolling(of: &content, reader)
    case .table:
      scrolling(of: &content, reader)
      content.table = table(reader)
    case .collection:
      content.collection = collection(reader)
      scrolling(of: &content, reader)
    case .textView:
      text(of: &content, reader)
      content.editable = reader.value("editable", bool)
      scrolling(of: &content, reader)
    case .searchBar:
      content.text = reader.value("text", shown)
      content.placeholder = reader.value("placeholder", shown)
      content.showsCancelButton = reader.value("showsCancelButton", bool)
    case .effect: content.effect = reader.value("effect") { word($0, $1, called: "an effect") }
    case .navigationBar, .toolbar, .tabBar: bars(of: &content, kind, reader)
    case .segmented, .slider, .stepper, .progress, .pageControl, .activity, .control, .picker,
      .datePicker:
      values(of: &content, kind, reader)
    }
    return content
  }

  /// What controls of UIKit's other classes show.
  private static func values(
    of content: inout SceneView.Content, _ kind: SceneClasses.ViewKind, _ reader: MappingReader
  ) {
    switch kind {
    case .segmented:
      content.segments = reader.list("segments", shown)
      content.selectedSegment = reader.value("selectedSegment", count)
      control(of: &content, reader)
    case .slider, .stepper:
      content.value = reader.value("value", number)
      content.minimumValue = reader.value("minimumValue", number)
      content.maximumValue = reader.value("maximumValue", number)
      control(of: &content, reader)
      content.stepValue = kind == .stepper ? reader.value("stepValue", positive) : nil
    case .progress:
      content.progress = reader.value("progress", fraction)
      content.progressViewStyle = reader.value("progressViewStyle") {
        word($0, $1, called: "a style")
      }
    case .activity:
      content.activityStyle = reader.value("style") { word($0, $1, called: "a style") }
      content.hidesWhenStopped = reader.value("hidesWhenStopped", bool)
      content.animating = reader.value("animating", bool)
    case .pageControl:
      content.numberOfPages = reader.value("numberOfPages", count)
      content.currentPage = reader.value("currentPage", count)
      control(of: &content, reader)
    case .control: control(of: &content, reader)
    case .picker:
      content.picker = picker(reader)
      content.action = reader.value("action", action)
    case .datePicker:
      content.datePicker = datePicker(reader)
      control(of: &content, reader)
    default: break
    }
  }

  private static func text(of content: inout SceneView.Content, _ reader: MappingReader) {
    content.text = reader.value("text", shown)
    font(of: &content, reader)
    content.textStyle = reader.value("textStyle", textStyle)
    content.textAlignment = reader.value("textAlignment") { word($0, $1, called: "an alignment") }
  }

  private static func font(of content: inout SceneView.Content, _ reader: MappingReader) {
    content.fontSize = reader.value("fontSize", positive)
    content.fontWeight = reader.value("fontWeight") { word($0, $1, called: "a weight") }
    content.textColor = reader.value("textColor") { word($0, $1, called: "a colour") }
  }

  private static func button(
    _ content: inout SceneView.Content, _ reader: MappingReader
  ) -> SceneView.Button {
    content.image = reader.value("image", imageChoice)
    return SceneView.Button(
      type: reader.value("buttonType") { word($0, $1, called: "a type of buttons") },
      backgroundImage: reader.value("backgroundImage", imageChoice),
      contentEdgeInsets: reader.value("contentEdgeInsets", insets),
      titleEdgeInsets: reader.value("titleEdgeInsets", insets),
      imageEdgeInsets: reader.value("imageEdgeInsets", insets))
  }

  private static func scrolling(of content: inout SceneView.Content, _ reader: MappingReader) {
    content.contentInset = reader.value("contentInset", insets)
    content.scrollEnabled = reader.value("scrollEnabled", bool)
    content.alwaysBounceVertical = reader.value("alwaysBounceVertical", bool)
    content.alwaysBounceHorizontal = reader.value("alwaysBounceHorizontal", bool)
    content.contentInsetAdjustmentBehavior = reader.value("contentInsetAdjustmentBehavior") {
      word($0, $1, called: "a way to adjust insets")
    }
  }

  /// A text style of Dynamic Type, by UIKit's name.
  private static func textStyle(
    _ node: SourceNode, _ context: ReadingContext
  ) -> UIFont.TextStyle? {
    word(node, context, of: ViewKeys.textStyles.map(\.name), called: "a text style")
      .flatMap { name in ViewKeys.textStyles.first { $0.name == name }?.style }
  }

  private static func control(of content: inout SceneView.Content, _ reader: MappingReader) {
    content.action = reader.value("action", action)
    content.enabled = reader.value("enabled", bool)
  }

  /// Points, or the system's distance.
  private static func spacing(_ node: SourceNode, _ context: ReadingContext) -> SceneView.Spacing? {
    node.text == "system" ? .system : number(node, context).map { .points($0) }
  }

  private static func stack(_ reader: MappingReader) -> SceneView.Stack {
    var stack = SceneView.Stack()
    stack.axis = reader.value("axis", choice(of: ["horizontal", "vertical"], called: "an axis"))
    stack.alignment = reader.value(
      "alignment", choice(of: ViewKeys.stackAlignments, called: "an alignment"))
    stack.distribution = reader.value(
      "distribution", choice(of: ViewKeys.stackDistributions, called: "a distribution"))
    stack.spacing = reader.value("spacing", spacing)
    stack.isLayoutMarginsRelativeArrangement = reader.value(
      "layoutMarginsRelativeArrangement", bool)
    stack.isBaselineRelativeArrangement = reader.value("baselineRelativeArrangement", bool)
    return stack
  }
}
