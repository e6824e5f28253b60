import AdaptiveLists
import AdaptiveUI
import Foundation
import Testing

/// Rules A14, A15, A19 and LE1: where a flow layout puts items.
@MainActor struct FlowLayoutTests {
  /// An iPhone 8 (375 × 667 at 2x) full of items.
  private func open(
    _ counts: [Int], _ era: UIKitEra = .ios26,
    _ change: (UICollectionViewFlowLayout) -> Void = { _ in }
  ) -> (CollectionStage, TestWindow) {
    CollectionStage.open(counts, era: era) { change($0.layout) }
  }

  @Test(arguments: [UIKitEra.ios8, .ios26])
  func `A14 LE1.1 items are 50 by 50, 10 apart, without insets, and scroll down`(era: UIKitEra) {
    let (stage, _) = open([7], era)
    let layout = stage.layout

    #expect(layout.scrollDirection == .vertical)
    #expect(layout.itemSize == CGSize(width: 50, height: 50))
    #expect([layout.minimumLineSpacing, layout.minimumInteritemSpacing] == [10, 10])
    #expect(layout.sectionInset == .zero)
    #expect(layout.headerReferenceSize == CGSize.zero)
    #expect(layout.footerReferenceSize == CGSize.zero)
    // Six items and five gaps take 350 of 375; the rest is spread, and the second line is 10 below.
    #expect(
      stage.corners() == [[0, 0], [65, 0], [130, 0], [195, 0], [260, 0], [325, 0], [0, 60]])
    #expect(stage.items.contentSize == CGSize(width: 375, height: 110))
  }

  @Test func `A14 the delegate's numbers go before the layout's`() {
    final class Delegate: UICollectionViewDelegateFlowLayout {
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize { CGSize(width: 100, height: indexPath.section == 0 ? 20 : 40) }
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
      ) -> UIEdgeInsets { UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8) }
    }
    let delegate = Delegate()
    let (stage, test) = open([1, 1])
    stage.layout.minimumLineSpacing = 99
    stage.items.delegate = delegate
    stage.layout.invalidateLayout()
    test.environment.settle()

    #expect(stage.frames(0) == [CGRect(x: 6, y: 5, width: 100, height: 20)])
    #expect(stage.frames(1) == [CGRect(x: 6, y: 37, width: 100, height: 40)])
    #expect(stage.items.contentSize.height == 84)
  }

  @Test(arguments: [(1, 375), (2, 182), (3, 118), (4, 86), (5, 67)])
  func `A15 LE1.2 a line has as many items as fit with the least gaps`(count: Int, width: Int) {
    let (stage, _) = open([6]) { $0.itemSize = CGSize(width: width, height: 10) }

    #expect(stage.corners().count { $0[1] == 0 } == count)
  }

  @Test func `LE1.3 a full line reaches from end to end, one item stands in the middle`() {
    let (three, _) = open([4]) { $0.itemSize = CGSize(width: 105, height: 10) }
    let (one, _) = open([2]) { $0.itemSize = CGSize(width: 205, height: 10) }

    #expect(three.corners().prefix(3).map { $0[0] } == [0, 135, 270])
    #expect(one.corners().map { $0[0] } == [85, 85])
  }

  @Test func `LE1.4 the last line has the gaps of a full one among equal items, else the least`() {
    let (equal, _) = open([5]) { $0.itemSize = CGSize(width: 105, height: 10) }
    #expect(equal.corners().suffix(2) == [[0, 20], [135, 20]])

    final class Delegate: UICollectionViewDelegateFlowLayout {
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize { CGSize(width: indexPath.item == 0 ? 106 : 105, height: 10) }
    }
    let delegate = Delegate()
    let (mixed, test) = open([5])
    mixed.items.delegate = delegate
    mixed.layout.invalidateLayout()
    test.environment.settle()
    #expect(mixed.corners().suffix(2) == [[0, 20], [115, 20]])
  }

  @Test func `LE1.5 a line is as deep as its largest item, the others stand in its middle`() {
    final class Delegate: UICollectionViewDelegateFlowLayout {
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize { CGSize(width: 180, height: indexPath.item == 1 ? 60 : 20) }
    }
    let delegate = Delegate()
    let (stage, test) = open([3])
    stage.items.delegate = delegate
    stage.layout.minimumLineSpacing = 4
    test.environment.settle()

    #expect(stage.corners() == [[0, 20], [195, 0], [0, 64]])
  }

  @Test func `LE1.6 insets are around the lines, headers and footers reach over them`() {
    let (stage, _) = open([2, 1]) {
      $0.headerReferenceSize = CGSize(width: 1, height: 30)
      $0.footerReferenceSize = CGSize(width: 1, height: 8)
      $0.sectionInset = UIEdgeInsets(top: 3, left: 20, bottom: 4, right: 30)
      $0.itemSize = CGSize(width: 155, height: 10)
    }
    func band(_ kind: String, _ section: Int) -> CGRect? {
      stage.items.supplementaryView(
        forElementKind: kind, at: IndexPath(item: 0, section: section))?.frame
    }
    let (header, footer) = (
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter
    )

    #expect(band(header, 0) == CGRect(x: 0, y: 0, width: 375, height: 30))
    #expect(stage.corners(0) == [[20, 33], [190, 33]])
    #expect(band(footer, 0) == CGRect(x: 0, y: 47, width: 375, height: 8))
    #expect(band(header, 1) == CGRect(x: 0, y: 55, width: 375, height: 30))
    #expect(stage.items.contentSize.height == 110)
  }

  @Test func `LE1.7 sideways the axes change places`() {
    let (stage, _) = open([15]) {
      $0.scrollDirection = .horizontal
      $0.minimumLineSpacing = 5
      $0.minimumInteritemSpacing = 1
      $0.sectionInset = UIEdgeInsets(top: 10, left: 2, bottom: 20, right: 3)
    }

    // 637 high: twelve items and eleven gaps take 611, so gaps are 1 + 26/11.
    let corners = stage.corners()
    #expect(corners[0] == [2, 10])
    #expect(corners[11] == [2, 597])
    #expect(corners[12] == [57, 10])
    #expect(stage.items.contentSize == CGSize(width: 110, height: 667))
  }

  @Test func `A19 LE1.8 an item that does not fit across stands alone and is logged`() {
    func log(_ direction: UICollectionView.ScrollDirection, _ size: CGSize) -> [String] {
      let (stage, test) = open([2]) {
        $0.scrollDirection = direction
        $0.itemSize = size
      }
      #expect(Set(stage.corners().map { direction == .vertical ? $0[1] : $0[0] }).count == 2)
      return test.environment.recorder.steps.flatMap(\.events)
        .filter { $0.kind == .log && $0.rule == "A19" }.compactMap(\.reason)
    }
    let start = "The behavior of the UICollectionViewFlowLayout is not defined because: the item "

    #expect(
      log(.vertical, CGSize(width: 376, height: 10)) == [
        start
          + "width must be less than the width of the UICollectionView minus the section insets left and right values, minus the content insets left and right values."
      ])
    #expect(
      log(.horizontal, CGSize(width: 10, height: 668)) == [
        start
          + "height must be less than the height of the UICollectionView minus the section insets top and bottom values, minus the content insets top and bottom values."
      ])
    #expect(log(.vertical, CGSize(width: 375, height: 10)).isEmpty)
  }

  @Test func `LE1.8 an item that does not fit across reaches beyond both edges`() {
    let (down, _) = open([1]) { $0.itemSize = CGSize(width: 385, height: 10) }
    let (sideways, _) = open([2]) {
      $0.scrollDirection = .horizontal
      $0.itemSize = CGSize(width: 10, height: 669)
    }

    #expect(down.corners() == [[-5, 0]])
    #expect(sideways.corners() == [[0, -1], [20, -1]])
  }

  @Test func `LE1.8 items begin on whole pixels`() {
    let (stage, _) = open([3]) { $0.itemSize = CGSize(width: 110.25, height: 10) }

    // Gaps of 22.125: 0, 132.375, 264.75 at two pixels a point.
    #expect(stage.corners().map { $0[0] } == [0, 132.5, 265])
  }
}
