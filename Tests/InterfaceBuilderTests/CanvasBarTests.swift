import Foundation
import Testing

@testable import InterfaceBuilder

/// Bars among views, and the views in them, as builds of the editor draw them.
@MainActor struct CanvasBarTests {
  /// An item of a bar that shows a view of this width, 30 points high.
  private func item(_ id: String, _ width: Int, key: String = "") -> String {
    """
    <barButtonItem \(key) id='item-\(id)'><view key='customView' id='\(id)'>\
    <rect key='frame' x='1' y='2' width='\(width)' height='30'/></view></barButtonItem>
    """
  }

  /// The frames of the views in a bar across the root.
  private func shown(
    _ bar: String, height: Int
  ) throws -> [String: CGRect] {
    try CanvasDrawing.frames(
      bar, ["top", "leading", "trailing"].map { "s.\($0) = v.\($0)" } + ["s.height = \(height)"],
      build: 21701)
  }

  private let flexible = "<barButtonItem systemItem='flexibleSpace' id='space'/>"
  private let fixed = "<barButtonItem systemItem='fixedSpace' width='8' id='gap'/>"

  private func toolbar(_ items: [String]) throws -> [String: CGRect] {
    try shown("<toolbar TA id='s'><items>\(items.joined())</items></toolbar>", height: 49)
  }

  @Test func `LA1.1 views in a toolbar are at its ends, side by side, or in the middle`() throws {
    let found = try toolbar(
      [item("a", 24), item("b", 36), flexible, item("c", 101), flexible, item("d", 30)])

    #expect(found["a"] == CGRect(x: 16, y: 12, width: 24, height: 30))
    #expect(found["b"] == CGRect(x: 40, y: 12, width: 36, height: 30))
    #expect(found["c"] == CGRect(x: 137, y: 12, width: 101, height: 30))
    #expect(found["d"] == CGRect(x: 329, y: 12, width: 30, height: 30))
  }

  @Test func `LA1.1 spaces between views of a toolbar have the width that they are given`() throws {
    let middle = try toolbar([
      flexible, item("a", 50), fixed, item("b", 60), item("c", 7), flexible,
    ])
    #expect(["a", "b", "c"].map { middle[$0]?.minX } == [125, 183, 243])

    let ends = try toolbar([fixed, item("a", 50), flexible, item("b", 60), fixed, item("c", 7)])
    #expect(["a", "b", "c"].map { ends[$0]?.minX } == [8, 284, 352])
  }

  @Test func `LA1.1 of a control in a toolbar the frame counts, not what constraints align`() throws
  {
    let slider = """
      <barButtonItem id='i'><slider key='customView' id='a'><rect key='frame' x='1' y='2' \
      width='104' height='34'/></slider></barButtonItem>
      """
    #expect(try toolbar([slider])["a"] == CGRect(x: 16, y: 10, width: 104, height: 34))
  }

  @Test func `LA1.1 views in a navigation bar are at its ends and in the middle`() throws {
    let found = try shown(
      """
      <navigationBar TA id='s'><items><navigationItem id='n'>\
      \(item("a", 80, key: "key='leftBarButtonItem'"))\
      <view key='titleView' id='t'><rect key='frame' x='1' y='2' width='99' height='30'/></view>\
      \(item("b", 60, key: "key='rightBarButtonItem'"))</navigationItem></items></navigationBar>
      """, height: 56)

    #expect(found["a"] == CGRect(x: 16, y: 13, width: 80, height: 30))
    #expect(found["t"] == CGRect(x: 138, y: 13, width: 99, height: 30))
    #expect(found["b"] == CGRect(x: 299, y: 13, width: 60, height: 30))
  }

  @Test(arguments: [("safe.bottom", 49), ("a.top", 44)] as [(String, CGFloat)])
  func `LG1 only toolbars at the bottom are higher above a home indicator`(
    below: String, height: CGFloat
  ) throws {
    let found = try CanvasDrawing.frames(
      "<toolbar TA id='s'/><view TA id='a'/>",
      [
        "s.leading = v.leading", "s.trailing = v.trailing", "s.bottom = \(below)",
        "a.height = 100", "a.bottom = v.bottom", "a.leading = v.leading", "a.width = 10",
      ], build: 17506, device: "retina6_1 portrait",
      root: CanvasDrawing.Root(
        size: CGSize(width: 414, height: 896), metrics: "", hasSafeArea: true))
    #expect(found["s"]?.height == height)
  }
}
