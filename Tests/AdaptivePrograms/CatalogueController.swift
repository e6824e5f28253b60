import UIKit

/// Goods in a list where it is narrow and in a grid where it is wide; changes come as snapshots.
final class CatalogueController: UIViewController {
  enum Section: Hashable {
    case offers
    case all
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  private(set) var collectionView: UICollectionView!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  private var dataSource: UICollectionViewDiffableDataSource<Section, String>!

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewCompositionalLayout { section, environment in
      let isWide = environment.container.effectiveContentSize.width > 500
      let columns = section == 0 ? 1 : (isWide ? 4 : 2)
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1 / CGFloat(columns)),
          heightDimension: .fractionalHeight(1)))
      item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(section == 0 ? 60 : 100)),
        subitems: [item])
      let result = NSCollectionLayoutSection(group: group)
      result.interGroupSpacing = 8
      return result
    }
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)

    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
      cell.accessibilityIdentifier = name
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, name in
      collectionView.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: name)
    }
    show(offers: ["Tea"], goods: ["Apple", "Bread", "Cheese", "Dates"])
  }

  func show(offers: [String], goods: [String]) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
    snapshot.appendSections([.offers, .all])
    snapshot.appendItems(offers, toSection: .offers)
    snapshot.appendItems(goods, toSection: .all)
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
