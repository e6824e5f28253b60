import AdaptiveLists
import AdaptiveUI
import Foundation

/// A controller with a collection view that fills it, and what its cells and delegate note.
@MainActor final class CollectionStage: UIViewController, UICollectionViewDataSource {
  let layout: UICollectionViewFlowLayout
  private(set) lazy var items = UICollectionView(frame: .zero, collectionViewLayout: layout)
  var counts: [Int]
  var makeCell: (UICollectionView, IndexPath) -> UICollectionViewCell = { view, path in
    view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
  }

  init(_ counts: [Int], layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout()) {
    self.counts = counts
    self.layout = layout
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  /// Opens a window that a stage fills.
  static func open(
    _ counts: [Int], _ device: String = "iphone_8", era: UIKitEra = .ios26,
    layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout(),
    _ change: (CollectionStage) -> Void = { _ in }
  ) -> (CollectionStage, TestWindow) {
    var made: CollectionStage?
    let test = TestWindow(device, era: era) {
      let stage = CollectionStage(counts, layout: layout)
      stage.loadViewIfNeeded()
      change(stage)
      made = stage
      return stage
    }
    return (made ?? CollectionStage(counts), test)
  }

  override func viewDidLoad() {
    items.frame = view.bounds
    items.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    items.contentInsetAdjustmentBehavior = .never
    items.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    items.dataSource = self
    view.addSubview(items)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { makeCell(collectionView, indexPath) }

  /// The frames of a section's items, in order.
  func frames(_ section: Int = 0) -> [CGRect] {
    (0..<counts[section]).compactMap {
      items.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
    }
  }

  /// Where a section's items begin across and along: x, y.
  func corners(_ section: Int = 0) -> [[CGFloat]] {
    frames(section).map { [$0.minX, $0.minY] }
  }
}

/// A layout that counts how often it is prepared and notes what it is asked.
@MainActor final class CountingLayout: UICollectionViewFlowLayout {
  var prepared = 0
  var contexts = 0
  var asked: [CGRect] = []
  var answer: Bool?

  override func prepare() {
    prepared += 1
    super.prepare()
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    asked.append(newBounds)
    return answer ?? super.shouldInvalidateLayout(forBoundsChange: newBounds)
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    contexts += 1
    return super.invalidationContext(forBoundsChange: newBounds)
  }
}
