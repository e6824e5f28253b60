import UIKit

// Further uses of names that adaptive programs call.

@MainActor extension UsedNames {
  static func uiViewControllerTransitionCoordinator() {
    // A UIViewControllerTransitionCoordinator
    _ = (any UIViewControllerTransitionCoordinator).self
    // A UIViewControllerTransitionCoordinator.animate(alongsideTransition:completion:)
    _ = { (value: any UIViewControllerTransitionCoordinator) in
      value.animate(alongsideTransition:completion:)
    }
  }

  static func uiViewControllerTransitionCoordinatorContext() {
    // A UIViewControllerTransitionCoordinatorContext
    _ = (any UIViewControllerTransitionCoordinatorContext).self
  }

  static func uiViewControllerAnimatedTransitioning() {
    // B UIViewControllerAnimatedTransitioning
    _ = (any UIViewControllerAnimatedTransitioning).self
    // B UIViewControllerAnimatedTransitioning.animateTransition(using:)
    _ = { (value: any UIViewControllerAnimatedTransitioning) in value.animateTransition(using:) }
    // B UIViewControllerAnimatedTransitioning.transitionDuration(using:)
    _ = { (value: any UIViewControllerAnimatedTransitioning) in value.transitionDuration(using:) }
  }

  static func uiViewControllerContextTransitioning() {
    // B UIViewControllerContextTransitioning
    _ = (any UIViewControllerContextTransitioning).self
    // A UIViewControllerContextTransitioning.targetTransform
    _ = { (value: any UIViewControllerContextTransitioning) in value.targetTransform }
    // B UIViewControllerContextTransitioning.presentationStyle
    _ = { (value: any UIViewControllerContextTransitioning) in value.presentationStyle }
    // B UIViewControllerContextTransitioning.completeTransition(_:)
    _ = { (value: any UIViewControllerContextTransitioning) in value.completeTransition(_:) }
    // B UIViewControllerContextTransitioning.view(forKey:)
    _ = { (value: any UIViewControllerContextTransitioning) in value.view(forKey:) }
  }

  static func uiInterfaceOrientation() {
    // A UIInterfaceOrientation
    _ = UIInterfaceOrientation.self
    // A UIInterfaceOrientation.portrait
    _ = UIInterfaceOrientation.portrait
    // A UIInterfaceOrientation.landscapeLeft
    _ = UIInterfaceOrientation.landscapeLeft
    // A UIInterfaceOrientation.landscapeRight
    _ = UIInterfaceOrientation.landscapeRight
  }

  static func uiInterfaceOrientationMask() {
    // A UIInterfaceOrientationMask
    _ = UIInterfaceOrientationMask.self
    // A UIInterfaceOrientationMask.portrait
    _ = UIInterfaceOrientationMask.portrait
    // A UIInterfaceOrientationMask.all
    _ = UIInterfaceOrientationMask.all
    // A UIInterfaceOrientationMask.landscapeLeft
    _ = UIInterfaceOrientationMask.landscapeLeft
    // A UIInterfaceOrientationMask.landscapeRight
    _ = UIInterfaceOrientationMask.landscapeRight
    // A UIInterfaceOrientationMask.landscape
    _ = UIInterfaceOrientationMask.landscape
    // A UIInterfaceOrientationMask.allButUpsideDown
    _ = UIInterfaceOrientationMask.allButUpsideDown
  }

  static func uiDeviceOrientation() {
    // A UIDeviceOrientation
    _ = UIDeviceOrientation.self
    // A UIDeviceOrientation.portrait
    _ = UIDeviceOrientation.portrait
    // A UIDeviceOrientation.landscapeLeft
    _ = UIDeviceOrientation.landscapeLeft
    // A UIDeviceOrientation.landscapeRight
    _ = UIDeviceOrientation.landscapeRight
  }

  static func uiApplication() {
    // A UIApplication
    _ = UIApplication.self
    // A UIApplication.delegate
    _ = { (value: UIApplication) in value.delegate }
    // A UIApplication.shared
    _ = UIApplication.shared
    // B UIApplication.preferredContentSizeCategory
    _ = { (value: UIApplication) in value.preferredContentSizeCategory }
    // B UIApplication.State.background
    _ = UIApplication.State.background
  }

  static func uiApplicationDelegate() {
    // A UIApplicationDelegate
    _ = (any UIApplicationDelegate).self
    // A UIApplicationDelegate.application(_:supportedInterfaceOrientationsFor:)
    _ = { (value: any UIApplicationDelegate) in
      value.application(_:supportedInterfaceOrientationsFor:)
    }
  }

