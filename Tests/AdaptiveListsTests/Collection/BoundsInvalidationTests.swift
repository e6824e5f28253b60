import AdaptiveLists
import AdaptiveUI
import Foundation
import Testing

/// What a layout is asked and told when the bounds change.
///
/// A recording with iOS 11.4 has `invalidateLayout()` after each yes, once in a rotation that moves the
/// content too (https://github.com/danielctull-tests/Collection-View-Layout-Bounds-Change-Test); one
/// with iOS 26.1 has it before the context, and no question while the layout is invalid
/// (https://github.com/Vercantez/openuikit, `CollectionBoundsInvalidationTests`).
@MainActor struct BoundsInvalidationTests {
  private final class Layout: UICollectionViewFlowLayout {
    var calls: [String] = []
    var answer = true
    override func prepare() {
      super.prepare()
      calls.append("prepare")
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      calls.append("should \(Int(newBounds.width)) from \(Int(collectionView?.bounds.width ?? 0))")
      return answer
    }
    override func invalidationContext(
      forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
      calls.append("context")
      return super.invalidationContext(forBoundsChange: newBounds)
    }
    override func invalidateLayout() {
      super.invalidateLayout()
      calls.append("invalidate")
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      super.invalidateLayout(with: context)
      calls.append("invalidate with")
    }
  }

  private func open() -> (Layout, UICollectionView, TestWindow) {
    let layout = Layout()
    let (stage, test) = CollectionStage.open([400], layout: layout)
    layout.calls = []
    return (layout, stage.items, test)
  }

  @Test func `A17 a yes is followed by the context, and by both ways to invalidate`() {
    let (layout, items, test) = open()

    items.frame.size.width = 300
    test.environment.settle()

    #expect(
      layout.calls == [
        "should 300 from 375", "context", "invalidate", "invalidate with", "prepare",
      ])
  }

  @Test func `A17 a no is the end of it, and the same bounds no question`() {
    let (layout, items, test) = open()
    layout.answer = false

    test.environment.perform {
      items.contentOffset.y = 40
      items.contentOffset.y = 40
    }
    test.environment.settle()

    #expect(layout.calls == ["should 375 from 375"])
  }

  @Test func `A17 a layout that is invalid is asked nothing until it was prepared`() {
    let (layout, items, test) = open()

    test.environment.perform {
      items.contentOffset.y = 40
      items.contentOffset.y = 60
    }
    test.environment.settle()
    test.environment.perform { items.contentOffset.y = 80 }
    test.environment.settle()

    let once = ["should 375 from 375", "context", "invalidate", "invalidate with", "prepare"]
    #expect(layout.calls == once + once)
  }
}
