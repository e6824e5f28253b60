/// Where the tabs are that have no room in the bar.
package struct MoreTab {
  package static let title = "More"
  /// The place of More in the bar, and the first tab that it stands for.
  package static let index = 4

  /// Whether the bar has a More tab now.
  var isShown = false
  /// Whether it is the selected one.
  var isChosen = false
  /// The tab whose content is on the stack behind More, and that content when it came.
  var content: (tab: UIViewController, members: [UIViewController])?
}
