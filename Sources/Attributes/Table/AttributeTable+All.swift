extension AttributeTable {
  /// The tables of all classes.
  package static let all: [AttributeTable] = views + others

  /// Views, in the order in which messages list the classes of scenes.
  private static let views: [AttributeTable] = [
    view, label, button, imageView, switchControl, textField, stackView, scrollView, tableView,
    collectionView, textView, segmentedControl, slider, stepper, progressView, pageControl,
    activityIndicatorView, searchBar, searchTextField, control, pickerView, datePicker,
    navigationBar, toolbar, tabBar, visualEffectView, tableViewCell,
  ]

  /// Controllers and what is no view.
  private static let others: [AttributeTable] = [
    responder, layer, constraint, viewController, navigationController, tabBarController,
    splitViewController, navigationItem, barItem, barButtonItem, tabBarItem,
  ]
}
