extension AttributeTable {
  /// The classes that scenes can name, in the order of messages.
  ///
  /// A table is made when it is asked for: a scene starts with the few that it speaks of.
  private static let named: KeyValuePairs<String, @Sendable () -> AttributeTable> = [
    "UIView": { view }, "UILabel": { label }, "UIButton": { button },
    "UIImageView": { imageView }, "UISwitch": { switchControl }, "UITextField": { textField },
    "UIStackView": { stackView }, "UIScrollView": { scrollView }, "UITableView": { tableView },
    "UICollectionView": { collectionView }, "UITextView": { textView },
    "UISegmentedControl": { segmentedControl }, "UISlider": { slider }, "UIStepper": { stepper },
    "UIProgressView": { progressView }, "UIPageControl": { pageControl },
    "UIActivityIndicatorView": { activityIndicatorView }, "UISearchBar": { searchBar },
    "UISearchTextField": { searchTextField }, "UIControl": { control },
    "UIPickerView": { pickerView }, "UIDatePicker": { datePicker },
    "UINavigationBar": { navigationBar }, "UIToolbar": { toolbar }, "UITabBar": { tabBar },
    "UIVisualEffectView": { visualEffectView },
  ]

  /// The tables of views.
  package static let views = inScenes + [tableViewCell]

  /// Controllers and what is no view.
  private static let others: [AttributeTable] = [
    responder, layer, constraint, viewController, navigationController,
    tabBarController, splitViewController, navigationItem, barItem, barButtonItem, tabBarItem,
  ]

  /// The tables of all classes.
  package static let all = views + others

  /// The tables of the classes that scenes can name.
  package static let inScenes = named.map { $0.value() }

  /// The names of these classes, in the order of messages.
  package static let namesInScenes = named.map(\.key)

  /// The table of a class that scenes can name.
  package static func inScenes(named name: String) -> AttributeTable? {
    named.first { $0.key == name }?.value()
  }
}
