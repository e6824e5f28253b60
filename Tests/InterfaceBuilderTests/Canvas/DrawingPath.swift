@testable import InterfaceBuilder

/// An element of a document, or one of its attributes: `ID/CHILD@ATTRIBUTE`.
struct DrawingPath: Sendable, CustomStringConvertible {
  let description: String
  let steps: [String]
  let attribute: String?

  init(_ text: String) {
    let parts = text.split(separator: "@", maxSplits: 1).map(String.init)
    description = text
    steps = parts[0].split(separator: "/").map(String.init)
    attribute = parts.count > 1 ? parts[1] : nil
  }
}

extension DocumentElement {
  /// Sets what a path means, or takes it away where the value is `-`.
  mutating func change(_ path: DrawingPath, to value: String) throws {
    let place = try place(of: path.steps)
    if let attribute = path.attribute {
      self[place].attributes[attribute] = value == "-" ? nil : value
    } else if value == "-", let last = place.last {
      self[place.dropLast()].children.remove(at: last)
    } else {
      throw DrawingError("an element can be taken away with '-' only")
    }
  }

  /// The element at a place, given by the numbers of children on the way there.
  private subscript(place: ArraySlice<Int>) -> DocumentElement {
    get { place.reduce(self) { $0.children[$1] } }
    set {
      guard let first = place.first else {
        self = newValue
        return
      }
      children[first][place.dropFirst()] = newValue
    }
  }

  /// Where the only element is that the steps lead to, from the document or from an identifier.
  private func place(of steps: [String]) throws -> ArraySlice<Int> {
    var place: [Int] = []
    var rest = steps[...]
    if steps.first != name {
      let found = places { $0.id == steps[0] && $0.name != "device" }
      guard found.count <= 1 else {
        throw DrawingError("\(found.count) elements are '\(steps[0])'")
      }
      place = found.first ?? []
      if !found.isEmpty { rest = rest.dropFirst() }
    } else {
      rest = rest.dropFirst()
    }
    for step in rest {
      let element = self[place[...]]
      let named = element.children.indices.filter { element.children[$0].key == step }
      let found =
        named.isEmpty
        ? element.children.indices.filter { element.children[$0].name == step } : named
      guard found.count == 1 else {
        throw DrawingError("\(found.count) elements are '\(step)' in <\(element.name)>")
      }
      place.append(found[0])
    }
    return place[...]
  }

  /// The places of all elements that are wanted.
  private func places(_ isWanted: (DocumentElement) -> Bool) -> [[Int]] {
    (isWanted(self) ? [[]] : [])
      + children.indices.flatMap { index in
        children[index].places(isWanted).map { [index] + $0 }
      }
  }
}
