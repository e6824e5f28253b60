import AdaptiveLists
import AdaptiveUI
import Foundation
import Testing

/// Rules A16–A18 and A20–A24: when a flow layout is void, and the two reference cases.
@MainActor struct FlowInvalidationTests {
  private func open(
    _ counts: [Int] = [20], _ device: String = "iphone_8", _ era: UIKitEra = .ios26
  ) -> (CollectionStage, CountingLayout, TestWindow) {
    let layout = CountingLayout()
    let (stage, test) = CollectionStage.open(counts, device, era: era, layout: layout)
    return (stage, layout, test)
  }

  @Test func `A16 voiding several times prepares once, in the next pass`() {
    let (_, layout, test) = open()
    let before = layout.prepared

    layout.invalidateLayout()
    layout.invalidateLayout()
    let marked = layout.prepared
    test.environment.settle()

    #expect(marked == before)
    #expect(layout.prepared == before + 1)
  }

  @Test func `A17 a layout that says so is voided with the context that it makes`() {
    let (stage, layout, test) = open([100])
    let before = (layout.prepared, layout.contexts)
    layout.asked = []
    stage.items.contentOffset.y = 30
    test.environment.settle()
    let scrolled = (layout.prepared, layout.contexts)
    layout.answer = true
    stage.items.contentOffset.y = 40
    test.environment.settle()

    #expect(layout.asked.map(\.minY) == [30, 40])
    #expect(scrolled == before)
    #expect((layout.prepared, layout.contexts) == (before.0 + 1, before.1 + 1))
    #expect(
      !UICollectionViewLayout().shouldInvalidateLayout(
        forBoundsChange: CGRect(x: 0, y: 0, width: 9, height: 9)))
  }

  @Test func `A17 the layout is asked while the old bounds still stand`() {
    final class Asking: UICollectionViewFlowLayout {
      var widths: [CGFloat] = []
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        widths += [collectionView?.bounds.width ?? 0, newBounds.width]
        return super.shouldInvalidateLayout(forBoundsChange: newBounds)
      }
    }
    let layout = Asking()
    let (_, test) = CollectionStage.open([3], layout: layout)
    layout.widths = []
    test.scene.turnDevice(1)
    test.environment.settle()

    #expect(layout.widths == [375, 667])
  }

  @Test func `A18 lines are filled anew when the extent across changes, not along`() {
    let (stage, layout, test) = open()
    let upright = stage.corners().count { $0[1] == 0 }
    test.scene.turnDevice(1)
    test.environment.settle()
    let turned = stage.corners().count { $0[1] == 0 }
    let before = layout.prepared
    stage.items.frame.size.height -= 100
    test.environment.settle()

    #expect(upright == 6)
    #expect(turned == 11)
    #expect(layout.prepared == before)
  }

  @Test func `A22 assigning a property voids the layout, the same value does not`() {
    let changes: [(UICollectionViewFlowLayout) -> Void] = [
      { $0.itemSize = CGSize(width: 20, height: 20) }, { $0.scrollDirection = .horizontal },
      { $0.minimumLineSpacing = 3 }, { $0.minimumInteritemSpacing = 3 },
      { $0.sectionInset = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1) },
      { $0.headerReferenceSize.height = 3 }, { $0.footerReferenceSize.height = 3 },
      { $0.sectionInsetReference = .fromSafeArea },
    ]
    let (_, layout, test) = open()
    for change in changes {
      let before = layout.prepared
      change(layout)
      test.environment.settle()
      change(layout)
      test.environment.settle()
      #expect(layout.prepared == before + 1)
    }
  }

  @Test(arguments: ["iphone_8", "ipad_9_7"])
  func `A20 only a phone on its side scrolls down in the first reference case`(device: String) {
    final class Reference: UICollectionViewController {
      override func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.willTransition(to: newCollection, with: coordinator)
        let layout = collectionViewLayout as? UICollectionViewFlowLayout
        layout?.scrollDirection =
          newCollection.verticalSizeClass == .compact ? .vertical : .horizontal
      }
    }
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    let test = TestWindow(device) {
      Reference(collectionViewLayout: layout)
    }
    var seen = [layout.scrollDirection]
    for _ in 0..<2 {
      test.scene.turnDevice(1)
      test.environment.settle()
      seen.append(layout.scrollDirection)
    }

    let turned: UICollectionView.ScrollDirection = device == "iphone_8" ? .vertical : .horizontal
    #expect(seen[...1] == [.horizontal, turned])
  }

  @Test(arguments: [UIKitEra.ios8, .ios26])
  func `A21 V14 the second reference case has square items of the shorter side`(era: UIKitEra) {
    final class Reference: UICollectionViewController {
      override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 4 }
      override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        guard let layout = collectionViewLayout as? UICollectionViewFlowLayout else { return }
        let side = min(view.bounds.width, view.bounds.height)
        guard layout.itemSize.width != side else { return }
        layout.itemSize = CGSize(width: side, height: side)
        layout.invalidateLayout()
      }
    }
    let layout = CountingLayout()
    layout.minimumLineSpacing = 0
    let test = TestWindow("iphone_8", era: era) { Reference(collectionViewLayout: layout) }
    let upright = layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame.size
    test.scene.turnDevice(1)
    test.environment.settle()
    let count = layout.prepared
    test.root.view.setNeedsLayout()
    test.environment.settle()

    #expect(upright == CGSize(width: 375, height: 375))
    #expect(layout.itemSize == CGSize(width: 375, height: 375))
    #expect(layout.prepared == count)
  }

  @Test func `A23 cells that can be seen say their sizes, the others count as estimated`() {
    final class Tall: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size = CGSize(width: 375, height: 300)
        return layoutAttributes
      }
    }
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 0
    layout.estimatedItemSize = CGSize(width: 375, height: 200)
    let (stage, test) = CollectionStage.open([10], layout: layout) {
      $0.items.register(Tall.self, forCellWithReuseIdentifier: "cell")
    }
    let first = stage.items.contentSize.height
    stage.items.contentOffset.y = 300
    test.environment.settle()

    // By the estimate four rows show in 667; they turn out 300 high. Scrolling brings no more at
    // first.
    #expect(first == CGFloat(4 * 300 + 6 * 200))
    #expect(stage.items.visibleCells.allSatisfy { $0.frame.height == 300 })
    #expect(stage.items.contentSize.height == first)
  }

  @Test func `A23 a cell's constraints size it`() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let (stage, _) = CollectionStage.open([2], layout: layout) {
      $0.makeCell = { view, path in
        let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        let box = autoView("box")
        cell.contentView.addSubview(box)
        NSLayoutConstraint.activate([
          box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 5),
          box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -5),
          box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
          box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
          box.widthAnchor.constraint(equalToConstant: 100),
          box.heightAnchor.constraint(equalToConstant: CGFloat(30 + 10 * path.item)),
        ])
        return cell
      }
    }

    #expect(
      stage.frames().map(\.size) == [
        CGSize(width: 110, height: 30), CGSize(width: 110, height: 40),
      ])
  }

  @Test func `A24 insets of sections count from content, safe area or margins`() {
    let layout = UICollectionViewFlowLayout()
    layout.sectionInset.left = 3
    let (stage, test) = CollectionStage.open([1], "iphone_x", layout: layout)
    test.scene.turnDevice(1)
    test.environment.settle()
    var seen = stage.frames().map(\.minX)
    let references: [UICollectionViewFlowLayout.SectionInsetReference] = [
      .fromContentInset, .fromSafeArea, .fromLayoutMargins,
    ]
    for reference in references {
      layout.sectionInsetReference = reference
      test.environment.settle()
      seen += stage.frames().map(\.minX)
    }

    // The notch takes 44 at the side, margins are 8 more.
    #expect(seen == [3, 3, 47, 55])
  }
}
