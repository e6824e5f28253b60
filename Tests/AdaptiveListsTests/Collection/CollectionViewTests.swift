import AdaptiveLists
import AdaptiveUI
import Foundation
import Testing

/// Collection views: reuse, selection, scrolling, supplementary views.
@MainActor struct CollectionViewTests {
  private func open(_ counts: [Int]) -> (CollectionStage, TestWindow) {
    CollectionStage.open(counts) {
      $0.layout.itemSize = CGSize(width: 375, height: 100)
      $0.layout.minimumLineSpacing = 0
    }
  }

  @Test func `V06 only cells that can be seen exist, and scrolling uses them again`() {
    let (stage, test) = open([50])
    let before = stage.items.visibleCells
    stage.items.contentOffset.y = 1000
    test.environment.settle()
    let after = stage.items.visibleCells

    #expect(before.count == 7)
    #expect(stage.items.indexPathsForVisibleItems.map(\.item) == Array(10...16))
    #expect(after.allSatisfy { cell in before.contains { $0 === cell } })
    #expect(after.map(\.frame.minY) == stride(from: 1000, through: 1600, by: 100).map { $0 })
  }

  @Test func `A23 cells of a registered class are made by its own initialiser`() {
    final class Own: UICollectionViewCell {
      let note: String
      override init(frame: CGRect) {
        note = "own"
        super.init(frame: frame)
      }
      required init?(coder: NSCoder) { return nil }
    }
    let (stage, _) = CollectionStage.open([1]) {
      $0.items.register(Own.self, forCellWithReuseIdentifier: "cell")
    }

    #expect((stage.items.visibleCells.first as? Own)?.note == "own")
  }

  @Test func `A23 an unknown kind is a breach`() {
    let (stage, test) = open([1])
    var messages: [String] = []
    test.environment.breachHandler = { messages.append($0.message) }
    let cell = test.environment.perform {
      stage.items.dequeueReusableCell(
        withReuseIdentifier: "other", for: IndexPath(item: 0, section: 0))
    }

    #expect(cell.reuseIdentifier == nil)
    #expect(
      messages == [
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier other - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
      ])
  }

  @Test func `only the user's choices are told, and a second tap deselects among many`() {
    final class Delegate: UICollectionViewDelegate {
      var log: [String] = []
      func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
      ) -> Bool { indexPath.item != 3 }
      func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
      ) { log.append("+\(indexPath.item)") }
      func collectionView(
        _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
      ) { log.append("-\(indexPath.item)") }
    }
    let delegate = Delegate()
    let (stage, _) = open([5])
    let view = stage.items
    view.delegate = delegate
    func tap(_ item: Int) {
      view.cellForItem(at: IndexPath(item: item, section: 0))?.activateAsUser()
    }
    view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    tap(1)
    tap(3)
    tap(2)
    view.allowsMultipleSelection = true
    tap(4)
    tap(2)

    #expect(delegate.log == ["-0", "+1", "-1", "+2", "+4", "-2"])
    #expect(view.indexPathsForSelectedItems?.map(\.item) == [4])
    #expect(view.visibleCells.map(\.isSelected) == [false, false, false, false, true])
  }

  @Test func `an item is scrolled to where it is wished, as far as the content goes`() {
    let (stage, _) = open([50])
    func offset(_ item: Int, _ position: UICollectionView.ScrollPosition) -> CGFloat {
      stage.items.scrollToItem(
        at: IndexPath(item: item, section: 0), at: position, animated: false)
      return stage.items.contentOffset.y
    }

    #expect(offset(20, .top) == 2000)
    #expect(offset(20, .bottom) == 1433)
    #expect(offset(20, .centeredVertically) == 1716.5)
    #expect(offset(49, .top) == 4333)
  }

  @Test func `the item at a point is found`() {
    let (stage, _) = open([3, 2])

    #expect(
      stage.items.indexPathForItem(at: CGPoint(x: 10, y: 350)) == IndexPath(item: 0, section: 1))
    #expect(stage.items.indexPathForItem(at: CGPoint(x: 10, y: 950)) == nil)
  }

  @Test func `a pinned header stays until the end of its section pushes it`() {
    let (stage, test) = open([5, 5])
    stage.layout.headerReferenceSize.height = 40
    stage.layout.sectionHeadersPinToVisibleBounds = true
    func headers(at offset: CGFloat) -> [CGFloat] {
      stage.items.contentOffset.y = offset
      test.environment.settle()
      return (0...1).compactMap {
        stage.items.supplementaryView(
          forElementKind: UICollectionView.elementKindSectionHeader,
          at: IndexPath(item: 0, section: $0))?.frame.minY
      }
    }

    #expect(headers(at: 100) == [100, 540])
    #expect(headers(at: 410) == [410, 540])
    // Only 413 can be scrolled of 1080.
    #expect(stage.items.contentSize.height == 1080)
    #expect(stage.items.subviews.last.map { $0 is UICollectionViewCell } == false)
  }

  @Test func `a page key moves content across that only goes on across`() {
    let (stage, test) = open([50])
    stage.layout.scrollDirection = .horizontal
    stage.layout.itemSize = CGSize(width: 100, height: 600)
    test.environment.settle()

    #expect(stage.items.scrollAsUser(by: 64))
    #expect(stage.items.contentOffset == CGPoint(x: 64, y: 0))
  }

  @Test func `a layout of one's own places what it likes`() {
    final class Diagonal: UICollectionViewLayout {
      override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 100) }
      override func layoutAttributesForItem(
        at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let place = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        place.frame = CGRect(x: 10 * indexPath.item, y: 10 * indexPath.item, width: 10, height: 10)
        place.zIndex = -indexPath.item
        return place
      }
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        (0..<3).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      }
    }
    let (stage, test) = open([3])
    stage.items.setCollectionViewLayout(Diagonal(), animated: false)
    test.environment.settle()

    #expect(stage.items.visibleCells.map(\.frame.minX) == [0, 10, 20])
    #expect(stage.items.subviews.map(\.frame.minX) == [20, 10, 0])
    #expect(stage.items.contentSize == CGSize(width: 100, height: 100))
  }
}
