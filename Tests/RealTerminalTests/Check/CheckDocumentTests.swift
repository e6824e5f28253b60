import Foundation
import Testing

@testable import WinchCommand

/// `winch check` on documents of Xcode: what is no fault of theirs, and where the rest is.
struct CheckDocumentTests {
  private func check(_ text: String, ending: String = "storyboard") throws -> String {
    let folder = FileManager.default.temporaryDirectory
    let name = "winch-\(UUID().uuidString).\(ending)"
    let file = folder.appending(path: name)
    try text.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let result = try Program.run(
      Program.path, ["check", "--devices-only", "--jobs", "1", name], folder: folder)
    return result.output.replacing(name, with: "Main")
  }

  private static func storyboard(_ scenes: String...) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"
      useTraitCollections="YES" initialViewController="c1"><scenes>
    \(scenes.joined(separator: "\n"))
    </scenes></document>

    """
  }

  private static func scene(
    _ number: Int, size: String = #"width="375" height="667""#, _ subviews: String,
    constraints: String = "", metrics: String = ""
  ) -> String {
    """
    <scene sceneID="s\(number)"><objects><viewController id="c\(number)" title="Scene \(number)">
      <view key="view" id="v\(number)"><rect key="frame" x="0" y="0" \(size)/>
      <subviews>
    \(subviews)
      </subviews>
      <constraints>
    \(constraints)
      </constraints></view>\(metrics)
    </viewController></objects></scene>
    """
  }

  private static func button(_ id: String) -> String {
    """
    <button id="\(id)"><rect key="frame" x="100" y="100" width="80" height="20"/>
      <state key="normal" title="Go"/></button>
    """
  }

  private static let label = """
    <label text="Hello" translatesAutoresizingMaskIntoConstraints="NO" id="hello">
      <rect key="frame" x="20" y="100" width="80" height="20"/></label>
    """

  private static func constraints(placeholder: String) -> String {
    """
    <constraint firstItem="hello" firstAttribute="leading" secondItem="v1" secondAttribute="leading" constant="20" id="k1"/>
    <constraint firstItem="hello" firstAttribute="top" secondItem="v1" secondAttribute="top" constant="100" \(placeholder) id="k2"/>
    """
  }

  @Test func `a view that a placeholder places is not ambiguous, and without any it is`() throws {
    let held = Self.scene(
      1, Self.label, constraints: Self.constraints(placeholder: #"placeholder="YES""#))
    let loose = Self.scene(
      1, Self.label,
      constraints: Self.constraints(placeholder: "").split(separator: "\n")[0].description)

    #expect(try check(Self.storyboard(held)).hasPrefix("0 findings in 1 file, "))
    #expect(
      try check(Self.storyboard(loose)).contains(
        "nothing decides the top of UILabel “Hello” (hello) [ambiguous]"))
  }

  @Test func `a view that hangs on one with a placeholder is not ambiguous either`() throws {
    let below = Self.label.replacing("hello", with: "below").replacing("Hello", with: "Below")
    let scene = Self.scene(
      1, Self.label + below,
      constraints: Self.constraints(placeholder: #"placeholder="YES""#) + """
        <constraint firstItem="below" firstAttribute="leading" secondItem="v1" secondAttribute="leading" constant="20" id="k3"/>
        <constraint firstItem="below" firstAttribute="top" secondItem="hello" secondAttribute="bottom" constant="8" id="k4"/>
        """)

    let output = try check(Self.storyboard(scene))
    #expect(!output.contains("[ambiguous]"))
    // It is below the placeholder's place, and not at the top, under the bar.
    #expect(!output.contains("(top)"))
    #expect(output.contains("UILabel “Below” (below) lies under a bar, notch or indicator (left)"))
  }

  @Test func `a scene of a size of its own is looked at in that size, not as a screen`() throws {
    let strip = Self.scene(
      1, size: #"width="320" height="40""#, Self.label,
      constraints: """
        <constraint firstItem="hello" firstAttribute="leading" secondItem="v1" secondAttribute="leading" constant="20" id="k1"/>
        <constraint firstItem="hello" firstAttribute="top" secondItem="v1" secondAttribute="top" constant="10" id="k2"/>
        <constraint firstAttribute="bottom" secondItem="hello" secondAttribute="bottom" constant="10" id="k3"/>
        <constraint firstItem="hello" firstAttribute="height" constant="20" id="k4"/>
        """, metrics: #"<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>"#)

    #expect(
      try check(Self.storyboard(strip)) == "0 findings in 1 file, 1 size laid out\n")
  }

  @Test func `a scene as wide as no screen is looked at in its size too`() throws {
    let part = Self.scene(1, size: #"width="449" height="485""#, Self.button("b"))

    let output = try check(Self.storyboard(part))

    #expect(output.contains("  its own size 449×485\n"))
    #expect(output.hasSuffix("1 finding (1 note) in 1 file, 1 size laid out\n"))
  }

  @Test func `what several scenes call alike is where it is meant`() throws {
    let outlet = { (id: String) in
      """
      </view><connections><outlet property="goButton" destination="\(id)" id="o\(id)"/></connections>
      """
    }
    let scenes = (1...2).map { number in
      Self.scene(number, Self.button("b\(number)"))
        .replacing("</view>", with: outlet("b\(number)"))
    }
    let text = Self.storyboard(scenes[0], scenes[1])
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let first = lines.firstIndex { $0.hasPrefix(#"<button id="b1""#) }.map { $0 + 1 } ?? 0
    let second = lines.firstIndex { $0.hasPrefix(#"<button id="b2""#) }.map { $0 + 1 } ?? 0

    let output = try check(text)

    #expect(output.contains("Main:\(first):1: note: UIButton “Go” (goButton) is smaller"))
    #expect(output.contains("Main:\(second):1: note: UIButton “Go” (goButton) is smaller"))
    #expect(output.contains("--scene 'Scene 2' --device iphone_8 --orientation portrait"))
  }

  @Test(
    arguments: [
      ([], nil),
      (["M:1:2: the font 'X' is not known"], "M:1:2: the font 'X' is not known"),
      (
        [
          "M:1:2: the runtime attribute 'a' is not applied: the class 'A' is not here",
          "M:2:2: the runtime attributes 'a', 'b' are not applied: the class 'B' is not here",
        ], "3 attributes of 2 absent classes have no effect here: --verbose lists them"
      ),
      (
        [
          "M:1:2: the runtime attribute 'a' is not applied: the class 'A' is not here",
          "M:2:2: 'x' of <view> has no effect here",
        ],
        "1 attribute of 1 absent class and 1 other thing have no effect here: --verbose lists them"
      ),
    ] as [([String], String?)])
  func `what is not shown is one line`(notes: [String], line: String?) {
    #expect(NotShownText(notes).line == line)
  }
}
