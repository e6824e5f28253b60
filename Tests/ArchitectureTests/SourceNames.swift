/// What one file declares, and the words in it that may name what others declare.
struct SourceNames {
  let folder: String
  let path: String
  let tokens: [SourceWords.Token]
  /// Types at file scope.
  private(set) var types: Set<Int> = []
  /// Functions, constants and variables at file scope.
  private(set) var free: Set<Int> = []
  /// What types and extensions hold: functions, values and cases.
  private(set) var members: Set<Int> = []
  /// Types in types.
  private(set) var nested: Set<Int> = []
  /// Constants, variables, parameters and labels in code.
  private(set) var locals: Set<Int> = []

  init(folder: String, path: String, text: String, words: inout SourceWords) {
    self.folder = folder
    self.path = path
    tokens = words.tokens(of: text)
    var reading = Reading(keywords: Keywords(&words))
    for index in tokens.indices where tokens[index] >= 0 || Scope.signs.contains(tokens[index]) {
      read(index, &reading)
    }
  }

  /// The numbers of the words that declare something.
  private struct Keywords {
    let types: Set<Int>
    let aliases: Set<Int>
    let values: Set<Int>
    let plain: Set<Int>
    let `class`: Int
    let `extension`: Int
    let `case`: Int
    let function: Int
    let `in`: Int

    init(_ words: inout SourceWords) {
      func numbers(_ list: [String]) -> Set<Int> { Set(list.map { words.number(of: $0) }) }
      aliases = numbers(["typealias", "associatedtype"])
      types = numbers(["class", "struct", "enum", "protocol", "actor"]).union(aliases)
      values = numbers(["func", "var", "let"])
      plain = numbers(["func", "var", "let", "subscript", "override", "final"])
      `class` = words.number(of: "class")
      `extension` = words.number(of: "extension")
      `case` = words.number(of: "case")
      function = words.number(of: "func")
      `in` = words.number(of: "in")
    }
  }

  /// What a pair of braces belongs to.
  private enum Scope {
    case file, type, code

    static let signs = Set("{}()[]".unicodeScalars.map(SourceWords.sign))
  }

  private struct Reading {
    let keywords: Keywords
    var scopes: [Scope] = []
    var next: Scope?
    var parentheses = 0

    init(keywords: Keywords) { self.keywords = keywords }
  }

  private static let comma = SourceWords.sign(",")
  private static let colon = SourceWords.sign(":")
  private static let dot = SourceWords.sign(".")

  private func token(_ index: Int) -> Int {
    tokens.indices.contains(index) ? tokens[index] : SourceWords.sign("\u{1}")
  }

  private mutating func read(_ index: Int, _ reading: inout Reading) {
    let token = tokens[index]
    guard token >= 0 else { return readSign(token, &reading) }
    let following = self.token(index + 1)
    // `name:`, a label before a parameter, a closure's parameters.
    let isBound =
      following == Self.colon || following == Self.comma || following == reading.keywords.in
      || following >= 0 && self.token(index + 2) == Self.colon
    if isBound { locals.insert(token) }
    let scope = reading.scopes.last ?? .file
    // What is extended may be written `[CGFloat]`.
    if token == reading.keywords.extension, reading.parentheses == 0, case .file = scope {
      reading.next = .type
      return
    }
    guard following >= 0, self.token(index - 1) != Self.dot else { return }
    if reading.keywords.types.contains(token) {
      guard reading.parentheses == 0,
        token != reading.keywords.class || !reading.keywords.plain.contains(following)
      else { return }
      if case .file = scope { types.insert(following) } else { nested.insert(following) }
      if !reading.keywords.aliases.contains(token) { reading.next = .type }
    } else if reading.keywords.values.contains(token) {
      if token == reading.keywords.function { reading.next = nil }
      declare(following, in: scope)
    } else if token == reading.keywords.case {
      readCases(from: index + 1, in: scope)
    }
  }

  private func readSign(_ sign: Int, _ reading: inout Reading) {
    switch sign {
    case SourceWords.sign("{"):
      reading.scopes.append(reading.next ?? .code)
      reading.next = nil
    case SourceWords.sign("}"): _ = reading.scopes.popLast()
    case SourceWords.sign("("), SourceWords.sign("["): reading.parentheses += 1
    default: reading.parentheses -= 1
    }
  }

  private mutating func declare(_ name: Int, in scope: Scope) {
    switch scope {
    case .file: free.insert(name)
    case .type: members.insert(name)
    case .code: locals.insert(name)
    }
  }

  /// The names of enumeration cases: words that begin the list or follow a comma of it.
  private mutating func readCases(from start: Int, in scope: Scope) {
    if case .code = scope { return }
    var depth = 0
    var isExpected = true
    for token in tokens[start...] {
      if token == SourceWords.sign("(") { depth += 1 }
      if token == SourceWords.sign(")") { depth -= 1 }
      guard depth == 0, token != SourceWords.sign(")") else { continue }
      if token == Self.comma {
        isExpected = true
      } else if isExpected, token >= 0 {
        members.insert(token)
        isExpected = false
      } else {
        return
      }
    }
  }
}
