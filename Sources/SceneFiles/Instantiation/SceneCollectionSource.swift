import AdaptiveLists
import AdaptiveUI
import Documents
import Foundation

/// Shows the items of a scene in a collection view and performs the action of a selected one.
@MainActor
final class SceneCollectionSource: UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  /// The collection view; the source is released after it.
  private(set) weak var view: UICollectionView?
  private let scene: SceneCollection
  private let layout: UICollectionViewFlowLayout
  private let noteCell: @MainActor (String, UICollectionViewCell) -> Void
  private let choose: @MainActor (SceneItem, UICollectionView) -> Void

  /// Becomes the data source and delegate of `view`, and configures its flow layout.
  init(
    _ scene: SceneCollection, of view: UICollectionView, layout: UICollectionViewFlowLayout,
    noteCell: @escaping @MainActor (String, UICollectionViewCell) -> Void,
    choose: @escaping @MainActor (SceneItem, UICollectionView) -> Void
  ) {
    self.scene = scene
    self.view = view
    self.layout = layout
    self.noteCell = noteCell
    self.choose = choose
    setUpLayout()
    view.register(SceneItemCell.self, forCellWithReuseIdentifier: "item")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        SceneItemTitle.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "title")
    }
    view.delegate = self
    view.dataSource = self
    follow(view)
  }

  private func setUpLayout() {
    if let size = scene.itemSize { layout.itemSize = size }
    if let size = scene.estimatedItemSize { layout.estimatedItemSize = size }
    if let spacing = scene.minimumLineSpacing { layout.minimumLineSpacing = spacing }
    if let spacing = scene.minimumInteritemSpacing { layout.minimumInteritemSpacing = spacing }
    if let inset = scene.sectionInset { layout.sectionInset = UIEdgeInsets(inset) }
    if let size = scene.headerReferenceSize { layout.headerReferenceSize = size }
    if let size = scene.footerReferenceSize { layout.footerReferenceSize = size }
    if let pins = scene.pinsHeaders { layout.sectionHeadersPinToVisibleBounds = pins }
    if let reference = scene.sectionInsetReference {
      layout.sectionInsetReference = reference.reference
    }
  }

  /// Rule A20: the axis follows the size classes.
  private func follow(_ view: UICollectionView) {
    let classes: [UITrait] = [UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]
    view.registerForTraitChanges(classes) {
      [weak self] (view: UICollectionView, _: UITraitCollection) in
      self?.turn(view.traitCollection)
    }
    turn(view.traitCollection)
  }

  private func turn(_ traits: UITraitCollection) {
    guard let wanted = scene.scrollDirections.first(where: { $0.condition.matches(traits) }) else {
      return
    }
    layout.scrollDirection = wanted.axis == .vertical ? .vertical : .horizontal
  }

  private func item(_ path: IndexPath) -> SceneItem {
    scene.sections[path.section].items[path.item]
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { scene.sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { scene.sections[section].items.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    cell.classNameOverride = "UICollectionViewCell"
    // An item without a ground would be visible in the wireframe only.
    cell.backgroundColor = .systemGray5
    cell.layer.cornerRadius = 8
    cell.accessibilityIdentifier = item(indexPath).id?.value
    if let id = cell.accessibilityIdentifier { noteCell(id, cell) }
    (cell as? SceneItemCell)?.text = item(indexPath).text
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "title", for: indexPath)
    view.classNameOverride = "UICollectionReusableView"
    let section = scene.sections[indexPath.section]
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    (view as? SceneItemTitle)?.text = (isHeader ? section.header : section.footer) ?? ""
    return view
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { item(indexPath).size ?? layout.itemSize }

  /// A section without a title has no header or footer.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { scene.sections[section].header == nil ? .zero : layout.headerReferenceSize }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { scene.sections[section].footer == nil ? .zero : layout.footerReferenceSize }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { choose(item(indexPath), collectionView) }
}

extension SceneInsetReference {
  var reference: UICollectionViewFlowLayout.SectionInsetReference {
    switch self {
    case .fromContentInset: .fromContentInset
    case .fromSafeArea: .fromSafeArea
    case .fromLayoutMargins: .fromLayoutMargins
    }
  }
}
