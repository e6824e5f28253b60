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

  /// The captions of the windows, and the pane.
  private func words(of attribute: String) throws -> [String] {
    let pilot = try Pilot(Self.scene(attribute), columns: 120, rows: 36, keys: "W↓↓↓↓⏎")
    return [pilot.canvas.split(separator: "\n").first.map(String.init) ?? "", pilot.pane]
  }

  @Test func `windows of text sizes that change nothing are told to have the same boxes`() throws {
    try expectPicture(words(of: "numberOfLines: 1"), "wall of text sizes that change nothing")
  }

  @Test func `windows whose boxes differ are told with their number and names`() throws {
    try expectPicture(words(of: "textStyle: body"), "wall of text sizes that change a box")
  }

  @Test func `every window of every wall differs in a value that its trait has`() {
    for command in WallSet.all.flatMap(\.tiles).flatMap(\.commands) {
      guard case .change(.setting(let name, let value)) = command else { continue }
      let values = TraitChoice.named(name)?.values.map(\.name) ?? []
      #expect(values.contains(value), "\(name) \(value)")
    }
  }
}
