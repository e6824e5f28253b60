package import Foundation

/// A number of a frame as the sum that the layout makes it of: `176 = 0.3 × 640 − 16`.
package struct LayoutSum: Sendable, Equatable {
  /// One of the four numbers of a frame, in the order in which people ask for them.
  package enum Part: String, Sendable, CaseIterable {
    case width, height, x, y

    var isAcross: Bool { self == .width || self == .x }
  }

  /// What a number in the sum is.
  enum Note: Sendable, Equatable {
    case none
    /// Continues the number: `640 because the window is 640 points wide`.
    case because(String)
    /// Says what the number is: `8, the spacing of buttons`.
    case named(String)
    /// Goes on where the number is the whole sum: `8 from the top of list`.
    case alone(String)
  }

  /// A number of points, so many times.
  struct Term: Sendable, Equatable {
    var factor: Double
    /// In points.
    var number: Double
    var note: Note
    /// Frames come before contents, these before distances.
    var rank: Int

    var value: Double { factor * number }

    /// Whether it is a distance that nothing more is said of.
    var isGap: Bool {
      switch note {
      case .none, .alone: true
      case .because, .named: false
      }
    }
  }

  /// What a place is counted from: an edge of the superview.
  struct Origin: Sendable, Equatable {
    let edge: String
    let owner: String

    var text: String { "the \(edge) edge of \(owner)" }

    /// A name of a number after the origin: `the margin of home` of what is counted from home is its margin.
    func named(_ name: String) -> String {
      guard name.hasPrefix("the "), name.hasSuffix(" of \(owner)") else { return name }
      return "its " + name.dropFirst("the ".count).dropLast(" of \(owner)".count)
    }
  }

  package let part: Part
  /// In points, as the frame has it: rounded to pixels.
  package let value: CGFloat
  let terms: [Term]
  /// Why it is 0 where nothing is added.
  var reasonForNothing = Note.none
  let origin: Origin?

  /// Creates a sum of terms in any order; alike ones are counted together.
  init(_ part: Part, value: CGFloat, terms: [Term], origin: Origin? = nil) {
    self.part = part
    self.origin = origin
    self.value = value
    var merged: [Term] = []
    for var term in terms where abs(term.value) > 1e-6 {
      // 16 taken away is −16 added.
      if term.number < 0 { (term.factor, term.number) = (-term.factor, -term.number) }
      let same = merged.firstIndex {
        abs($0.number - term.number) < 1e-6 && ($0.note == term.note || $0.isGap && term.isGap)
          && $0.rank == term.rank
      }
      if let same { merged[same].factor += term.factor } else { merged.append(term) }
    }
    merged.removeAll { abs($0.factor) < 1e-9 }
    // What is added comes before what is taken away.
    let sorted = Self.shortened(merged).enumerated().sorted {
      let (first, second) = ($0.element, $1.element)
      return (first.rank, first.value < 0 ? 1 : 0, $0.offset)
        < (second.rank, second.value < 0 ? 1 : 0, $1.offset)
    }.map(\.element)
    self.terms = Self.begunWithAnAddend(sorted)
  }

  /// A sum does not begin with a subtrahend where it has another term.
  private static func begunWithAnAddend(_ terms: [Term]) -> [Term] {
    guard let first = terms.firstIndex(where: { $0.value > 0 }) else { return terms }
    return [terms[first]] + terms[..<first] + terms[(first + 1)...]
  }

  /// A sum of more terms than this is not readable.
  private static let mostTerms = 8

  /// The terms with the distances of a long chain as one number.
  private static func shortened(_ terms: [Term]) -> [Term] {
    guard terms.count > mostTerms else { return terms }
    let distances = terms.filter { $0.rank == Self.distance }
    guard distances.count > 1 else { return terms }
    let total = distances.reduce(0) { $0 + $1.value }
    let one = Term(
      factor: total < 0 ? -1 : 1, number: abs(total),
      note: .named("\(distances.count) distances together"), rank: distance)
    return terms.filter { $0.rank != distance } + [one]
  }

  /// The rank of distances.
  static let distance = 2

  /// The sum alone, such as `0.3 × 640 − 16`; `0` where nothing is added.
  package var arithmetic: String {
    guard !terms.isEmpty else { return "0" }
    guard let parts else { return Self.text(terms.map { ($0.factor, $0.number) }) }
    let inside = Self.text(terms.map { ($0.factor * Double(parts), $0.number) })
    return terms.count == 1 ? "\(inside) ÷ \(parts)" : "(\(inside)) ÷ \(parts)"
  }

  /// Into how many equal parts the first number is divided, if all others go into as many.
  private var parts: Int? {
    guard let first = terms.first, abs(first.factor) < 1 else { return nil }
    let count = 1 / abs(first.factor)
    guard count < 100, abs(count - count.rounded()) < 1e-6 else { return nil }
    let areWhole = terms.allSatisfy {
      let factor = $0.factor * count.rounded()
      return abs(factor - factor.rounded()) < 1e-6
    }
    return areWhole ? Int(count.rounded()) : nil
  }

  private static func text(_ terms: [(factor: Double, number: Double)]) -> String {
    terms.enumerated().map { index, term in
      let isNegative = term.factor * term.number < 0
      let sign = index == 0 ? (isNegative ? "−" : "") : (isNegative ? " − " : " + ")
      let (factor, number) = (abs(term.factor), CGFloat(abs(term.number)).traceText)
      let times = abs(factor - 1) < 1e-6 ? "" : "\(factorText(factor)) × "
      return sign + times + number
    }.joined()
  }

  /// With enough digits for the widest window.
  private static func factorText(_ factor: Double) -> String {
    let text = String(format: "%.5f", factor)
    let digits = text.reversed().drop { $0 == "0" }.drop { $0 == "." }
    return String(digits.reversed())
  }

  /// The sum as a sentence that says what its numbers are: `width 176 = 0.3 × 640 − 16; 640 because the
  /// window is 640 points wide`.
  package var sentence: String {
    let start = "\(part.rawValue) \(value.textInSums)"
    guard let whole else { return (["\(start) = \(arithmetic)"] + notes).joined(separator: "; ") }
    // A number that is not added to anything is said once.
    return (start == "\(part.rawValue) \(arithmetic)" ? start : "\(start) = \(arithmetic)") + whole
  }

  /// What follows a sum of one number; `nil` where there is something to add up.
  private var whole: String? {
    guard let term = terms.first else { return text(of: reasonForNothing) }
    // A distance that is taken away may be a negative one.
    guard terms.count == 1, abs(abs(term.factor) - 1) < 1e-6 else { return nil }
    return text(of: term.note)
  }

  private func text(of note: Note) -> String {
    switch note {
    case .none: origin.map { " from \($0.text)" } ?? ""
    case .because(let reason): " because \(reason)"
    case .named(let name): origin.map { " from \($0.text), \($0.named(name))" } ?? ", \(name)"
    case .alone(let text): text
    }
  }

  /// What its numbers are; of equal ones in the order of the sum.
  var notes: [String] {
    var said: [(number: String, isName: Bool, phrases: [String])] = []
    for term in terms {
      let number = CGFloat(abs(term.number)).traceText
      let (isName, text): (Bool, String)
      switch term.note {
      case .none, .alone: continue
      case .because(let reason): (isName, text) = (false, reason)
      case .named(let name): (isName, text) = (true, name)
      }
      guard let index = said.firstIndex(where: { $0.number == number && $0.isName == isName })
      else {
        said.append((number, isName, [text]))
        continue
      }
      if !said[index].phrases.contains(text) { said[index].phrases.append(text) }
    }
    return said.map { number, isName, phrases in
      isName
        ? "\(number) is \(phrases.joined(separator: ", then "))"
        : "\(number) because \(phrases.joined(separator: " and "))"
    }
  }
}

extension CGFloat {
  /// The number with the sign that sums have.
  package var textInSums: String { traceText.replacing("-", with: "−") }
}
