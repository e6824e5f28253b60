import AdaptiveUI
import Foundation
import Testing

/// Rules LA1–LA4: vocabulary, priorities and natural sizes.
@MainActor struct LayoutAttributeTests {
  typealias Attribute = NSLayoutConstraint.Attribute

  @Test func `LA1.2 attributes, relations and axes have UIKit's numbers`() {
    let attributes: [Attribute] = [
      .notAnAttribute, .left, .right, .top, .bottom, .leading, .trailing, .width, .height,
      .centerX, .centerY, .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin,
      .bottomMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins,
      .centerYWithinMargins,
    ]
    #expect(attributes.map(\.rawValue) == Array(0...20))
    let relations: [NSLayoutConstraint.Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
    #expect(relations.map(\.rawValue) == [-1, 0, 1])
    let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]
    #expect(axes.map(\.rawValue) == [0, 1])
  }

  /// A box of 40 × 20 in a root view of 375 × 667 with margins 16 at the sides and 20 on top.
  @Test(
    arguments: [
      (.left, 0, 0), (.leading, 0, 0), (.right, 335, 0), (.trailing, 335, 0), (.top, 0, 0),
      (.bottom, 0, 647), (.centerX, 167.5, 0), (.centerY, 0, 323.5), (.leftMargin, 16, 0),
      (.leadingMargin, 16, 0), (.rightMargin, 319, 0), (.trailingMargin, 319, 0),
      (.topMargin, 0, 20), (.bottomMargin, 0, 647), (.centerXWithinMargins, 167.5, 0),
      (.centerYWithinMargins, 0, 333.5), (.firstBaseline, 0, 0), (.lastBaseline, 0, 647),
    ] as [(Attribute, CGFloat, CGFloat)])
  func `LA1.3 LA1.6 every attribute of documents places a view`(
    attribute: Attribute, x: CGFloat, y: CGFloat
  ) {
    let box = autoView("box")
    let own: [Attribute: Attribute] = [
      .leftMargin: .left, .rightMargin: .right, .topMargin: .top, .bottomMargin: .bottom,
      .leadingMargin: .leading, .trailingMargin: .trailing, .centerXWithinMargins: .centerX,
      .centerYWithinMargins: .centerY,
    ]
    let window = LayoutWindow { root in
      root.addSubview(box)
      return [
        NSLayoutConstraint(
          item: box, attribute: own[attribute] ?? attribute, relatedBy: .equal, toItem: root,
          attribute: attribute, multiplier: 1, constant: 0),
        box.widthAnchor.constraint(equalToConstant: 40),
        box.heightAnchor.constraint(equalToConstant: 20),
      ]
    }

    #expect(window.root.brokenConstraints.isEmpty)
    #expect(box.frame == CGRect(x: x, y: y, width: 40, height: 20))
  }

  @Test func `LA2.1 priorities have UIKit's values and constraints begin required`() {
    let priorities: [UILayoutPriority] = [
      .required, .defaultHigh, .dragThatCanResizeScene, .sceneSizeStayPut,
      .dragThatCannotResizeScene, .defaultLow, .fittingSizeLevel,
    ]

    #expect(priorities.map(\.rawValue) == [1000, 750, 510, 500, 490, 250, 50])
    #expect(UIView().widthAnchor.constraint(equalToConstant: 1).priority == .required)
  }

  @Test func `LA2.3 half a point of priority decides`() {
    let box = autoView("box")
    _ = LayoutWindow { root in
      root.addSubview(box)
      let preferences: [(CGFloat, Float)] = [(40, 49), (60, 49.5), (50, 49)]
      let sizes = preferences.map { width, priority in
        let size = box.widthAnchor.constraint(equalToConstant: width)
        size.priority = UILayoutPriority(priority)
        return size
      }
      return corner(box, root) + sizes
    }

    #expect(box.frame.width == 60)
  }

