import Foundation
import TestSupport
import Testing

/// `winch check` as a program: statuses, formats, baselines, comments.
struct CheckTests {
  private static let collision = """
    root:
      id: home
      view:
        subviews:
          - {class: UILabel, id: a, text: Hello, frame: [80, 100, 100, 30]}
          - {class: UILabel, id: b, text: World, frame: [100, 110, 100, 30]}

    """

  private func withFile<T>(
    _ text: String, ending: String = "yaml", _ body: (String) throws -> T
  ) throws -> T {
    let path = FileManager.default.temporaryDirectory
      .appending(path: "winch-\(UUID().uuidString).\(ending)").path(percentEncoded: false)
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: path) }
    return try body(path)
  }

  private func check(_ arguments: String...) throws -> Program.Result {
    try Program.run(Program.path, ["check", "--devices-only", "--jobs", "2"] + arguments)
  }

  private func expectStatus(_ status: Int32, _ arguments: String...) throws {
    let result = try Program.run(
      Program.path, ["check", "--devices-only", "--jobs", "2"] + arguments)
    #expect(result.status == status, "\(arguments) \(result.output)")
  }

  @Test func `0 a clean scene`() throws {
    let result = try check("smallest")

    #expect(result.status == 0)
    #expect(result.output.hasPrefix("0 findings in 1 file, "))
    #expect(result.errors.isEmpty)
  }

  @Test func `an outlet that leads nowhere is a finding at its line`() throws {
    let path = Sample("outlet-to-nowhere.storyboard").path
    let result = try check(path)

    #expect(result.status == 1, "\(result.output)")
    #expect(result.output.contains("\(path):9:25: error: "), "\(result.output)")
    #expect(result.output.contains("[broken-link]"))
    #expect(result.output.components(separatedBy: "gone").count == 3, "\(result.output)")
  }

  @Test func `1 findings have a place, an example and a command that opens it`() throws {
    try withFile(Self.collision) { path in
      let result = try check(path)

      let lines = result.output.split(separator: "\n").map(String.init)
      #expect(result.status == 1)
      #expect(
        lines.first
          == "\(path):5:30: error: UILabel “Hello” (a) and UILabel “World” (b) lie on top of each other [collision]"
      )
      #expect(
        lines.contains(
          "  see it: winch \(path) --device iphone_8 --orientation portrait --focus a"))
      #expect(result.errors.isEmpty)
    }
  }

  @Test func `findings at the same sizes share what is told about them`() throws {
    let more = """
            - {class: UILabel, id: c, text: Good, frame: [80, 160, 100, 30]}
            - {class: UILabel, id: d, text: Night, frame: [100, 170, 100, 30]}
            - {class: UILabel, id: e, text: Away, frame: [500, 200, 60, 30]}

      """
    try withFile(Self.collision + more) { path in
      let result = try check(path)

      let lines = result.output.split(separator: "\n").map(String.init)
      let headings = lines.filter { $0.hasPrefix(path) }
      #expect(
        headings.prefix(2) == [
          "\(path):5:30: error: UILabel “Hello” (a) and UILabel “World” (b) lie on top of each other [collision]",
          "\(path):7:30: error: UILabel “Good” (c) and UILabel “Night” (d) lie on top of each other [collision]",
        ])
      #expect(headings.count == 3)
      #expect(lines.count { $0.hasPrefix("  see it: winch \(path) --device ") } == 2)
    }
  }

  @Test func `a stack's contradiction tells whose it is`() throws {
    let stack = """
      root:
        id: home
        view:
          subviews:
            - class: UIStackView
              id: stack
              frame: [0, 100, 100, 100]
              subviews:
                - id: gone
                  hidden: true
                  subviews:
                    - id: inner
                      constraints:
                        - leading == superview.leading + 4
                        - trailing == superview.trailing - 12
                        - top == superview.top
                        - height == 10

      """
    try withFile(stack) { path in
      let result = try check(path)

      let heading = result.output.split(separator: "\n").first.map(String.init)
      #expect(
        heading == """
          \(path):9:17: error: 4 + 12 = 16, but there is no room: UISV-hiding of UIView (gone) gives \
          way [unsatisfiable]
          """)
    }
  }

  private static let unsupported = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
    <objects><view contentMode="scaleToFil" id="a"><rect key="frame" width="9" height="9"/></view>
    </objects></document>
    """

  @Test func `an annotation names the option that lists what is not shown`() throws {
    try withFile(Self.unsupported, ending: "xib") { path in
      let last = try check(path, "--format", "github").output.split(separator: "\n").last
      #expect(
        last?.hasSuffix("::1 thing not shown; winch check --verbose \(path) lists them") == true)
    }
  }

  @Test func `what a document says without effect is told and counted, and is no finding`() throws {
    try withFile(Self.unsupported, ending: "xib") { path in
      let result = try check(path)

      #expect(result.status == 0)
      let lines = result.output.split(separator: "\n")
      #expect(lines.first?.hasPrefix("\(path):2:16: “scaleToFil” is no value of") == true)
      #expect(lines.first?.hasSuffix("did you mean 'scaleToFill'? [not-shown]") == true)
      #expect(lines.last?.hasPrefix("0 findings in 1 file, ") == true)
      #expect(lines.last?.hasSuffix(" laid out, 1 thing not shown") == true)
    }
  }

  @Test(arguments: [
    ("junit", "    <system-out>"),
    ("json", "\"notes\""), ("sarif", "\"toolExecutionNotifications\""),
  ])
  func `programs are told of it too`(format: String, beginning: String) throws {
    try withFile(Self.unsupported, ending: "xib") { path in
      let result = try check(path, "--format", format)

      #expect(result.status == 0)
      let notes = result.output.split(separator: beginning, maxSplits: 1).last ?? ""
      #expect(notes.contains("2:16: “scaleToFil” is no value of 'contentMode'"), "\(result.output)")
    }
  }

  @Test func `2 what cannot be read, and the rest is checked all the same`() throws {
    let result = try check("nothing-like-this", "smallest")

    #expect(result.status == 2)
    #expect(result.errors.contains("no such file: 'nothing-like-this'"))
    #expect(result.output.contains("0 findings in 1 file"))
  }

  @Test func `a comment silences what it names`() throws {
    try withFile("# winch:ignore collision a\n" + Self.collision) { path in
      try expectStatus(0, path)
    }
    try withFile("# winch:ignore collision c\n" + Self.collision) { path in
      try expectStatus(1, path)
    }
    try withFile("# winch:ignore truncated\n" + Self.collision) { path in
      try expectStatus(1, path)
    }
  }

  @Test func `a baseline silences what it holds and nothing else`() throws {
    try withFile("") { baseline in
      try withFile(Self.collision) { path in
        try expectStatus(0, path, "--write-baseline", baseline)
        try expectStatus(0, path, "--baseline", baseline)
        let label = "      - {class: UILabel, id: c, text: Hi, frame: [-9, 200, 60, 30]}\n"
        try (Self.collision + label).write(toFile: path, atomically: true, encoding: .utf8)
        let result = try check(path, "--baseline", baseline)
        #expect(result.status == 1)
        #expect(result.output.contains("1 finding (1 error) in 1 file"))
        #expect(result.output.contains("[outside-window]"))
      }
    }
  }

  @Test(arguments: ["json", "sarif"]) func `formats for programs are valid JSON`(
    format: String
  ) throws {
    try withFile(Self.collision) { path in
      let result = try check(path, "--format", format)

      #expect(result.status == 1)
      let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
      let top = try #require(object as? [String: Any])
      #expect(top[format == "json" ? "schema" : "version"] != nil)
      #expect(result.output.contains("collision"))
    }
  }

  @Test func `annotations name file and line`() throws {
    try withFile(Self.collision) { path in
      let result = try check(path, "--format", "github")

      #expect(
        result.output.hasPrefix(
          "::error file=\(path),line=5,col=30,title=winch collision::UILabel “Hello” (a) and"))
    }
  }

  @Test func `JUnit has a case for each rule`() throws {
    try withFile(Self.collision) { path in
      let result = try check(path, "--format", "junit")

      #expect(result.output.contains(#"name="collision">"#))
      #expect(result.output.contains(#"name="truncated"/>"#))
      #expect(result.output.contains(#"failures="1""#))
    }
  }

  @Test func `the number of processes does not show`() throws {
    let one = try Program.winch("check", "reference", "--devices-only", "--jobs", "1")
    let three = try Program.winch("check", "reference", "--devices-only", "--jobs", "3")

    #expect(one.output == three.output)
  }

  @Test func `all scenes of a storyboard are checked, and each command opens the right one`() throws
  {
    // The second scene has a button that is too small.
    let path = Sample("two-screens-one-with-a-small-button.storyboard").path
    let all = try check(path)
    let first = try check(path, "--scene", "first")
    let none = try check(path, "--scene", "third")

    #expect(all.status == 1)
    #expect(
      all.output.contains(
        "  see it: winch \(path) --scene 'Second One' --device iphone_8 --orientation portrait "
          + "--focus small"))
    #expect(first.status == 0)
    #expect(none.status == 64)
    #expect(none.errors.contains("no scene 'third'"))
  }

  @Test(arguments: [["check"], ["snapshot"], ["open"], []])
  func `64 a name of two scenes is an error that lists names of one scene each`(
    command: [String]
  ) throws {
    let path = Sample("two-screens-of-one-class.storyboard").path
    let both = try Program.run(Program.path, command + [path, "--scene", "Page"])
    let one = try check(path, "--scene", "Other")
    let first = try check(path, "--scene", "first")

    #expect(both.status == 64)
    #expect(
      both.errors.contains(
        "2 scenes are called 'Page' in '\(path)'; choose one of first, Other"), "\(both.errors)")
    #expect([one.status, first.status] == [0, 0])
  }
}
