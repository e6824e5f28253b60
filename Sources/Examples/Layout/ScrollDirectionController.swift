// Listing: a collection scrolls vertically in compact height, and horizontally elsewhere.
public import AdaptiveLists
public import AdaptiveUI
public import Foundation

/// Twelve numbered squares.
public final class ScrollDirectionController: NumberedCollectionController {
  public override func viewDidLoad() {
    super.viewDidLoad()
    scroll(for: traitCollection)
  }

  public override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    scroll(for: newCollection)
  }

  private func scroll(for traits: UITraitCollection) {
    flowLayout?.scrollDirection = traits.verticalSizeClass == .compact ? .vertical : .horizontal
  }
}

/// A collection of numbered items in a flow layout.
public class NumberedCollectionController: UICollectionViewController {
  private static let reuseIdentifier = "number"

  /// The layout, if it is a flow layout.
  public var flowLayout: UICollectionViewFlowLayout? {
    collectionViewLayout as? UICollectionViewFlowLayout
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(
      NumberCell.self, forCellWithReuseIdentifier: Self.reuseIdentifier)
    flowLayout?.itemSize = CGSize(width: 120, height: 96)
  }

  public override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 12 }

  public override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.reuseIdentifier, for: indexPath)
    (cell as? NumberCell)?.label.text = String(indexPath.item + 1)
    return cell
  }
}

/// A cell with a number.
public final class NumberCell: UICollectionViewCell {
  /// The number.
  public let label = UILabel()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    label.textAlignment = .center
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
  }

  /// Returns `nil`: cells are made by their collection, not by documents.
  public required init?(coder: NSCoder) { return nil }
}