  @Test func `LA3.5 of two labels that hug equally one fills the row and neither is determined`() {
    let labels = [UILabel(), UILabel()]
    _ = LayoutWindow { root in
      for label in labels {
        label.text = "Label"
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
      }
      return [
        labels[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
        labels[1].leadingAnchor.constraint(equalTo: labels[0].trailingAnchor),
        labels[1].trailingAnchor.constraint(equalTo: root.trailingAnchor),
      ]
    }

    #expect(labels.map(\.frame.width).sorted() == [41.5, 333.5])
    #expect(labels.map { $0.hasAmbiguousLayout } == [true, true])
  }

  @Test func `LA4.2 a natural size concerns what constraints see and is asked for again`() {
    final class Tile: UIView {
      var side: CGFloat = 10
      override var intrinsicContentSize: CGSize { CGSize(width: side, height: side) }
      override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      }
    }
    let tile = Tile()
    tile.translatesAutoresizingMaskIntoConstraints = false
    let window = LayoutWindow { root in
      root.addSubview(tile)
      return corner(tile, root)
    }
    #expect(tile.frame == CGRect(x: -2, y: -1, width: 16, height: 14))

    tile.side = 30
    window.window.environment.settle()
    #expect(tile.frame.width == 16)
    tile.invalidateIntrinsicContentSize()
    window.window.environment.settle()

    #expect(tile.frame == CGRect(x: -2, y: -1, width: 36, height: 34))
  }

  @Test func `LA4.5 views made in code hug at 250 and resist at 750, a few controls hug at 750`() {
    func hugging(_ view: UIView) -> [Float] {
      [
        view.contentHuggingPriority(for: .horizontal), view.contentHuggingPriority(for: .vertical),
        view.contentCompressionResistancePriority(for: .horizontal),
        view.contentCompressionResistancePriority(for: .vertical),
      ].map(\.rawValue)
    }
    let ordinary: [UIView] = [
      UIView(), UILabel(), UIImageView(), UIButton(), UITextField(), UISlider(),
      UISegmentedControl(), UITextView(), UIPageControl(), UISearchBar(), UIStackView(),
    ]
    let firm: [UIView] = [UISwitch(), UIStepper(), UIActivityIndicatorView()]

    #expect(ordinary.allSatisfy { hugging($0) == [250, 250, 750, 750] })
    #expect(firm.allSatisfy { hugging($0) == [750, 750, 750, 750] })
    #expect(hugging(UIProgressView()) == [250, 750, 750, 750])
  }

  // MARK: Alignment rectangles

  @Test(
    arguments: [
      (UIKitEra.ios8, UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2), 30),
      (.ios26, .zero, 31),
    ] as [(UIKitEra, UIEdgeInsets, CGFloat)])
  func `LA6.2 only older sliders reach beyond what constraints see`(
    era: UIKitEra, insets: UIEdgeInsets, height: CGFloat
  ) {
    let slider = Environment(era: era).perform { UISlider() }

    #expect(slider.alignmentRectInsets == insets)
    #expect(
      slider.frame(forAlignmentRect: CGRect(x: 0, y: 0, width: 100, height: height))
        == CGRect(x: -insets.left, y: 0, width: 100 + 2 * insets.left, height: 31))
  }

  @Test(arguments: [(UIKitEra.ios8, 28), (.ios26, 31)] as [(UIKitEra, CGFloat)])
  func `LA6.3 a segmented control's frame is a point higher below`(era: UIKitEra, height: CGFloat) {
    let control = Environment(era: era).perform { UISegmentedControl(items: ["a", "b"]) }

    #expect(control.intrinsicContentSize.height == height)
    #expect(control.alignmentRectInsets == UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0))
  }

  @Test func `LA6.4 constraints see the whole frame of all other views`() {
    let views: [UIView] = [
      UIButton(), UILabel(), UITextField(), UITextView(), UIStepper(), UIProgressView(),
      UIActivityIndicatorView(), UIDatePicker(), UISearchBar(), UIPageControl(), UIView(),
      UIStackView(), UIImageView(),
    ]

    #expect(views.allSatisfy { $0.alignmentRectInsets == .zero })
  }

  @Test func `LA6.5 an image view takes the insets of its picture`() {
    let picture = UIImage(size: CGSize(width: 24, height: 22), art: [])
    let view = UIImageView(image: picture)
    view.translatesAutoresizingMaskIntoConstraints = false
    let window = LayoutWindow { root in
      root.addSubview(view)
      return corner(view, root)
    }
    #expect(view.frame == CGRect(x: 0, y: 0, width: 24, height: 22))

    view.image = picture.withAlignmentRectInsets(
      UIEdgeInsets(top: 1.5, left: 0, bottom: 1.5, right: 0))
    window.window.environment.settle()

    #expect(view.frame == CGRect(x: 0, y: -1.5, width: 24, height: 22))
    #expect(view.intrinsicContentSize == CGSize(width: 24, height: 19))
  }
}
