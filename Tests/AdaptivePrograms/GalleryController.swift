import UIKit

/// Pictures in as many columns as fit.
class GalleryController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  private let reuse = "photo"
  private let count: Int
  private let spacing: CGFloat = 8
  private(set) var selected: [Int] = []

  init(count: Int) {
    self.count = count
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = spacing
    layout.minimumLineSpacing = spacing
    layout.sectionInset = UIEdgeInsets(top: spacing, left: spacing, bottom: spacing, right: spacing)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) {
    count = 0
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: reuse)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    collectionView.collectionViewLayout.invalidateLayout()
  }

  var columns: Int { max(Int(collectionView.bounds.width / 160), 1) }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: reuse, for: indexPath)
    (cell as? PhotoCell)?.show(number: indexPath.item + 1)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let room = collectionView.bounds.width - spacing * CGFloat(columns + 1)
    let side = (room / CGFloat(columns)).rounded(.down)
    return CGSize(width: side, height: side)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    selected.append(indexPath.item)
  }
}

private final class PhotoCell: UICollectionViewCell {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemFill
    label.textAlignment = .center
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    label.text = nil
  }

  func show(number: Int) {
    label.text = "\(number)"
    accessibilityIdentifier = "photo \(number)"
  }
}
