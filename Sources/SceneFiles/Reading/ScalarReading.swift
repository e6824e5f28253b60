import AdaptiveUI
import Documents
import Foundation

/// Readers of single values: each reports errors and returns `nil` for an invalid value.
enum Read {
  static func text(_ node: SourceNode, _ context: ReadingContext) -> String? {
    guard let text = node.text else {
      context.expected("text", node)
      return nil
    }
    return text
  }

  /// A text that is displayed, in the language of the scene.
  static func shown(_ node: SourceNode, _ context: ReadingContext) -> String? {
    text(node, context).map { text in context.language?.text(text, key: text) ?? text }
  }

  static func markedText(_ node: SourceNode, _ context: ReadingContext) -> Marked<String>? {
    text(node, context).map { Marked($0, node.mark) }
  }

  static func bool(_ node: SourceNode, _ context: ReadingContext) -> Bool? {
    switch node.text?.lowercased() {
    case "true", "yes": return true
    case "false", "no": return false
    default:
      context.expected("true or false", node)
      return nil
    }
  }

  /// A finite number, at most 1e9.
  static func number(_ node: SourceNode, _ context: ReadingContext) -> Double? {
    guard let text = node.text, let value = Double(text), value.magnitude <= 1e9 else {
      context.expected("a number", node)
      return nil
    }
    return value
  }

  static func positive(_ node: SourceNode, _ context: ReadingContext) -> Double? {
    guard let value = number(node, context) else { return nil }
    guard value > 0 else {
      context.expected("a number above 0", node)
      return nil
    }
    return value
  }

  static func nonNegative(_ node: SourceNode, _ context: ReadingContext) -> Double? {
    guard let value = number(node, context) else { return nil }
    guard value >= 0 else {
      context.expected("a number from 0", node)
      return nil
    }
    return value
  }

  static func fraction(_ node: SourceNode, _ context: ReadingContext) -> Double? {
    guard let value = number(node, context) else { return nil }
    guard (0...1).contains(value) else {
      context.expected("a number from 0 to 1", node)
      return nil
    }
    return value
  }

  static func count(_ node: SourceNode, _ context: ReadingContext) -> Int? {
    guard let text = node.text, let value = Int(text), (0...1_000_000).contains(value) else {
      context.expected("a whole number from 0", node)
      return nil
    }
    return value
  }

  static func markedCount(_ node: SourceNode, _ context: ReadingContext) -> Marked<Int>? {
    count(node, context).map { Marked($0, node.mark) }
  }

  /// One of several words.
  static func word(
    _ node: SourceNode, _ context: ReadingContext, of words: [String], called what: String
  ) -> String? {
    guard let text = node.text else {
      context.expected("\(what): \(words.joined(separator: ", "))", node)
      return nil
    }
    if words.contains(text) { return text }
    let nearest = nearestName(to: text, in: words)
    let choice = nearest == nil ? "; it may be \(words.joined(separator: ", "))" : ""
    context.report(
      "“\(text.shortened)” is not \(what)\(choice)", at: node.mark, suggestion: nearest)
    return nil
  }

  /// One of the cases of an enumeration.
  static func word<Word: RawRepresentable<String> & CaseIterable>(
    _ node: SourceNode, _ context: ReadingContext, called what: String
  ) -> Word? {
    word(node, context, of: Word.allCases.map(\.rawValue), called: what)
      .flatMap(Word.init(rawValue:))
  }

  static func choice(
    of words: [String], called what: String
  ) -> (SourceNode, ReadingContext) -> Marked<String>? {
    { node, context in
      word(node, context, of: words, called: what).map { Marked($0, node.mark) }
    }
  }

  static func era(_ node: SourceNode, _ context: ReadingContext) -> Marked<UIKitEra>? {
    guard let text = node.text, let number = Int(text), let era = UIKitEra(rawValue: number) else {
      context.expected("8 or 26", node)
      return nil
    }
    return Marked(era, node.mark)
  }

  static func device(_ node: SourceNode, _ context: ReadingContext) -> Marked<Device>? {
    guard let name = text(node, context) else { return nil }
    guard let device = Device.named(name) else {
      context.report(
        "no device is called “\(name.shortened)”", at: node.mark,
        suggestion: nearestName(to: name, in: Device.allNames))
      return nil
    }
    return Marked(device, node.mark)
  }
}
