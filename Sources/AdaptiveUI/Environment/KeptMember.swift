/// A member that holds what a program gives it and has no effect.
///
/// What writes the member has its mark, such as `KeptMember.windowLevel.wasSet()` in a `didSet`, a
/// setter or a method; members of values are marked in `tellKeptMembers()`, which is called when a view
/// takes the value. A mark that would be made by default values asks for another one first.
///
/// The documentation of each says "; kept" behind what the member is for. Tests compare the cases with
/// the marks and with those words, and demand a case of every stored property that nothing reads.
package enum KeptMember: String, CaseIterable, Sendable {
  // Each is "Class.member: what is there instead".
  case allowsEdgeAntialiasing =
    "CALayer.allowsEdgeAntialiasing: edges are smoothed as the picture's viewer does"
  case layerContents = "CALayer.contents: contents of layers are not drawn"
  case contentsGravity = "CALayer.contentsGravity: contents of layers are not drawn"
  case cornerCurve = "CALayer.cornerCurve: corners are parts of circles"
  case isLayerOpaque = "CALayer.isOpaque: colours tell what shows through"
  case needsDisplayOnBoundsChange =
    "CALayer.needsDisplayOnBoundsChange: layers are not drawn one by one"
  case sublayerTransform = "CALayer.sublayerTransform: layers move by transforms of their own"
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
  case setLineCap = "CGContext.setLineCap: lines end as the viewer draws them"
  case setLineJoin = "CGContext.setLineJoin: lines meet as the viewer draws them"
  case decorationItems =
    "NSCollectionLayoutSection.decorationItems: grounds of sections are not drawn"
  case supplementaryContentInsetsReference =
    "NSCollectionLayoutSection.supplementaryContentInsetsReference: headers heed the section"
  case visibleItemsInvalidationHandler =
    "NSCollectionLayoutSection.visibleItemsInvalidationHandler: nobody calls it while items scroll"
  case defaultTabInterval = "NSParagraphStyle.defaultTabInterval: tabs are letters like others"
  case hyphenationFactor = "NSParagraphStyle.hyphenationFactor: words are not broken"
  case tighteningFactorForTruncation =
    "NSParagraphStyle.tighteningFactorForTruncation: letters keep their distance"
  case shadowBlurRadius = "NSShadow.shadowBlurRadius: texts have no shadows"
  case shadowColor = "NSShadow.shadowColor: texts have no shadows"
  case shadowOffset = "NSShadow.shadowOffset: texts have no shadows"
  case drawingMinimumScaleFactor =
    "NSStringDrawingContext.minimumScaleFactor: letters keep their size"
  case isEligibleForHandoff = "NSUserActivity.isEligibleForHandoff: there is no other device"
  case targetContentIdentifier = "NSUserActivity.targetContentIdentifier: no scene is chosen by it"
  case alertSeverity = "UIAlertController.severity: alerts look alike"
  case applicationIconBadgeNumber = "UIApplication.applicationIconBadgeNumber: there is no icon"
  case isIdleTimerDisabled = "UIApplication.isIdleTimerDisabled: no device falls asleep"
  case isNetworkActivityIndicatorVisible =
    "UIApplication.isNetworkActivityIndicatorVisible: status bars show no activity"
  case shortcutItems = "UIApplication.shortcutItems: there is no icon to press"
  case edgesAddingLayoutMarginsToBackgroundInsets =
    "UIBackgroundConfiguration.edgesAddingLayoutMarginsToBackgroundInsets: insets alone count"
  case backgroundImage = "UIBackgroundConfiguration.image: backgrounds are colours"
  case backgroundVisualEffect = "UIBackgroundConfiguration.visualEffect: backgrounds are colours"
  case barBackgroundEffect = "UIBarAppearance.backgroundEffect: grounds of bars are colours"
  case barBackgroundImage = "UIBarAppearance.backgroundImage: grounds of bars are colours"
  case barBackgroundImageContentMode =
    "UIBarAppearance.backgroundImageContentMode: grounds of bars are colours"
  case barShadowColor = "UIBarAppearance.shadowColor: bars have no shadows"
  case barShadowImage = "UIBarAppearance.shadowImage: bars have no shadows"
  case barButtonItemMenu = "UIBarButtonItem.menu: menus are not shown"
  case possibleTitles = "UIBarButtonItem.possibleTitles: the width is that of the title"
  case barButtonBackgroundImage =
    "UIBarButtonItemStateAppearance.backgroundImage: buttons look as the system's"
  case barButtonBackgroundImageAdjustment =
    "UIBarButtonItemStateAppearance.backgroundImagePositionAdjustment: buttons look as the system's"
  case barButtonTitlePositionAdjustment =
    "UIBarButtonItemStateAppearance.titlePositionAdjustment: titles stay where they are"
  case barButtonTitleTextAttributes =
    "UIBarButtonItemStateAppearance.titleTextAttributes: buttons look as the system's"
  case imageInsets = "UIBarItem.imageInsets: pictures of items are centred"
  case landscapeImagePhone = "UIBarItem.landscapeImagePhone: low bars show the picture of high ones"
  case flatness = "UIBezierPath.flatness: curves are as smooth as the viewer draws them"
  case lineCapStyle = "UIBezierPath.lineCapStyle: lines end as the viewer draws them"
  case lineJoinStyle = "UIBezierPath.lineJoinStyle: lines meet as the viewer draws them"
  case miterLimit = "UIBezierPath.miterLimit: lines meet as the viewer draws them"
  case setLineDash = "UIBezierPath.setLineDash: lines have no gaps"
  case adjustsImageWhenDisabled =
    "UIButton.adjustsImageWhenDisabled: pictures look the same in each state"
  case adjustsImageWhenHighlighted =
    "UIButton.adjustsImageWhenHighlighted: pictures look the same in each state"
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
  case buttonMenu = "UIButton.menu: menus are not shown"
  case reversesTitleShadow = "UIButton.reversesTitleShadowWhenHighlighted: texts have no shadows"
  case buttonRole = "UIButton.role: buttons look and act alike"
  case showsMenuAsPrimaryAction = "UIButton.showsMenuAsPrimaryAction: menus are not shown"
  case showsTouchWhenHighlighted = "UIButton.showsTouchWhenHighlighted: pressed buttons do not glow"
  case customViewAccessory = "UICellAccessory.customView: rows end with symbols alone"
  case deleteAccessory = "UICellAccessory.delete: editing rows look as others"
  case insertAccessory = "UICellAccessory.insert: editing rows look as others"
  case labelAccessory = "UICellAccessory.label: rows end with symbols alone"
  case multiselectAccessory = "UICellAccessory.multiselect: editing rows look as others"
  case reorderAccessory = "UICellAccessory.reorder: editing rows look as others"
  case headerTopPadding =
    "UICollectionLayoutListConfiguration.headerTopPadding: headers have the system's room above"
  case leadingSwipeActions =
    "UICollectionLayoutListConfiguration.leadingSwipeActionsConfigurationProvider: nobody swipes"
  case showsSeparators =
    "UICollectionLayoutListConfiguration.showsSeparators: rows have no separators"
  case trailingSwipeActions =
    "UICollectionLayoutListConfiguration.trailingSwipeActionsConfigurationProvider: nobody swipes"
  case itemUpdatesBackground =
    "UICollectionViewCell.automaticallyUpdatesBackgroundConfiguration: it is as it was set"
  case itemSelectedBackgroundView =
    "UICollectionViewCell.selectedBackgroundView: selected items look as others"
  case boundarySupplementaryItems =
    "UICollectionViewCompositionalLayoutConfiguration.boundarySupplementaryItems: sections have them"
  case sectionSnapshotHandlers =
    "UICollectionViewDiffableDataSource.sectionSnapshotHandlers: nobody opens or closes items"
  case invalidateFlowLayoutAttributes =
    "UICollectionViewFlowLayoutInvalidationContext.invalidateFlowLayoutAttributes: always done"
  case invalidateFlowLayoutDelegateMetrics =
    "UICollectionViewFlowLayoutInvalidationContext.invalidateFlowLayoutDelegateMetrics: always done"
  case itemIndentationLevel =
    "UICollectionViewListCell.indentationLevel: items of lists are not indented"
  case itemIndentationWidth =
    "UICollectionViewListCell.indentationWidth: items of lists are not indented"
  case unavailableIsScrollEnabled =
    "UIContentUnavailableView.isScrollEnabled: content stays in the middle"
  case pickerLocale = "UIDatePicker.locale: dates are written in digits, the year first"
  case delaysTouchesBegan = "UIGestureRecognizer.delaysTouchesBegan: views are touched at once"
  case delaysTouchesEnded = "UIGestureRecognizer.delaysTouchesEnded: touches end at once"
  case allowsEditing = "UIImagePickerController.allowsEditing: there is no picture to choose"
  case mediaTypes = "UIImagePickerController.mediaTypes: there is no picture to choose"
  case followsUndockedKeyboard =
    "UIKeyboardLayoutGuide.followsUndockedKeyboard: there is no keyboard"
  case keyboardDismissPadding = "UIKeyboardLayoutGuide.keyboardDismissPadding: there is no keyboard"
  case allowsDefaultTighteningForTruncation =
    "UILabel.allowsDefaultTighteningForTruncation: letters keep their distance"
  case baselineAdjustment = "UILabel.baselineAdjustment: smaller letters stay on the baseline"
  case highlightedTextColor = "UILabel.highlightedTextColor: labels do not look pressed"
  case labelShadowColor = "UILabel.shadowColor: texts have no shadows"
  case labelShadowOffset = "UILabel.shadowOffset: texts have no shadows"
  case axesPreservingSuperviewLayoutMargins =
    "UIListContentConfiguration.axesPreservingSuperviewLayoutMargins: rows have their own margins"
  case reservedLayoutSize =
    "UIListContentConfiguration.ImageProperties.reservedLayoutSize: images take their own room"
  case listTextAdjustsFontSizeToFitWidth =
    "UIListContentConfiguration.TextProperties.adjustsFontSizeToFitWidth: long texts are truncated"
  case listTextMinimumScaleFactor =
    "UIListContentConfiguration.TextProperties.minimumScaleFactor: long texts are truncated"
  case backIndicatorImage =
    "UINavigationBar.backIndicatorImage: the way back has the system's picture"
  case backIndicatorTransitionMaskImage =
    "UINavigationBar.backIndicatorTransitionMaskImage: the way back has the system's picture"
  case navigationBarBarStyle = "UINavigationBar.barStyle: bars are as light or dark as the window"
  case navigationBarBackgroundImage =
    "UINavigationBar.setBackgroundImage: grounds of bars are colours"
  case navigationBarShadowImage = "UINavigationBar.shadowImage: bars have no shadows"
  case backButtonAppearance =
    "UINavigationBarAppearance.backButtonAppearance: the button back looks as the system's"
  case navigationBarButtonAppearance =
    "UINavigationBarAppearance.buttonAppearance: buttons look as the system's"
  case navigationBarDoneButtonAppearance =
    "UINavigationBarAppearance.doneButtonAppearance: buttons look as the system's"
  case setBackIndicatorImage =
    "UINavigationBarAppearance.setBackIndicatorImage: the way back has the system's picture"
  case barTitlePositionAdjustment =
    "UINavigationBarAppearance.titlePositionAdjustment: titles stay where they are"
  case hidesBarsWhenKeyboardAppears =
    "UINavigationController.hidesBarsWhenKeyboardAppears: no keyboard appears"
  case backAction = "UINavigationItem.backAction: the button goes back"
  case hidesSearchBarWhenScrolling =
    "UINavigationItem.hidesSearchBarWhenScrolling: the program places the bar to search"
  case preferredSearchBarPlacement =
    "UINavigationItem.preferredSearchBarPlacement: the program places the bar to search"
  case navigationItemStyle = "UINavigationItem.style: items are where those of a navigator are"
  case navigationItemSubtitle = "UINavigationItem.subtitle: bars have one title"
  case popoverBackgroundColor =
    "UIPopoverPresentationController.backgroundColor: popovers have the system's ground"
  case popoverBackgroundViewClass =
    "UIPopoverPresentationController.popoverBackgroundViewClass: popovers have the system's ground"
  case progressImage = "UIProgressView.progressImage: both parts are colours"
  case trackImage = "UIProgressView.trackImage: both parts are colours"
  case accessibilityElements = "UIResponder.accessibilityElements: no assistive technique asks"
  case shouldGroupAccessibilityChildren =
    "UIResponder.shouldGroupAccessibilityChildren: no assistive technique asks"
  case requestingScene =
    "UIScene.ActivationRequestOptions.requestingScene: scenes come without asking another one"
  case sceneDelegateClass =
    "UISceneConfiguration.delegateClass: delegates are not made by class; give one to the launch"
  case sceneClass = "UISceneConfiguration.sceneClass: scenes are window scenes"
  case adjustsScrollIndicatorInsets =
    "UIScrollView.automaticallyAdjustsScrollIndicatorInsets: the picture says what is out of sight"
  case bounces = "UIScrollView.bounces: content stops at its ends"
  case bouncesZoom = "UIScrollView.bouncesZoom: zooming ends at its limits"
  case canCancelContentTouches = "UIScrollView.canCancelContentTouches: dragging takes touches away"
  case decelerationRate = "UIScrollView.decelerationRate: content stops at once"
  case delaysContentTouches = "UIScrollView.delaysContentTouches: views are touched at once"
  case horizontalScrollIndicatorInsets =
    "UIScrollView.horizontalScrollIndicatorInsets: the picture says what is out of sight"
  case indicatorStyle = "UIScrollView.indicatorStyle: the picture says what is out of sight"
  case isDirectionalLockEnabled =
    "UIScrollView.isDirectionalLockEnabled: dragging moves along both axes"
  case isPagingEnabled = "UIScrollView.isPagingEnabled: content stops where it is left"
  case keyboardDismissMode = "UIScrollView.keyboardDismissMode: there is no keyboard"
  case scrollIndicatorInsets =
    "UIScrollView.scrollIndicatorInsets: the picture says what is out of sight"
  case scrollsToTop = "UIScrollView.scrollsToTop: nobody taps the status bar"
  case showsHorizontalScrollIndicator =
    "UIScrollView.showsHorizontalScrollIndicator: the picture says what is out of sight"
  case showsVerticalScrollIndicator =
    "UIScrollView.showsVerticalScrollIndicator: the picture says what is out of sight"
  case verticalScrollIndicatorInsets =
    "UIScrollView.verticalScrollIndicatorInsets: the picture says what is out of sight"
  case searchBarTintColor = "UISearchBar.barTintColor: bars to search have no ground"
  case scopeButtonTitles = "UISearchBar.scopeButtonTitles: there is no list of scopes"
  case searchBarStyle = "UISearchBar.searchBarStyle: bars to search look alike"
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
  case preferredSwitchStyle = "UISwitch.preferredStyle: there is no Mac"
  case switchTitle = "UISwitch.title: there is no Mac"
  case tabBadgeValue = "UITab.badgeValue: tabs have no badges"
  case tabSubtitle = "UITab.subtitle: tabs have one line"
  case tabBarBackgroundImage = "UITabBar.backgroundImage: grounds of bars are colours"
  case tabBarBarStyle = "UITabBar.barStyle: bars are as light or dark as the window"
  case itemPositioning = "UITabBar.itemPositioning: tabs share the width evenly"
  case tabBarScrollEdgeAppearance =
    "UITabBar.scrollEdgeAppearance: tab bars look the same above all content"
  case tabBarSelectionIndicatorImage =
    "UITabBar.selectionIndicatorImage: nothing is behind the chosen tab"
  case tabBarShadowImage = "UITabBar.shadowImage: bars have no shadows"
  case compactInlineLayoutAppearance =
    "UITabBarAppearance.compactInlineLayoutAppearance: tabs look as the system's"
  case inlineLayoutAppearance =
    "UITabBarAppearance.inlineLayoutAppearance: tabs look as the system's"
  case selectionIndicatorImage =
    "UITabBarAppearance.selectionIndicatorImage: nothing is behind the chosen tab"
  case selectionIndicatorTintColor =
    "UITabBarAppearance.selectionIndicatorTintColor: nothing is behind the chosen tab"
  case stackedItemPositioning =
    "UITabBarAppearance.stackedItemPositioning: tabs share the width evenly"
  case stackedItemSpacing = "UITabBarAppearance.stackedItemSpacing: tabs share the width evenly"
  case stackedItemWidth = "UITabBarAppearance.stackedItemWidth: tabs share the width evenly"
  case stackedLayoutAppearance =
    "UITabBarAppearance.stackedLayoutAppearance: tabs look as the system's"
  case tabBarControllerMode = "UITabBarController.mode: tabs are not shown at the side"
  case sidebarIsHidden = "UITabBarController.Sidebar.isHidden: tabs are not shown at the side"
  case preferredLayout =
    "UITabBarController.Sidebar.preferredLayout: tabs are not shown at the side"
  case badgeColor = "UITabBarItem.badgeColor: tabs have no badges"
  case tabBarItemBadgeValue = "UITabBarItem.badgeValue: tabs have no badges"
  case tabBarItemTitlePositionAdjustment =
    "UITabBarItem.titlePositionAdjustment: titles stay where they are"
  case badgeBackgroundColor =
    "UITabBarItemStateAppearance.badgeBackgroundColor: tabs have no badges"
  case badgePositionAdjustment =
    "UITabBarItemStateAppearance.badgePositionAdjustment: tabs have no badges"
  case badgeTextAttributes = "UITabBarItemStateAppearance.badgeTextAttributes: tabs have no badges"
  case badgeTitlePositionAdjustment =
    "UITabBarItemStateAppearance.badgeTitlePositionAdjustment: tabs have no badges"
  case iconColor = "UITabBarItemStateAppearance.iconColor: tabs look as the system's"
  case tabTitlePositionAdjustment =
    "UITabBarItemStateAppearance.titlePositionAdjustment: titles stay where they are"
  case tabTitleTextAttributes =
    "UITabBarItemStateAppearance.titleTextAttributes: tabs look as the system's"
  case allowsMultipleSelectionDuringEditing =
    "UITableView.allowsMultipleSelectionDuringEditing: editing changes nothing to choose"
  case allowsSelectionDuringEditing =
    "UITableView.allowsSelectionDuringEditing: editing changes nothing to choose"
  case dragInteractionEnabled = "UITableView.dragInteractionEnabled: rows are not dragged"
  case estimatedSectionFooterHeight =
    "UITableView.estimatedSectionFooterHeight: headers and footers are measured at once"
  case estimatedSectionHeaderHeight =
    "UITableView.estimatedSectionHeaderHeight: headers and footers are measured at once"
  case sectionIndexBackgroundColor = "UITableView.sectionIndexBackgroundColor: there is no index"
  case sectionIndexColor = "UITableView.sectionIndexColor: there is no index"
  case sectionIndexMinimumDisplayRowCount =
    "UITableView.sectionIndexMinimumDisplayRowCount: there is no index"
  case sectionIndexTrackingBackgroundColor =
    "UITableView.sectionIndexTrackingBackgroundColor: there is no index"
  case selectionFollowsFocus = "UITableView.selectionFollowsFocus: the focus selects no rows"
  case separatorInsetReference =
    "UITableView.separatorInsetReference: insets are from the edges of cells"
  case rowUpdatesBackground =
    "UITableViewCell.automaticallyUpdatesBackgroundConfiguration: it is as it was set"
  case editingAccessoryType = "UITableViewCell.editingAccessoryType: editing cells look as others"
  case editingAccessoryView =
    "UITableViewCell.editingAccessoryView: rows look the same while they are edited"
  case multipleSelectionBackgroundView =
    "UITableViewCell.multipleSelectionBackgroundView: selected rows have one ground"
  case rowSelectedBackgroundView =
    "UITableViewCell.selectedBackgroundView: selected rows have one ground"
  case shouldIndentWhileEditing =
    "UITableViewCell.shouldIndentWhileEditing: editing cells look as others"
  case showsReorderControl = "UITableViewCell.showsReorderControl: rows are not moved by hand"
  case defaultRowAnimation =
    "UITableViewDiffableDataSource.defaultRowAnimation: rows come and go at once"
  case fieldInputAccessoryView = "UITextField.inputAccessoryView: there is no keyboard"
  case fieldInputView = "UITextField.inputView: there is no keyboard"
  case dataDetectorTypes = "UITextView.dataDetectorTypes: nothing is looked for in texts"
  case textViewInputAccessoryView = "UITextView.inputAccessoryView: there is no keyboard"
  case textViewInputView = "UITextView.inputView: there is no keyboard"
  case isSelectable = "UITextView.isSelectable: no text can be selected"
  case linkTextAttributes = "UITextView.linkTextAttributes: links look as other text"
  case toolbarBarStyle = "UIToolbar.barStyle: bars are as light or dark as the window"
  case toolbarCompactAppearance = "UIToolbar.compactAppearance: low toolbars look as high ones"
  case toolbarScrollEdgeAppearance =
    "UIToolbar.scrollEdgeAppearance: toolbars look the same above all content"
  case toolbarButtonAppearance =
    "UIToolbarAppearance.buttonAppearance: buttons look as the system's"
  case toolbarDoneButtonAppearance =
    "UIToolbarAppearance.doneButtonAppearance: buttons look as the system's"
  case isExclusiveTouch = "UIView.isExclusiveTouch: other views get touches as well"
  case cornerAdaptation =
    "UIView.LayoutRegion.cornerAdaptation: no window has corners that cover its content"
  case motionEffects = "UIView.motionEffects: the viewer's movement is not known"
  case setContentScrollView =
    "UIViewController.setContentScrollView: bars watch the scroll view that they find"
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
    var event = TraceEvent(.log, nil, "log", reason: member.text, rule: "API")
    event.keptMember = String(member.name)
    recorder.record(event)
  }
}
