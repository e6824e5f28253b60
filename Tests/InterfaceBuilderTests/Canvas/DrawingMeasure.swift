import Foundation

@testable import InterfaceBuilder

/// What a column measures: a length of a view, or the distance of two, or what is around a page.
struct DrawingMeasure: Sendable, CustomStringConvertible {
  let description: String
  private let terms: [(id: String, quantity: String)]

  /// Reads `ID.QUANTITY` or `ID.QUANTITY - ID.QUANTITY`.
  init?(_ text: String) {
    description = text
    terms = text.components(separatedBy: " - ").compactMap { term in
      guard let dot = term.lastIndex(of: ".") else { return nil }
      let quantity = String(term[term.index(after: dot)...])
      guard Self.lengths[quantity] != nil || Self.flags[quantity] != nil else { return nil }
      return (String(term[..<dot]), quantity)
    }
    guard terms.count == text.components(separatedBy: " - ").count, terms.count <= 2 else {
      return nil
    }
  }

  /// Whether it is something that is there or not.
  var isFlag: Bool { Self.flags[terms[0].quantity] != nil }

  private static let lengths: [String: @Sendable (CGRect) -> [CGFloat]] = [
    "minX": { [$0.minX] }, "midX": { [$0.midX] }, "maxX": { [$0.maxX] },
    "minY": { [$0.minY] }, "midY": { [$0.midY] }, "maxY": { [$0.maxY] },
    "width": { [$0.width] }, "height": { [$0.height] },
    "origin": { [$0.minX, $0.minY] }, "size": { [$0.width, $0.height] },
    "frame": { [$0.minX, $0.minY, $0.width, $0.height] },
  ]

  private static let flags: [String: @Sendable (SceneSurroundings) -> Bool] = [
    "hasNavigationBar": { $0.hasNavigationBar }, "hasOpaqueBar": { $0.hasOpaqueBar },
    "hasTabBar": { $0.hasTabBar }, "hasToolbar": { $0.hasToolbar },
  ]

  /// What is found in the frames of a document, or around one of its controllers.
  func value(
    in frames: [String: CGRect], of document: InterfaceBuilderDocument?
  ) throws -> Value {
    if let document, let flag = Self.flags[terms[0].quantity] {
      let id = terms[0].id
      guard let controller = document.scenes.compactMap(\.controller).first(where: { $0.id == id })
      else { throw DrawingError("there is no controller '\(id)'") }
      return .flag(flag(SceneSurroundings(controller, in: document.graph)))
    }
    let found = try terms.map { term -> [CGFloat] in
      guard let frame = frames[term.id], let length = Self.lengths[term.quantity] else {
        throw DrawingError("there is no view '\(term.id)'")
      }
      return length(frame)
    }
    let first = found[0]
    return .lengths(found.count == 2 ? zip(first, found[1]).map { $0 - $1 } : first, within: 0)
  }

  /// Lengths in points, as far from the true ones as `within` says, or whether something is there.
  enum Value: Sendable, Equatable, CustomStringConvertible {
    case lengths([CGFloat], within: CGFloat)
    case flag(Bool)

    /// Reads `yes`, `12.5`, `12.5 ± 0.5` or `0 12 375 44`.
    init?(_ text: String) {
      if text == "yes" || text == "no" {
        self = .flag(text == "yes")
        return
      }
      let parts = text.components(separatedBy: " ± ")
      let words = parts[0].split(separator: " ")
      let numbers = words.compactMap { Double($0) }.map { CGFloat($0) }
      // Three decimals are written, of thirds of a point too.
      let within = parts.count > 1 ? Double(parts[1]) : 0.001
      guard let within, !numbers.isEmpty, numbers.count == words.count else { return nil }
      self = .lengths(numbers, within: within)
    }

    /// Whether this is what was expected.
    func agrees(with found: Value) -> Bool {
      switch (self, found) {
      case (.lengths(let expected, let within), .lengths(let found, _)):
        expected.count == found.count
          && zip(expected, found).allSatisfy { abs($0 - $1) <= within }
      default: self == found
      }
    }

    var description: String {
      switch self {
      case .flag(let isThere): isThere ? "yes" : "no"
      case .lengths(let numbers, let within):
        numbers.map { "\($0)" }.joined(separator: " ") + (within > 0.001 ? " ± \(within)" : "")
      }
    }
  }
}
