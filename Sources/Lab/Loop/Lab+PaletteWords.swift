import Cells
import Documents

// What the palette answers to questions, and to words that nothing has.

extension Lab {
  /// The answers to `why login` and `explain login`: one for each view of that name.
  func questions(_ text: String) -> [LabItem] {
    let words = text.split(separator: " ", maxSplits: 1).map(String.init)
    guard let session, !context.isInTime, words.count == 2,
      ["why", "explain"].contains(words[0].lowercased())
    else { return [] }
    let filter = ListFilter(words[1])
    let names = session.continuations(of: "focus ").map { LabItem(title: $0.withoutFirstWord) }
    let fitting = names.filter(filter.matches)
    return (0...ListFilter.worst).flatMap { rank in
      fitting.filter { filter.rank($0) == rank }
    }.prefix(Self.mostAnswers).map {
      LabItem(title: "why \($0.title) is as it is", tag: "3", action: .explain($0.title))
    }
  }

  /// Why a line is no command and no name: its first word is none, and begins none.
  func unknownWord(in text: String) -> String? {
    let words = text.lowercased().split(separator: " ").map(String.init)
    guard let word = words.first(where: { $0.count > 2 }) ?? words.first else { return nil }
    let items = actionItems + paletteItems
    let isVerb = LabCommandReader.all.contains(word) || TraitChoice.named(word) != nil
    guard !isVerb, Self.having([word], among: items).isEmpty else { return nil }
    let names = LabCommandReader.all + Self.words(of: items)
    let meant = nearestMatch(to: word, in: names).flatMap { $0.isMisspelling ? $0.name : nil }
    return "'\(word)' begins no command and no name"
      + (meant.map { ", did you mean \($0)?" } ?? "")
  }

  private static func words(of items: [LabItem]) -> [String] {
    items.flatMap { item in
      "\(item.title) \(item.words)".lowercased().split { !$0.isLetter }.map(String.init)
    }.filter { $0.count > shortest }
  }

  /// Words of so few letters are near too many others.
  private static let shortest = 3

  /// What has at least one of the words, most of them first; else what has a word that is nearly one
  /// of them.
  func nearest(to text: String) -> [LabItem] {
    let words = text.lowercased().split(separator: " ").map(String.init).filter { $0.count > 2 }
    let items = actionItems + paletteItems
    let any = Self.having(words, among: items)
    guard any.isEmpty else { return any }
    let known = Self.words(of: items)
    let meant = words.compactMap { word in
      nearestMatch(to: word, in: known).flatMap {
        $0.isMisspelling ? $0.name : nil
      }
    }
    return Self.having(meant, among: items)
  }

  private static func having(_ words: [String], among items: [LabItem]) -> [LabItem] {
    let filters = words.map { ListFilter($0) }
    let counts = items.map { item in
      filters.count { $0.matches(item) && $0.rank(item) < ListFilter.worst }
    }
    let most = counts.max() ?? 0
    let fitting = (1...max(most, 1)).reversed().flatMap { count in
      zip(items, counts).filter { $0.1 == count }.map(\.0)
    }
    return Array(fitting.prefix(mostAnswers))
  }

  /// Focuses a view by its name and explains it.
  func explain(_ name: String) {
    run(.focus(name))
    if state.lists.isEmpty { show(.explanation) }
  }

  /// More lines than this are no answer.
  private static let mostAnswers = 8
}

extension String {
  fileprivate var withoutFirstWord: String {
    firstIndex(of: " ").map { String(self[index(after: $0)...]) } ?? self
  }
}
