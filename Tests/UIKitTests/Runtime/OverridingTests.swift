import Testing
import UIKit

/// What Apple's classes let programs override can be overridden here, and is what the system calls.
@MainActor struct OverridingTests {
  private final class Card: UIView {
    var log: [String] = []

    override var frame: CGRect {
      didSet { if frame.size != oldValue.size { log.append("frame \(frame.width)") } }
    }
    override var bounds: CGRect { didSet { log.append("bounds \(bounds.width)") } }
    override var center: CGPoint { didSet { log.append("center") } }
    override var transform: CGAffineTransform { didSet { log.append("transform") } }
    override var safeAreaInsets: UIEdgeInsets {
      UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0)
    }
    override var layoutMargins: UIEdgeInsets { didSet { log.append("margins") } }
    override var semanticContentAttribute: UISemanticContentAttribute {
      didSet { log.append("semantic") }
    }
    override var traitCollection: UITraitCollection {
      UITraitCollection(traitsFrom: [
        super.traitCollection, UITraitCollection(verticalSizeClass: .compact),
      ])
    }
    override func setNeedsLayout() {
      super.setNeedsLayout()
      log.append("needs layout")
    }
    override func addSubview(_ view: UIView) {
      log.append("add")
      super.addSubview(view)
    }
    override func removeFromSuperview() {
      super.removeFromSuperview()
      log.append("remove")
    }
    override func invalidateIntrinsicContentSize() {
      super.invalidateIntrinsicContentSize()
      log.append("size")
    }
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize,
      withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize { CGSize(width: 11, height: 12) }
  }

  @Test func `views override geometry, hierarchy, traits and invalidation`() {
    let (card, superview) = (Card(frame: .zero), UIView())

    card.frame = CGRect(x: 0, y: 0, width: 50, height: 20)
    card.bounds.size.width = 60
    card.transform = .identity
    card.layoutMargins = .zero
    card.semanticContentAttribute = .forceRightToLeft
    card.addSubview(UIView())
    superview.addSubview(card)
    card.removeFromSuperview()
    card.invalidateIntrinsicContentSize()

    let seen = card.log.filter { $0 != "needs layout" }
    #expect(
      seen == [
        "frame 50.0", "bounds 60.0", "transform", "margins", "semantic", "add", "remove",
        "size",
      ])
    #expect(card.log.contains("needs layout"))
    #expect(card.safeAreaInsets.top == 7)
    #expect(card.traitCollection.verticalSizeClass == .compact)
    #expect(
      card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 11, height: 12))
    #expect(card.superview == nil)
  }

  private final class Container: UIViewController {
    var log: [String] = []

    override var traitCollection: UITraitCollection {
      UITraitCollection(traitsFrom: [
        super.traitCollection, UITraitCollection(horizontalSizeClass: .regular),
      ])
    }
    override func addChild(_ childController: UIViewController) {
      log.append("add")
      super.addChild(childController)
    }
    override func overrideTraitCollection(
      forChild childViewController: UIViewController
    ) -> UITraitCollection? { UITraitCollection(verticalSizeClass: .regular) }
  }

  @Test func `controllers override traits and containment`() {
    let (container, child) = (Container(), UIViewController())

    container.addChild(child)

    #expect(container.log == ["add"])
    #expect(container.children == [child])
    #expect(container.traitCollection.horizontalSizeClass == .regular)
    #expect(container.overrideTraitCollection(forChild: child)?.verticalSizeClass == .regular)
  }

  private final class Page: UIViewController {
    let stack = UINavigationController()
    override var presentingViewController: UIViewController? { stack }
    override var navigationController: UINavigationController? { stack }
    override var isBeingPresented: Bool { true }
  }

  @Test func `controllers override where they say they are`() {
    let page: UIViewController = Page()

    #expect(page.presentingViewController === page.navigationController)
    #expect(page.isBeingPresented)
    #expect(!page.isBeingDismissed)
  }

  private final class Stack: UINavigationController {
    var log: [String] = []

    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
      log.append("push")
      super.pushViewController(viewController, animated: animated)
    }
    override func popViewController(animated: Bool) -> UIViewController? {
      log.append("pop")
      return super.popViewController(animated: animated)
    }
    override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
      log.append("hide")
      super.setNavigationBarHidden(hidden, animated: animated)
    }
  }

  @Test func `stacks override pushing, popping and hiding the bar`() {
    let stack = Stack(rootViewController: UIViewController())
    let detail = UIViewController()

    stack.show(detail, sender: nil)
    stack.isNavigationBarHidden = true
    let popped = stack.popViewController(animated: false)

    #expect(stack.log == ["push", "hide", "pop"])
    #expect(popped === detail)
    #expect(stack.viewControllers.count == 1)
  }
}
