import Foundation
import Testing

/// Pictures in points, as commands print them.
struct VectorCommandTests {
  private func svg(_ arguments: String...) throws -> String {
    try Program.run(Program.path, ["snapshot"] + arguments + ["--format", "svg"]).output
  }

  @Test func `a scene of controllers in controllers says which is which`() throws {
    let phone = try svg("figure-12-2", "--size", "100x30")
    let terminal = try svg("first-steps", "--size", "100x30")

    for name in ["root", "container", "upper", "lower", "badge"] {
      #expect(phone.contains(">\(name) wC hR</text>"))
    }
    for name in ["home", "card", "badge"] {
      #expect(terminal.contains(">\(name) wR hR</text>"))
    }
    #expect(!phone.contains(">UIViewController<") && !terminal.contains(">UIViewController<"))
  }

  @Test func `a wireframe names all boxes where a scene or an option asks`() throws {
    let scene = try svg("masks")
    let option = try svg("split", "--device", "iPhone 15", "--look", "wireframe")
    let plain = try svg("split", "--device", "iPhone 15")

    #expect(scene.contains(">middle "))
    #expect(try svg("masks", "--look", "wireframe") == scene)
    #expect(option.contains(" › ") && !plain.contains(" › "))
    #expect(try svg("split", "--device", "iPhone 15", "--look", "interface") == plain)
  }

  @Test func `what the last command changed is orange where that is asked for`() throws {
    let marked = try svg("figure-12-2", "--do", "rotate", "--changes")
    let plain = try svg("figure-12-2", "--do", "rotate")

    #expect(marked.contains("#c93400") && marked.contains("stroke-dasharray=\"4 3\""))
    #expect(!plain.contains("#c93400") && !plain.contains("stroke-dasharray"))
  }

  @Test func `text without colours says below the picture what the last command changed`() throws {
    let arguments = ["snapshot", "figure-13-3", "--do", "present"]
    let plain = try Program.run(Program.path, arguments).output
    let marked = try Program.run(Program.path, arguments + ["--changes"]).output

    #expect(plain.split(separator: "\n").last?.hasPrefix("└") == true)
    #expect(marked.contains("┘\nappeared: info"), "\(marked)")
  }

  @Test func `a caption says scene, window, what the reader has set, and era, unless unwanted`()
    throws
  {
    let dark = try svg("split", "--device", "iPhone 15", "--style", "dark", "--text-size", "ax3")
    let plain = try svg("first-steps", "--size", "80x24", "--no-caption")

    #expect(dark.contains(">Split view controller · iPhone 15, 393×852 pt</text>"))
    #expect(dark.contains(">dark, text AX3 ×2.4 · UIKit 26</text>"))
    #expect(!plain.contains("UIKit 26"))
  }

  @Test func `of a document without an initial screen the one with content is named on stderr`()
    throws
  {
    let file = "Tests/InterfaceBuilderTests/Documents/duckduckgo-iOS/Settings.storyboard"
    let picture = ["snapshot", file, "--size", "60x12", "--format", "svg"]
    let result = try Program.run(Program.path, picture)
    let chosen = try Program.run(
      Program.path, picture + ["--scene", "AutoClearSettingsViewController"])

    #expect(
      result.errors == """
        winch: note: no scene is marked as initial; --scene 'AutoClearSettingsViewController' has content

        """)
    #expect(chosen.errors == "")
  }

  @Test func `a popover is lighter in the dark than what is dimmed behind it`() throws {
    let dark = try svg(
      "figure-13-3", "--do", "present", "--size", "100x30", "--style", "dark")

    #expect(dark.contains("rx=\"13\" fill=\"#1c1c1e\""))
    #expect(dark.contains("Z\" fill=\"#1c1c1e\"/>"))
  }
}
