import AdaptiveLists
import AdaptiveUI
import Foundation
import Pictures
import Testing

/// What nodes answer for their views.
@MainActor struct NodeTests {
  private final class Field: UISearchTextField {}
  private final class Cell: UICollectionViewCell {}

  @Test func `the kind of a view is that of its class, or of the nearest one above that has one`() {
    var kinds: [PictureNode.Kind] = []
    let stage = TestWindow { root in
      let made: [(UIView, PictureNode.Kind)] = [
        (UIView(), .view), (UILabel(), .label), (UIButton(), .button), (UISwitch(), .view),
        (UITextField(), .textField), (Field(), .searchField), (UITextView(), .textView),
        (UIScrollView(), .scrollView), (UITableView(), .tableView),
        (UITableViewCell(), .tableViewCell), (Cell(), .collectionViewCell),
        (UITableViewHeaderFooterView(reuseIdentifier: nil), .tableViewHeading),
        (UIImageView(), .imageView),
        (UISegmentedControl(), .segmentedControl), (UIDatePicker(), .datePicker),
        (UINavigationBar(), .bar(.navigation)), (UITabBar(), .bar(.tab)),
        (UIToolbar(), .bar(.tool)),
      ]
      for (index, (view, kind)) in made.enumerated() {
        root.add("\(index)", 0, 0, 10, 10, view)
        kinds.append(kind)
      }
    }

    #expect(kinds.indices.map { stage.node("\($0)")?.kind } == kinds)
  }

  @Test func `fields and scroll views are told by their kinds, rows and headings too`() {
    let kinds: [PictureNode.Kind] = [
      .view, .textField, .searchField, .textView, .scrollView, .tableView, .collectionView,
    ]

    #expect(kinds.filter(\.isField) == [.textField, .searchField])
    #expect(
      kinds.filter(\.isScrollView) == [.textView, .scrollView, .tableView, .collectionView])
  }

  @Test func `a scroll view says how far it is scrolled and whether it goes on`() {
    let stage = TestWindow { root in
      for (name, offset) in [("first", 0.0), ("middle", 50), ("last", 100)] {
        let scroll = root.add(name, 0, 0, 100, 100, UIScrollView())
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = CGSize(width: 100, height: 200)
        scroll.contentOffset.y = offset
      }
    }
    let extents = ["first", "middle", "last"].compactMap { stage.node($0)?.scrollExtent }

    #expect(extents.map(\.scrolledShare) == [0, 0.5, 1])
    #expect(extents.map(\.goesOnBelow) == [true, true, false])
  }

  @Test func `corners are those of the layer, only where it masks them`() {
    let stage = TestWindow { root in
      let card = root.add("card", 0, 0, 100, 100, UIView())
      card.layer.cornerRadius = 8
      card.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      root.add("plain", 0, 0, 100, 100, UIView())
    }

    #expect(stage.node("card")?.corners == Corners(8, .top))
    #expect(stage.node("plain")?.corners == Corners())
  }

  @Test func `a node is that of its view, and of the controller whose root view it is`() throws {
    var label: UILabel?
    let stage = TestWindow { label = $0.add("label", 0, 0, 10, 10, UILabel()) }
    let (view, root) = (try #require(label), try #require(stage.window.rootViewController))
    let picture = stage.picture()
    let owners = picture.nodes.filter { $0.isView(of: view) || $0.isView(of: root) }

    #expect(owners.map(\.ownerIdentifier) == ["root", "label"])
    #expect(owners.map(\.id) == [ObjectIdentifier(root.view), ObjectIdentifier(view)])
    let index = try #require(picture.nodes.firstIndex { $0.id == ObjectIdentifier(view) })
    #expect(picture.view(of: index) === view)
  }

  @Test func `only controllers' views and named views without content are marked`() {
    let stage = TestWindow { root in
      root.add("box", 0, 0, 10, 10, UIView())
      root.add("label", 0, 0, 10, 10, UILabel())
      root.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    }

    #expect(stage.picture().nodes.filter(\.isMarkable).map(\.ownerIdentifier) == ["root", "box"])
  }

  @Test func `a picture without shapes has the same nodes`() {
    let stage = TestWindow { root in
      root.add("label", 0, 0, 10, 10, UILabel()).text = "a"
      root.add("card", 0, 0, 10, 10, UIView()).backgroundColor = .red
      root.add("hidden", 0, 0, 10, 10, UIView()).isHidden = true
    }
    let (whole, bare) = (stage.picture(.contents), stage.picture(.nodes))

    #expect(bare.nodes.map(\.id) == whole.nodes.map(\.id))
    #expect(bare.nodes.map(\.end) == [3, 2, 3])
    #expect(bare.nodes.map { $0.content?.text } == [nil, "a", nil])
    #expect(bare.shapes.isEmpty && !whole.shapes.isEmpty)
  }

  @Test func `insets turn with their view, and grow with what is shown of it`() throws {
    let stage = TestWindow { root in
      root.add("turned", 10, 20, 100, 50, UIView()).transform = CGAffineTransform(
        rotationAngle: .pi / 2)
      root.add("growing", 10, 20, 100, 50, UIView())
    }
    let top = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
    let growing = try #require(stage.window.rootViewController?.view.subviews.last)
    stage.environment.perform {
      UIView.animate(withDuration: 1) { growing.frame.size.width = 300 }
    }
    let insides = ["turned", "growing"].compactMap { stage.node($0)?.frame(inset: top) }

    #expect(
      insides.map { [$0.minX, $0.minY, $0.width, $0.height].map { $0.rounded() } }
        == [[35, -5, 40, 100], [10, 30, 100, 40]])
  }

  @Test func `only views without name, controller and content are wrappers`() {
    let stage = TestWindow { root in
      root.add("named", 0, 0, 10, 10, UIView()).addSubview(UIView(frame: root.bounds))
      root.addSubview(UILabel(frame: root.bounds))
    }

    #expect(stage.picture().nodes.map(\.isWrapper) == [false, false, true, false])
  }
}
