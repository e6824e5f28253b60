import Foundation

/// A system symbol that is drawn with plain lines, in a square of 20 units.
struct SymbolStrokes {
  /// Moves and lines; circles are arcs.
  private let commands: [Command]

  private enum Command {
    case move(Double, Double)
    case line(Double, Double)
    case circle(Double, Double, Double)
  }

  /// The path in a square of `size` points.
  func path(_ origin: CGPoint, _ size: CGFloat) -> String {
    let unit = size / 20
    func place(_ x: Double, _ y: Double) -> String {
      SVGValue.numbers(origin.x + CGFloat(x) * unit, origin.y + CGFloat(y) * unit)
    }
    return commands.map { command in
      switch command {
      case .move(let x, let y): return "M" + place(x, y)
      case .line(let x, let y): return "L" + place(x, y)
      case .circle(let x, let y, let radius):
        let length = SVGValue.number(CGFloat(radius) * unit)
        let arc = "A\(length) \(length) 0 1 1 "
        return "M\(place(x - radius, y))\(arc)\(place(x + radius, y))\(arc)\(place(x - radius, y))"
      }
    }.joined()
  }

  /// The strokes of a symbol, filled or not; `nil` for one that is not drawn with plain lines.
  static func of(_ name: String) -> SymbolStrokes? {
    var words = name.split(separator: ".").map(String.init)
    let isRound = words.contains("circle") && words.count > 1
    words.removeAll { $0 == "fill" || $0 == "circle" && isRound }
    let key = words.joined(separator: ".")
    if !isRound, let rounds = rounds[key] {
      return SymbolStrokes(
        commands: rounds.map { .circle($0.0, $0.1, $0.2) } + commands(lines[key] ?? [], scale: 1))
    }
    guard let inside = lines[key] else {
      return name.hasPrefix("circle") && words == ["circle"]
        ? SymbolStrokes(commands: [.circle(10, 10, 8.5)]) : nil
    }
    guard isRound else { return SymbolStrokes(commands: commands(inside, scale: 1)) }
    return SymbolStrokes(commands: [.circle(10, 10, 9)] + commands(inside, scale: 0.55))
  }

  /// The circles of symbols: centre and radius.
  private static let rounds: [String: [(Double, Double, Double)]] = [
    "magnifyingglass": [(8.5, 8.5, 6)], "person": [(10, 6, 4)], "clock": [(10, 10, 9)],
    "gear": [(10, 10, 4)], "gearshape": [(10, 10, 4)], "globe": [(10, 10, 9)],
    "camera": [(10, 11, 3.5)], "eye": [(10, 10, 3)], "person.2": [(7, 7, 3), (14, 7, 3)],
  ]

  private static func commands(_ strokes: [[(Double, Double)]], scale: Double) -> [Command] {
    strokes.flatMap { stroke in
      stroke.enumerated().map { index, point in
        let (x, y) = (10 + (point.0 - 10) * scale, 10 + (point.1 - 10) * scale)
        return index == 0 ? Command.move(x, y) : .line(x, y)
      }
    }
  }

  private static let gear: [[(Double, Double)]] = [
    [(10, 1.5), (10, 6)], [(10, 14), (10, 18.5)], [(1.5, 10), (6, 10)], [(14, 10), (18.5, 10)],
    [(4, 4), (7.2, 7.2)], [(12.8, 12.8), (16, 16)], [(16, 4), (12.8, 7.2)], [(7.2, 12.8), (4, 16)],
  ]

