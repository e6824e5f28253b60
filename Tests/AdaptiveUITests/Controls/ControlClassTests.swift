import AdaptiveUI
import Foundation
import Testing

/// Pickers, page controls, search bars, effects and bars that are on their own.
@MainActor struct ControlClassTests {
  private final class Colours: UIPickerViewDataSource, UIPickerViewDelegate {
    var log: [String] = []
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      component == 0 ? 3 : 1
    }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? {
      component == 0 ? ["red", "green", "blue"][row] : "only"
    }
    func pickerView(
      _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
    ) { log.append("\(component).\(row)") }
  }

  @Test func `LG1 controls have the sizes of their era`() {
    func sizes(_ era: UIKitEra) -> [CGSize] {
      Environment(era: era).perform {
        let pages = UIPageControl()
        pages.numberOfPages = 3
        let dates = UIDatePicker()
        dates.preferredDatePickerStyle = .wheels
        return [
          pages, UISearchBar(), UIPickerView(), dates, UINavigationBar(), UIToolbar(), UITabBar(),
        ].map(\.intrinsicContentSize)
      }
    }
    let bars = [44, 44, 49].map { CGSize(width: -1, height: $0) }
    let wheels = CGSize(width: 320, height: 216)

    #expect(
      sizes(.ios8) == [
        CGSize(width: 39, height: 37), CGSize(width: -1, height: 44), wheels, wheels,
      ] + bars)
    #expect(
      sizes(.ios26) == [
        CGSize(width: 116, height: 26), CGSize(width: -1, height: 56), wheels, wheels,
      ] + bars)
  }

  @Test(
    arguments: [
      (.ios8, 91, ["Light", "Dark"]), (.ios8, 173, ["Butt", "Round", "Square"]),
      (.ios8, 133, ["Vignette", "Remove"]), (.ios8, 145, ["Unlocked", "Locked"]),
      (.ios26, 91, ["RGB", "HSB"]), (.ios26, 194, ["Top", "Bottom", "Center"]),
      (.ios26, 267, ["None", "Spinner", "Switch", "Bar"]),
      (.ios26, 197, ["Action Sheet", "Alert"]), (.ios26, 145, ["Solid", "Gradient"]),
      (.ios26, 275, ["SDCAlertController", "UIAlertController"]),
    ] as [(UIKitEra, CGFloat, [String])])
  func `LG1 segments are as wide as the widest title, with a line between, as recorded`(
    era: UIKitEra, width: CGFloat, titles: [String]
  ) {
    let segments = Environment(era: era).perform { UISegmentedControl(items: titles) }

    #expect(segments.intrinsicContentSize.width == width)
  }

  @Test func `LG1 wheels are lower in compact height`() {
    let picker = UIPickerView()
    let test = TestWindow {
      let root = UIViewController()
      root.view.addSubview(picker)
      return root
    }
    let upright = picker.intrinsicContentSize.height
    test.scene.turnDevice(1)
    test.environment.settle()

    #expect([upright, picker.intrinsicContentSize.height] == [216, 162])
  }

  @Test func `only a user's turn of a wheel is told`() {
    let picker = UIPickerView()
    let colours = Colours()
    picker.delegate = colours
    picker.dataSource = colours
    picker.selectRow(2, inComponent: 0, animated: true)
    picker.selectRow(9, inComponent: 0, animated: true)
    let byCode = (picker.selectedRow(inComponent: 0), colours.log)

    picker.activateAsUser()

    #expect(byCode.0 == 2 && byCode.1.isEmpty)
    #expect(picker.selectedRow(inComponent: 0) == 0)
    #expect(colours.log == ["0.0"])
    #expect(picker.selectedRow(inComponent: 5) == -1)
    #expect(
      picker.presentedContent.role
        == .wheels([
          ShownContent.Wheel(titles: ["red", "green", "blue"], selected: 0),
          ShownContent.Wheel(titles: ["only"], selected: 0),
        ]))
  }

  @Test func `a date stays between the first and the last`() {
    let picker = UIDatePicker()
    picker.datePickerMode = .date
    picker.maximumDate = Date(timeIntervalSinceReferenceDate: 86_400 * 31)
    picker.date = Date(timeIntervalSinceReferenceDate: 86_400 * 400)

    #expect(picker.shownText == "2001-02-01")
    #expect(picker.datePickerStyle == .compact)
    #expect(Environment(era: .ios8).perform { UIDatePicker().datePickerStyle } == .wheels)
  }

  @Test func `a count-down shows whole minutes on wheels and goes on by its step`() {
    let timer = Environment().perform { UIDatePicker() }
    timer.preferredDatePickerStyle = .compact
    timer.datePickerMode = .countDownTimer
    timer.countDownDuration = 3 * 3600 + 125

    #expect(timer.datePickerStyle == .wheels)
    #expect(timer.presentedContent.text == "03:02")
    timer.minuteInterval = 5
    timer.adjust(by: 2)
    #expect(timer.presentedContent.text == "03:12")
    timer.adjust(by: -100)
    #expect(timer.countDownDuration == 0)
  }

  @Test func `LG1 segments can have widths of their own, or each that of its title`() {
    let segments = Environment().perform { UISegmentedControl(items: ["Top", "Bottom", "Center"]) }

    #expect(segments.intrinsicContentSize.width == 194)
    segments.apportionsSegmentWidthsByContent = true
    let apportioned = segments.intrinsicContentSize.width
    #expect(apportioned < 194)
    segments.setWidth(200, forSegmentAt: 0)
    #expect(segments.widthForSegment(at: 0) == 200)
    #expect(segments.intrinsicContentSize.width > apportioned + 100)
    segments.setWidth(0, forSegmentAt: 0)
    #expect(segments.intrinsicContentSize.width == apportioned)
  }

  @Test func `LG1 segments show pictures in place of titles, and are as wide as they are`() {
    let picture = UIImage(size: CGSize(width: 60, height: 20), art: ["map"])
    let segments = Environment(host: .device(.default)).perform {
      UISegmentedControl(items: ["a", picture])
    }
    let wide = segments.intrinsicContentSize.width

    #expect(segments.imageForSegment(at: 1) == picture)
    #expect(segments.titleForSegment(at: 1) == nil)
    #expect(segments.presentedContent.role == .segments(titles: ["a", "map"], selected: nil))
    segments.setTitle("b", forSegmentAt: 1)
    #expect(segments.imageForSegment(at: 1) == nil)
    #expect(wide - segments.intrinsicContentSize.width > 2 * (60 - 20))
    segments.insertSegment(with: picture, at: 0, animated: false)
    segments.setImage(picture, forSegmentAt: 2)
    #expect(
      segments.presentedContent.role == .segments(titles: ["map", "a", "map"], selected: nil))
  }

  @Test func `the user cannot choose a segment that is not enabled`() {
    let segments = Environment().perform { UISegmentedControl(items: ["a", "b", "c", "d"]) }
    segments.setEnabled(false, forSegmentAt: 0)
    segments.setEnabled(false, forSegmentAt: 2)

    segments.adjust(by: 1)
    #expect(segments.selectedSegmentIndex == 1)
    segments.activateAsUser()
    #expect(segments.selectedSegmentIndex == 3)
    segments.adjust(by: -1)
    #expect(segments.selectedSegmentIndex == 1)
    segments.adjust(by: -1)
    #expect(segments.selectedSegmentIndex == 1)
    segments.activateAsUser()
    segments.activateAsUser()
    #expect(segments.selectedSegmentIndex == 1)
    #expect(!segments.isEnabledForSegment(at: 2))
  }

  @Test func `a page control keeps its page among the pages`() {
    let pages = UIPageControl()
    pages.hidesForSinglePage = true
    pages.numberOfPages = 4
    pages.currentPage = 9
    let last = pages.currentPage
    pages.numberOfPages = 1

    #expect(last == 3)
    #expect(pages.currentPage == 0)
    #expect(pages.isHidden)
  }

  @Test func `a page control that the program hid stays hidden with several pages`() {
    let hidden = UIPageControl()
    hidden.isHidden = true
    hidden.hidesForSinglePage = true
    hidden.numberOfPages = 3
    let alone = UIPageControl()
    alone.hidesForSinglePage = true
    alone.numberOfPages = 3

    #expect(hidden.isHidden)
    #expect(!alone.isHidden)
    hidden.numberOfPages = 1
    hidden.hidesForSinglePage = false
    #expect(hidden.isHidden)
  }

  @Test func `a search bar tells what is typed, searched and cancelled`() {
    final class Listener: UISearchBarDelegate {
      var log: [String] = []
      func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        log.append(searchText)
      }
      func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.append("begin") }
      func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search") }
      func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.append("end") }
      func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
    }
    let listener = Listener()
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    bar.delegate = listener
    bar.showsCancelButton = true
    bar.layoutIfNeeded()
    bar.searchTextField.activateAsUser()
    bar.searchTextField.insertText("a")
    bar.searchTextField.activateAsUser()
    bar.subviews.compactMap { $0 as? UIButton }.forEach { $0.activateAsUser() }

    #expect(listener.log == ["begin", "a", "search", "end", "cancel"])
    #expect(bar.searchTextField.frame.minX == 8)
    #expect(bar.searchTextField.frame.height == 36)
    #expect(bar.subviews.last.map { $0.frame.maxX } == 312)
  }

  @Test func `what is put into an effect fills it`() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    view.frame = CGRect(x: 10, y: 10, width: 100, height: 50)

    #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.contentView.superview === view)
  }

  @Test func `KN09 a bar of its own leads back through its items`() throws {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [UINavigationItem(title: "One"), UINavigationItem(title: "Two")]
    bar.layoutIfNeeded()
    let back = try #require(bar.subviews.first as? UIBarButtonView)
    let text = (bar.presentedContent.text, back.presentedContent.text)

    back.activateAsUser()

    #expect(text == ("Two", "‹ One"))
    #expect(bar.topItem?.title == "One")
    #expect(bar.subviews.isEmpty)
  }

  @Test func `a tab bar of its own tells the user's choice`() {
    final class Listener: UITabBarDelegate {
      var chosen: [String] = []
      func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        chosen.append(item.title ?? "")
      }
    }
    let listener = Listener()
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
    bar.delegate = listener
    bar.items = ["A", "B", "C"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    bar.selectedItem = bar.items?[2]
    bar.layoutIfNeeded()
    (bar.subviews[1] as? UIBarButtonView)?.activateAsUser()

    #expect(listener.chosen == ["B"])
    #expect(bar.selectedItem?.title == "B")
  }
}
