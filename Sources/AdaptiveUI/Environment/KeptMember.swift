/// A member that holds what a program gives it and has no effect.
///
/// The member's `didSet` is its mark, such as `KeptMember.windowLevel.wasSet()`; members of values are
/// marked in `tellKeptMembers()`, which is called when a view takes the value. A test compares the
/// marks with the cases, and demands one of every stored property that nothing reads.
package enum KeptMember: String, CaseIterable, Sendable {
  // Each is "Class.member: what is there instead".
  case allowsEdgeAntialiasing =
    "CALayer.allowsEdgeAntialiasing: edges are smoothed as the picture's viewer does"
  case contentsGravity = "CALayer.contentsGravity: contents of layers are not drawn"
  case cornerCurve = "CALayer.cornerCurve: corners are parts of circles"
  case needsDisplayOnBoundsChange =
    "CALayer.needsDisplayOnBoundsChange: layers are not drawn one by one"
  case isCumulative = "CAPropertyAnimation.isCumulative: each pass begins anew"
  case fillRule = "CAShapeLayer.fillRule: shapes of layers are not drawn"
  case lineCap = "CAShapeLayer.lineCap: shapes of layers are not drawn"
  case lineDashPattern = "CAShapeLayer.lineDashPattern: shapes of layers are not drawn"
  case lineJoin = "CAShapeLayer.lineJoin: shapes of layers are not drawn"
  case stiffness = "CASpringAnimation.stiffness: springs ease in and out"
  case alignmentMode = "CATextLayer.alignmentMode: texts of layers are not drawn"
  case allowsFontSubpixelQuantization =
    "CATextLayer.allowsFontSubpixelQuantization: texts of layers are not drawn"
  case isWrapped = "CATextLayer.isWrapped: texts of layers are not drawn"
  case truncationMode = "CATextLayer.truncationMode: texts of layers are not drawn"
  case subtype = "CATransition.subtype: transitions of layers only take their time"
  case decorationItems =
    "NSCollectionLayoutSection.decorationItems: grounds of sections are not drawn"
  case supplementaryContentInsetsReference =
    "NSCollectionLayoutSection.supplementaryContentInsetsReference: headers heed the section"
  case visibleItemsInvalidationHandler =
    "NSCollectionLayoutSection.visibleItemsInvalidationHandler: nobody calls it while items scroll"
  case shadowBlurRadius = "NSShadow.shadowBlurRadius: texts have no shadows"
  case shadowColor = "NSShadow.shadowColor: texts have no shadows"
  case shadowOffset = "NSShadow.shadowOffset: texts have no shadows"
  case drawingMinimumScaleFactor =
    "NSStringDrawingContext.minimumScaleFactor: letters keep their size"
  case isEligibleForHandoff = "NSUserActivity.isEligibleForHandoff: there is no other device"
  case targetContentIdentifier = "NSUserActivity.targetContentIdentifier: no scene is chosen by it"
  case applicationIconBadgeNumber = "UIApplication.applicationIconBadgeNumber: there is no icon"
  case isIdleTimerDisabled = "UIApplication.isIdleTimerDisabled: no device falls asleep"
  case isNetworkActivityIndicatorVisible =
    "UIApplication.isNetworkActivityIndicatorVisible: status bars show no activity"
  case shortcutItems = "UIApplication.shortcutItems: there is no icon to press"
  case edgesAddingLayoutMarginsToBackgroundInsets =
    "UIBackgroundConfiguration.edgesAddingLayoutMarginsToBackgroundInsets: insets alone count"
  case backgroundImage = "UIBackgroundConfiguration.image: backgrounds are colours"
  case backgroundVisualEffect = "UIBackgroundConfiguration.visualEffect: backgrounds are colours"
  case possibleTitles = "UIBarButtonItem.possibleTitles: the width is that of the title"
  case imageInsets = "UIBarItem.imageInsets: pictures of items are centred"
  case landscapeImagePhone = "UIBarItem.landscapeImagePhone: low bars show the picture of high ones"
  case flatness = "UIBezierPath.flatness: curves are as smooth as the viewer draws them"
  case lineCapStyle = "UIBezierPath.lineCapStyle: lines end as the viewer draws them"
  case lineJoinStyle = "UIBezierPath.lineJoinStyle: lines meet as the viewer draws them"
  case miterLimit = "UIBezierPath.miterLimit: lines meet as the viewer draws them"
  case imageColorTransformer =
    "UIButton.Configuration.imageColorTransformer: images have the colour of the title"
  case buttonIndicator = "UIButton.Configuration.indicator: nothing says that there is a menu"
  case macIdiomStyle = "UIButton.Configuration.macIdiomStyle: there is no Mac"
  case showsActivityIndicator =
    "UIButton.Configuration.showsActivityIndicator: the picture keeps its place"
  case subtitleLineBreakMode =
    "UIButton.Configuration.subtitleLineBreakMode: long titles are truncated"
  case subtitleTextAttributesTransformer =
    "UIButton.Configuration.subtitleTextAttributesTransformer: second titles look as the style says"
  case titleAlignment = "UIButton.Configuration.titleAlignment: titles are aligned as the button is"
  case titleLineBreakMode = "UIButton.Configuration.titleLineBreakMode: long titles are truncated"
  case titlePadding = "UIButton.Configuration.titlePadding: titles follow each other"
  case headerTopPadding =
    "UICollectionLayoutListConfiguration.headerTopPadding: headers have the system's room above"
  case leadingSwipeActions =
    "UICollectionLayoutListConfiguration.leadingSwipeActionsConfigurationProvider: nobody swipes"
  case showsSeparators =
    "UICollectionLayoutListConfiguration.showsSeparators: rows have no separators"
  case trailingSwipeActions =
    "UICollectionLayoutListConfiguration.trailingSwipeActionsConfigurationProvider: nobody swipes"
  case sectionSnapshotHandlers =
    "UICollectionViewDiffableDataSource.sectionSnapshotHandlers: nobody opens or closes items"
  case invalidateFlowLayoutAttributes =
    "UICollectionViewFlowLayoutInvalidationContext.invalidateFlowLayoutAttributes: always done"
  case invalidateFlowLayoutDelegateMetrics =
    "UICollectionViewFlowLayoutInvalidationContext.invalidateFlowLayoutDelegateMetrics: always done"
  case pickerLocale = "UIDatePicker.locale: dates are written in digits, the year first"
  case delaysTouchesBegan = "UIGestureRecognizer.delaysTouchesBegan: views are touched at once"
  case delaysTouchesEnded = "UIGestureRecognizer.delaysTouchesEnded: touches end at once"
  case allowsEditing = "UIImagePickerController.allowsEditing: there is no picture to choose"
  case mediaTypes = "UIImagePickerController.mediaTypes: there is no picture to choose"
  case followsUndockedKeyboard =
    "UIKeyboardLayoutGuide.followsUndockedKeyboard: there is no keyboard"
  case keyboardDismissPadding = "UIKeyboardLayoutGuide.keyboardDismissPadding: there is no keyboard"
  case baselineAdjustment = "UILabel.baselineAdjustment: smaller letters stay on the baseline"
  case axesPreservingSuperviewLayoutMargins =
    "UIListContentConfiguration.axesPreservingSuperviewLayoutMargins: rows have their own margins"
  case reservedLayoutSize =
    "UIListContentConfiguration.ImageProperties.reservedLayoutSize: images take their own room"
  case listTextAdjustsFontSizeToFitWidth =
    "UIListContentConfiguration.TextProperties.adjustsFontSizeToFitWidth: long texts are truncated"
  case listTextMinimumScaleFactor =
    "UIListContentConfiguration.TextProperties.minimumScaleFactor: long texts are truncated"
  case backButtonAppearance =
    "UINavigationBarAppearance.backButtonAppearance: the button back looks as the system's"
  case hidesBarsWhenKeyboardAppears =
    "UINavigationController.hidesBarsWhenKeyboardAppears: no keyboard appears"
  case backAction = "UINavigationItem.backAction: the button goes back"
  case hidesSearchBarWhenScrolling =
    "UINavigationItem.hidesSearchBarWhenScrolling: the program places the bar to search"
  case preferredSearchBarPlacement =
    "UINavigationItem.preferredSearchBarPlacement: the program places the bar to search"
  case popoverBackgroundViewClass =
    "UIPopoverPresentationController.popoverBackgroundViewClass: popovers have the system's ground"
  case accessibilityElements = "UIResponder.accessibilityElements: no assistive technique asks"
  case shouldGroupAccessibilityChildren =
    "UIResponder.shouldGroupAccessibilityChildren: no assistive technique asks"
  case requestingScene =
    "UIScene.ActivationRequestOptions.requestingScene: scenes come without asking another one"
  case sceneDelegateClass =
    "UISceneConfiguration.delegateClass: delegates are not made by class; give one to the launch"
  case sceneClass = "UISceneConfiguration.sceneClass: scenes are window scenes"
  case showsHorizontalScrollIndicator =
    "UIScrollView.showsHorizontalScrollIndicator: the picture says what is out of sight"
  case showsVerticalScrollIndicator =
    "UIScrollView.showsVerticalScrollIndicator: the picture says what is out of sight"
  case scopeButtonTitles = "UISearchBar.scopeButtonTitles: there is no list of scopes"
  case selectedScopeButtonIndex = "UISearchBar.selectedScopeButtonIndex: there is no list of scopes"
  case showsScopeBar = "UISearchBar.showsScopeBar: there is no list of scopes"
  case automaticallyShowsScopeBar =
    "UISearchController.automaticallyShowsScopeBar: there is no list of scopes"
  case dimsBackgroundDuringPresentation =
    "UISearchController.dimsBackgroundDuringPresentation: nothing is dimmed"
  case hidesNavigationBarDuringPresentation =
    "UISearchController.hidesNavigationBarDuringPresentation: the bar stays"
  case obscuresBackgroundDuringPresentation =
    "UISearchController.obscuresBackgroundDuringPresentation: nothing is dimmed"
  case showsSearchResultsController =
    "UISearchController.showsSearchResultsController: results come with text"
  case maximumValueImage = "UISlider.maximumValueImage: sliders have no pictures"
  case minimumValueImage = "UISlider.minimumValueImage: sliders have no pictures"
  case presentsWithGesture = "UISplitViewController.presentsWithGesture: no gesture shows a column"
  case autorepeat = "UIStepper.autorepeat: a press is one step, however long it takes"
  case performsFirstActionWithFullSwipe =
    "UISwipeActionsConfiguration.performsFirstActionWithFullSwipe: rows are not swiped"
  case tabBadgeValue = "UITab.badgeValue: tabs have no badges"
  case compactInlineLayoutAppearance =
    "UITabBarAppearance.compactInlineLayoutAppearance: tabs look as the system's"
  case inlineLayoutAppearance =
    "UITabBarAppearance.inlineLayoutAppearance: tabs look as the system's"
  case selectionIndicatorTintColor =
    "UITabBarAppearance.selectionIndicatorTintColor: nothing is behind the chosen tab"
  case stackedItemPositioning =
    "UITabBarAppearance.stackedItemPositioning: tabs share the width evenly"
  case stackedItemSpacing = "UITabBarAppearance.stackedItemSpacing: tabs share the width evenly"
  case stackedItemWidth = "UITabBarAppearance.stackedItemWidth: tabs share the width evenly"
  case stackedLayoutAppearance =
    "UITabBarAppearance.stackedLayoutAppearance: tabs look as the system's"
  case preferredLayout =
    "UITabBarController.Sidebar.preferredLayout: tabs are not shown at the side"
  case badgeColor = "UITabBarItem.badgeColor: tabs have no badges"
  case tabBarItemBadgeValue = "UITabBarItem.badgeValue: tabs have no badges"
  case allowsMultipleSelectionDuringEditing =
    "UITableView.allowsMultipleSelectionDuringEditing: editing changes nothing to choose"
  case allowsSelectionDuringEditing =
    "UITableView.allowsSelectionDuringEditing: editing changes nothing to choose"
  case dragInteractionEnabled = "UITableView.dragInteractionEnabled: rows are not dragged"
  case sectionIndexMinimumDisplayRowCount =
    "UITableView.sectionIndexMinimumDisplayRowCount: an index has every row"
  case selectionFollowsFocus = "UITableView.selectionFollowsFocus: the focus selects no rows"
  case separatorInsetReference =
    "UITableView.separatorInsetReference: insets are from the edges of cells"
  case editingAccessoryType = "UITableViewCell.editingAccessoryType: editing cells look as others"
  case editingAccessoryView =
    "UITableViewCell.editingAccessoryView: rows look the same while they are edited"
  case multipleSelectionBackgroundView =
    "UITableViewCell.multipleSelectionBackgroundView: selected rows have one ground"
  case shouldIndentWhileEditing =
    "UITableViewCell.shouldIndentWhileEditing: editing cells look as others"
  case showsReorderControl = "UITableViewCell.showsReorderControl: rows are not moved by hand"
  case defaultRowAnimation =
    "UITableViewDiffableDataSource.defaultRowAnimation: rows come and go at once"
  case dataDetectorTypes = "UITextView.dataDetectorTypes: nothing is looked for in texts"
  case isSelectable = "UITextView.isSelectable: no text can be selected"
  case linkTextAttributes = "UITextView.linkTextAttributes: links look as other text"
  case isExclusiveTouch = "UIView.isExclusiveTouch: other views get touches as well"
  case cornerAdaptation =
    "UIView.LayoutRegion.cornerAdaptation: no window has corners that cover its content"
  case pausesOnCompletion = "UIViewPropertyAnimator.pausesOnCompletion: animations end at their end"
  case scrubsLinearly = "UIViewPropertyAnimator.scrubsLinearly: what is held follows its own curve"
  case windowLevel = "UIWindow.windowLevel: windows are in the order in which they came"

  /// The member, such as `UIWindow.windowLevel`.
  package var name: Substring { rawValue.prefix { $0 != ":" } }

  /// What is there instead, in words.
  package var reason: Substring { rawValue.dropFirst(name.count + 2) }

  /// One line for a log.
  package var text: String { "\(name) is kept and has no effect: \(reason)" }

  /// Writes to the log, once in a world, that a program set the member.
  @MainActor package func wasSet() { Environment.current.memberWasSet(self) }
}

extension Environment {
  fileprivate func memberWasSet(_ member: KeptMember) {
    guard !keptMembers.contains(member) else { return }
    keptMembers.append(member)
    log(member.text, rule: "API")
  }
}