  static func uiSceneSession() {
    // B UISceneSession.scene
    _ = { (value: UISceneSession) in value.scene }
  }

  static func uiWindowScene() {
    // B UIWindowScene
    _ = UIWindowScene.self
    // B UIWindowScene.traitCollection
    _ = { (value: UIWindowScene) in value.traitCollection }
    // B UIWindowScene.PresentationStyle.automatic
    _ = UIWindowScene.PresentationStyle.automatic
    // B UIWindowScene.DismissalAnimation.standard
    _ = UIWindowScene.DismissalAnimation.standard
    // B UIWindowScene.PresentationStyle.standard
    _ = UIWindowScene.PresentationStyle.standard
  }

  static func uiWindowSceneDelegate() {
    // A UIWindowSceneDelegate.window
    _ = { (value: any UIWindowSceneDelegate) in value.window }
  }

  static func uiWindow() {
    // A UIWindow
    _ = UIWindow.self
    // A UIWindow.rootViewController
    _ = { (value: UIWindow) in value.rootViewController }
    // B UIWindow.windowScene
    _ = { (value: UIWindow) in value.windowScene }
    // B UIWindow.alert
    _ = UIWindow.Level.alert
    // B UIWindow.convert(_:from:)
    _ = { (value: UIWindow) in value.convert(CGRect.zero, from: nil as UIWindow?) }
    // B UIWindow.convert(_:to:)
    _ = { (value: UIWindow) in value.convert(CGPoint.zero, to: nil as UIWindow?) }
  }

  static func uiScreen() {
    // A UIScreen
    _ = UIScreen.self
    // A UIScreen.bounds
    _ = { (value: UIScreen) in value.bounds }
    // A UIScreen.main
    _ = UIScreen.main
  }

  static func uiDevice() {
    // A UIDevice
    _ = UIDevice.self
    // A UIDevice.current
    _ = UIDevice.current
    // A UIDevice.userInterfaceIdiom
    _ = { (value: UIDevice) in value.userInterfaceIdiom }
    // A UIDevice.orientation
    _ = { (value: UIDevice) in value.orientation }
    // B UIDevice.systemName
    _ = { (value: UIDevice) in value.systemName }
  }

  static func uiScrollView() {
    // A UIScrollView
    _ = UIScrollView.self
    // A UIScrollView.delegate
    _ = { (value: UIScrollView) in value.delegate }
    // A UIScrollView.contentInset
    _ = { (value: UIScrollView) in value.contentInset }
    // B UIScrollView.ContentInsetAdjustmentBehavior.automatic
    _ = UIScrollView.ContentInsetAdjustmentBehavior.automatic
    // B UIScrollView.IndexDisplayMode.automatic
    _ = UIScrollView.IndexDisplayMode.automatic
    // B UIScrollView.ContentInsetAdjustmentBehavior.never
    _ = UIScrollView.ContentInsetAdjustmentBehavior.never
    // B UIScrollView.contentOffset
    _ = { (value: UIScrollView) in value.contentOffset }
    // B UIScrollView.contentSize
    _ = { (value: UIScrollView) in value.contentSize }
  }

  static func uiCollectionView() {
    // A UICollectionView
    _ = UICollectionView.self
    // A UICollectionView.delegate
    _ = { (value: UICollectionView) in value.delegate }
    // A UICollectionView.collectionViewLayout
    _ = { (value: UICollectionView) in value.collectionViewLayout }
    // B UICollectionView.ScrollDirection.horizontal
    _ = UICollectionView.ScrollDirection.horizontal
    // B UICollectionView.ScrollDirection.vertical
    _ = UICollectionView.ScrollDirection.vertical
    // B UICollectionView.init(frame:collectionViewLayout:)
    _ = UICollectionView.init(frame:collectionViewLayout:)
    // B UICollectionView.backgroundView
    _ = { (value: UICollectionView) in value.backgroundView }
    // B UICollectionView.register(_:forCellWithReuseIdentifier:)
    _ = { (value: UICollectionView) in value.register(_:forCellWithReuseIdentifier:) }
    // B UICollectionView.register(_:forSupplementaryViewOfKind:withReuseIdentifier:)
    _ = { (value: UICollectionView) in
      value.register(_:forSupplementaryViewOfKind:withReuseIdentifier:)
    }
    // B UICollectionView.dataSource
    _ = { (value: UICollectionView) in value.dataSource }
    // B UICollectionView.reloadData()
    _ = { (value: UICollectionView) in value.reloadData() }
    // B UICollectionView.numberOfSections
    _ = { (value: UICollectionView) in value.numberOfSections }
  }

