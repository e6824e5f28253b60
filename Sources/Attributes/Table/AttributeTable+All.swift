extension AttributeTable {
  /// The tables of the classes that scenes can name, in the order of messages.
  package static let inScenes = [
    view, label, button, imageView, switchControl, textField, stackView, scrollView, tableView,
    collectionView, textView, segmentedControl, slider, stepper, progressView, pageControl,
    activityIndicatorView, searchBar, searchTextField, control, pickerView, datePicker,
    navigationBar, toolbar, tabBar, visualEffectView,
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

  /// The names of the classes that scenes can name, in the order of messages.
  package static let namesInScenes = inScenes.map(\.name)

  /// The table of a class that scenes can name.
  package static func inScenes(named name: String) -> AttributeTable? {
    inScenes.first { $0.name == name }
  }
}
