import Testing

@testable import Lab

/// What windows of a wall have in common is said: they look alike, and one asks whether they are.
@MainActor struct WallDifferenceTests {
  private static func scene(_ attribute: String) -> String {
    """
    title: Test
    device: iPhone 6
    root:
      id: home
      view:
        subviews:
          - class: UILabel
            id: words
            text: Hello
            \(attribute)
            constraints: [leading == superview.leading, top == superview.top + 80]
    """
  }

  private func wall(_ attribute: String) throws -> String {
    try Pilot(Self.scene(attribute), columns: 120, rows: 36, keys: "W↓↓↓↓⏎").screen
  }

  @Test func `windows of text sizes that change nothing are told to have the same boxes`() throws {
    let screen = try wall("numberOfLines: 1")

    #expect(screen.contains("boxes as in iPhone 6: text XS, text XXXL, text AX3, text"))
    #expect(screen.contains("text AX3  same boxes"))
  }

  @Test func `windows whose boxes differ are told with their number and names`() throws {
    let screen = try wall("textStyle: body")

    #expect(screen.contains("text AX3 1 box differs: words"))
  }

  @Test func `every window of every wall differs in a value that its trait has`() {
    for command in WallSet.all.flatMap(\.tiles).flatMap(\.commands) {
      guard case .change(.trait(_, let name, let value)) = command else { continue }
      let values = TraitChoice.named(name)?.values.map(\.name) ?? []
      #expect(value.map(values.contains) == true, "\(name) \(value ?? "")")
    }
  }
}