  static func uiCollectionViewController() {
    // A UICollectionViewController
    _ = UICollectionViewController.self
    // A UICollectionViewController.collectionViewLayout
    _ = { (value: UICollectionViewController) in value.collectionViewLayout }
    // B UICollectionViewController.collectionView
    _ = { (value: UICollectionViewController) in value.collectionView }
  }

  static func uiCollectionViewCell() {
    // B UICollectionViewCell
    _ = UICollectionViewCell.self
  }

  static func uiCollectionViewDataSource() {
    // B UICollectionViewDataSource.numberOfSections(in:)
    _ = { (value: any UICollectionViewDataSource) in value.numberOfSections(in:) }
  }

  static func uiCollectionViewLayout() {
    // A UICollectionViewLayout
    _ = UICollectionViewLayout.self
    // A UICollectionViewLayout.invalidateLayout()
    _ = { (value: UICollectionViewLayout) in value.invalidateLayout() }
    // B UICollectionViewLayout.prepare()
    _ = { (value: UICollectionViewLayout) in value.prepare() }
    // B UICollectionViewLayout.collectionView
    _ = { (value: UICollectionViewLayout) in value.collectionView }
  }

  static func uiCollectionViewFlowLayout() {
    // A UICollectionViewFlowLayout
    _ = UICollectionViewFlowLayout.self
    // A UICollectionViewFlowLayout.itemSize
    _ = { (value: UICollectionViewFlowLayout) in value.itemSize }
    // A UICollectionViewFlowLayout.scrollDirection
    _ = { (value: UICollectionViewFlowLayout) in value.scrollDirection }
  }

  static func uiTableView() {
    // B UITableView
    _ = UITableView.self
    // A UITableView.delegate
    _ = { (value: UITableView) in value.delegate }
    // B UITableView.RowAnimation.automatic
    _ = UITableView.RowAnimation.automatic
    // B UITableView.init(frame:style:)
    _ = UITableView.init(frame:style:)
    // B UITableView.backgroundView
    _ = { (value: UITableView) in value.backgroundView }
    // B UITableView.dequeueReusableCell(withIdentifier:)
    _ = { (value: UITableView) in value.dequeueReusableCell(withIdentifier:) }
    // B UITableView.dequeueReusableCell(withIdentifier:for:)
    _ = { (value: UITableView) in value.dequeueReusableCell(withIdentifier:for:) }
    // B UITableView.register(_:forCellReuseIdentifier:)
    _ = { (value: UITableView) in value.register(_:forCellReuseIdentifier:) }
    // B UITableView.register(_:forHeaderFooterViewReuseIdentifier:)
    _ = { (value: UITableView) in value.register(_:forHeaderFooterViewReuseIdentifier:) }
    // B UITableView.dataSource
    _ = { (value: UITableView) in value.dataSource }
    // B UITableView.reloadData()
    _ = { (value: UITableView) in value.reloadData() }
    // B UITableView.numberOfSections
    _ = { (value: UITableView) in value.numberOfSections }
    // B UITableView.deselectRow(at:animated:)
    _ = { (value: UITableView) in value.deselectRow(at:animated:) }
  }

  static func uiTableView2() {
    // B UITableView.separatorInset
    _ = { (value: UITableView) in value.separatorInset }
  }

  static func uiTableViewController() {
    // B UITableViewController
    _ = UITableViewController.self
    // B UITableViewController.tableView
    _ = { (value: UITableViewController) in value.tableView }
  }

  static func uiTableViewCell() {
    // B UITableViewCell
    _ = UITableViewCell.self
    // B UITableViewCell.imageView
    _ = { (value: UITableViewCell) in value.imageView }
    // B UITableViewCell.reuseIdentifier
    _ = { (value: UITableViewCell) in value.reuseIdentifier }
    // B UITableViewCell.separatorInset
    _ = { (value: UITableViewCell) in value.separatorInset }
    // B UITableViewCell.prepareForReuse()
    _ = { (value: UITableViewCell) in value.prepareForReuse() }
  }

  static func uiTableViewDataSource() {
    // B UITableViewDataSource
    _ = (any UITableViewDataSource).self
    // B UITableViewDataSource.numberOfSections(in:)
    _ = { (value: any UITableViewDataSource) in value.numberOfSections(in:) }
  }
}
