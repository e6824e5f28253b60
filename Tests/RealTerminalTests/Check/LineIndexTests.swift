import Documents
import Testing

@testable import WinchCommand

/// Where findings find the lines they are about.
struct LineIndexTests {
  private static let scene = """
    root:
      id: home
      view:
        subviews:
          - {class: UILabel, id: a, text: Hello a}
          - {id: "b c", class: UILabel}
          - {class: UILabel, id: a-b}
          - {class: Überschrift, text: "Wort…"}
    """

  @Test(
    arguments: [
      ("home", 2), ("a", 5), ("b c", 6), ("a-b", 7), ("a/3", 5), ("UILabel “Hello a”", 5),
      ("Überschrift “Wort”", 8), ("gone", nil), ("Hell", nil), ("", nil),
    ] as [(String, Int?)])
  func `scenes name by id, by class or by text`(subject: String, line: Int?) {
    #expect(LineIndex(Self.scene).mark(of: subject)?.line == line)
  }

  @Test(arguments: [("v1", 2), ("v12", 3), ("r", 1), ("m", 2), ("title", 3), ("away", 5)])
  func `documents name by id or by the outlet`(subject: String, line: Int) {
    let text = """
      <view userid="v1" id="r"><subviews>
      <label text="v12" id="v1"/><label id="m"/>
      <label id="v12"/></subviews><connections>
          <outlet property="title" destination="v12" id="o"/>
          <outlet property="away" destination="elsewhere" id="p"/></connections></view>
      """

    #expect(LineIndex(text).mark(of: subject)?.line == line)
  }
}
