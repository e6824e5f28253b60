import Cells

/// The styles of the lab's own interface; meaning never rests on colour alone.
enum Theme {
  static let text = Style()
  static let bar = Style(attributes: [.reverse])
  static let key = Style(attributes: [.reverse, .bold])
  static let heading = Style(attributes: [.bold])
  static let faint = Style(attributes: [.dim])
  static let alert = Style(foreground: .palette(1), attributes: [.bold])
  static let selected = Style(attributes: [.reverse])
}
