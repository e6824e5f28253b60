import Documents
import Examples
import SceneFiles

/// Scene files, from their bytes to pictures and traces.
@MainActor enum SceneFuzzing {
  static func run(_ input: [UInt8]) -> String? {
    do {
      let document = try SceneDocument(input, file: "fuzz.yaml", classes: ExampleClasses.all)
      return SessionCheck.problem(document, input: input)
    } catch {
      return HostileText.find(in: error.text()).map { "\($0) in the errors" }
    }
  }

  nonisolated static let words = [
    "root:", "class: ", "view:", "subviews:", "constraints:", "- {", "}", "[", "]", ": ", "- ",
    "UISplitViewController", "UINavigationController", "UITabBarController", "UIStackView",
    "UIPageViewController", "UITableView", "UICollectionView", "UILabel", "UIButton",
    "presentations:", "style: popover", "style: pageSheet", "sourceView: ", "frame: [0, 0, 1, 1]",
    "&a", "*a", "<<: *a", "!!binary ", "? ", "|\n", ">\n", "---\n", "%YAML 1.1\n", "\t", "\u{FEFF}",
    "uikit: 8", "device: iPhone 6", "variations:", "actions:", "images:", "children:",
    "view.width == superview.width", "priority: 999", "\"\\e]0;x\\a\"", "\"\\x9b2J\"", "漢字",
    "e\u{301}",
    "👩‍👩‍👧‍👦",
  ]
}