  /// The lines of symbols by name, each a list of points.
  private static let lines: [String: [[(Double, Double)]]] = [
    "plus": [[(10, 2), (10, 18)], [(2, 10), (18, 10)]], "minus": [[(2, 10), (18, 10)]],
    "xmark": [[(3, 3), (17, 17)], [(17, 3), (3, 17)]],
    "multiply": [[(3, 3), (17, 17)], [(17, 3), (3, 17)]],
    "checkmark": [[(2, 11), (7.5, 17), (18, 3)]],
    "chevron.left": [[(13, 2), (6, 10), (13, 18)]],
    "chevron.right": [[(7, 2), (14, 10), (7, 18)]],
    "chevron.backward": [[(13, 2), (6, 10), (13, 18)]],
    "chevron.forward": [[(7, 2), (14, 10), (7, 18)]],
    "chevron.up": [[(2, 13), (10, 6), (18, 13)]], "chevron.down": [[(2, 7), (10, 14), (18, 7)]],
    "arrow.left": [[(18, 10), (2, 10)], [(8, 4), (2, 10), (8, 16)]],
    "arrow.right": [[(2, 10), (18, 10)], [(12, 4), (18, 10), (12, 16)]],
    "arrow.up": [[(10, 18), (10, 2)], [(4, 8), (10, 2), (16, 8)]],
    "arrow.down": [[(10, 2), (10, 18)], [(4, 12), (10, 18), (16, 12)]],
    "line.horizontal.3": [[(2, 5), (18, 5)], [(2, 10), (18, 10)], [(2, 15), (18, 15)]],
    "line.3.horizontal": [[(2, 5), (18, 5)], [(2, 10), (18, 10)], [(2, 15), (18, 15)]],
    "list.bullet": [
      [(6, 5), (18, 5)], [(6, 10), (18, 10)], [(6, 15), (18, 15)], [(2, 5), (2.1, 5)],
      [(2, 10), (2.1, 10)], [(2, 15), (2.1, 15)],
    ],
    "ellipsis": [[(3, 10), (3.1, 10)], [(10, 10), (10.1, 10)], [(17, 10), (17.1, 10)]],
    "square": [[(3, 3), (17, 3), (17, 17), (3, 17), (3, 3)]],
    "rectangle": [[(1, 5), (19, 5), (19, 15), (1, 15), (1, 5)]],
    "square.and.arrow.up": [
      [(6, 8), (3, 8), (3, 19), (17, 19), (17, 8), (14, 8)], [(10, 13), (10, 1)],
      [(6, 5), (10, 1), (14, 5)],
    ],
    "photo": [
      [(1, 4), (19, 4), (19, 16), (1, 16), (1, 4)],
      [(1, 14), (7, 9), (11, 13), (14, 10), (19, 14)],
    ],
    "trash": [
      [(3, 5), (17, 5)], [(5, 5), (6, 18), (14, 18), (15, 5)], [(8, 5), (8, 2), (12, 2), (12, 5)],
    ],
    "folder": [[(1, 16), (1, 4), (7, 4), (9, 6), (19, 6), (19, 16), (1, 16)]],
    "envelope": [[(1, 4), (19, 4), (19, 16), (1, 16), (1, 4)], [(1, 4), (10, 11), (19, 4)]],
    "house": [[(2, 10), (10, 2), (18, 10)], [(4, 9), (4, 18), (16, 18), (16, 9)]],
    "bookmark": [[(5, 2), (15, 2), (15, 18), (10, 13), (5, 18), (5, 2)]],
    "flag": [[(4, 19), (4, 2), (16, 3), (16, 11), (4, 11)]],
    "pencil": [[(3, 17), (4, 13), (14, 3), (17, 6), (7, 16), (3, 17)]],
    "square.and.pencil": [
      [(11, 4), (3, 4), (3, 18), (16, 18), (16, 10)],
      [(8, 13), (9, 10), (17, 2), (19, 4), (11, 12), (8, 13)],
    ],
    "doc": [[(4, 1), (12, 1), (16, 5), (16, 19), (4, 19), (4, 1)]],
    "magnifyingglass": [[(13, 13), (18.5, 18.5)]], "clock": [[(10, 4.5), (10, 10), (14, 12)]],
    "person": [[(2, 18), (3, 14.5), (6, 12.5), (14, 12.5), (17, 14.5), (18, 18), (2, 18)]],
    "person.2": [[(1, 17), (3, 12.5), (10, 12.5), (12, 17)], [(13, 12.5), (17, 12.5), (19, 17)]],
    "gear": gear, "gearshape": gear, "globe": [[(1, 10), (19, 10)], [(10, 1), (10, 19)]],
    "camera": [
      [(1, 6), (6, 6), (7.5, 3), (12.5, 3), (14, 6), (19, 6), (19, 17), (1, 17), (1, 6)]
    ],
    "eye": [
      [(1, 10), (5, 6), (10, 4.5), (15, 6), (19, 10), (15, 14), (10, 15.5), (5, 14), (1, 10)]
    ],
    "play": [[(4, 2), (17, 10), (4, 18), (4, 2)]],
    "pause": [[(6, 3), (6, 17)], [(14, 3), (14, 17)]],
    "star": [
      [
        (10, 1.5), (12.5, 7.2), (18.7, 7.8), (14, 12), (15.4, 18), (10, 14.8), (4.6, 18), (6, 12),
        (1.3, 7.8), (7.5, 7.2), (10, 1.5),
      ]
    ],
  ]
}
