/// Makes the list of the tabs that have no room in the bar.
///
/// The list is a table, and tables are above tabs in the package: their room lets `UITabBarController` conform,
/// and a program without tables finds More empty.
@MainActor package protocol MoreListing: UITabBarController {
  /// The controller of a new list, which selects by `selectAsUser`.
  func makeMoreList() -> UIViewController
}
