import UIKit

// Names of scroll views, collections and tables.

@MainActor extension UsedNames {
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
    _ = { (value: UICollectionView) in
      value.register(_:forCellWithReuseIdentifier:) as (AnyClass?, String) -> Void
    }
    // B UICollectionView.register(_:forSupplementaryViewOfKind:withReuseIdentifier:)
    _ = { (value: UICollectionView) in
      value.register(_:forSupplementaryViewOfKind:withReuseIdentifier:)
        as (AnyClass?, String, String) -> Void
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
    _ = { (value: UITableView) in
      value.register(_:forCellReuseIdentifier:) as (AnyClass?, String) -> Void
    }
    // B UITableView.register(_:forHeaderFooterViewReuseIdentifier:)
    _ = { (value: UITableView) in
      value.register(_:forHeaderFooterViewReuseIdentifier:) as (AnyClass?, String) -> Void
    }
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

  static func uiTableViewDelegate() {
    // B UITableViewDelegate
    _ = (any UITableViewDelegate).self
  }
}
