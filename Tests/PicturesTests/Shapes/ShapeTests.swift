import AdaptiveLists
import AdaptiveUI
import Foundation
import Pictures
import Testing

/// The shapes of views, as renderers read them.
@MainActor struct ShapeTests {
  @Test func `a view is its shadow, its ground and its border, back to front`() {
    let stage = TestWindow { root in
      let card = root.add("card", 10, 20, 100, 50, UIView())
      card.backgroundColor = .white
      card.layer.cornerRadius = 8
      (card.layer.shadowOpacity, card.layer.shadowRadius) = (0.25, 4)
      card.layer.shadowOffset = CGSize(width: 1, height: 3)
      (card.layer.borderWidth, card.layer.borderColor) = (2, UIColor.red.cgColor)
    }
    let shapes = [
      "card 10,20 100×50: shadow #000000 25 % by 1,3 blur 4",
      "card 10,20 100×50: ground #ffffff radius 8",
      "card 10,20 100×50: border #ff0000 width 2 radius 8",
    ]

    #expect(stage.shapes(.parts) == shapes)
    #expect(stage.shapes(.contents) == shapes)
  }

  @Test func `what has no ground casts no shadow, and a line alone casts none`() {
    let stage = TestWindow { root in
      let clear = root.add("clear", 0, 0, 100, 50, UIView())
      clear.layer.shadowOpacity = 1
      let line = root.add("line", 0, 50, 100, 50, UIView())
      line.layer.shadowOpacity = 1
      (line.layer.borderWidth, line.layer.borderColor) = (1, UIColor.red.cgColor)
    }

    #expect(stage.shapes() == ["line 0,50 100×50: border #ff0000 width 1 radius 0"])
  }

  @Test func `a text is lines with places, fonts and colours`() {
    let stage = TestWindow { root in
      let text = NSMutableAttributedString(string: "plain bold")
      text.addAttributes(
        [.font: UIFont.boldSystemFont(ofSize: 17), .foregroundColor: UIColor.red],
        range: NSRange(location: 6, length: 4))
      root.add("label", 16, 0, 300, 40, UILabel()).attributedText = text
      let two = root.add("two", 16, 40, 60, 50, UILabel())
      (two.text, two.numberOfLines, two.textAlignment) = ("One two three", 0, .right)
    }

    #expect(
      stage.shapes() == [
        "label 16,0 300×40: 16,26 “plain ” 17/400 #000000 + “bold” 17/700 #ff0000",
        "two 16,40 60×50: "
          + "44.4,60.9 “One” 17/400 #000000 / 25.2,81.2 “two t…” 17/400 #000000",
      ])
  }

  @Test func `a renderer of cells is told what a label says, and breaks it itself`() {
    let stage = TestWindow { root in
      let label = root.add("label", 16, 0, 60, 50, UILabel())
      (label.text, label.numberOfLines) = ("One two three", 0)
    }

    #expect(stage.shapes(.contents) == ["label 16,0 60×50: label \"One two three\""])
  }

  @Test func `an image has its name, its tint and the place that its content mode gives it`() {
    let stage = TestWindow { root in
      let image = UIImage(size: CGSize(width: 20, height: 10), art: [], name: "logo")
      for (index, mode) in [UIView.ContentMode.scaleToFill, .scaleAspectFit, .topLeft].enumerated()
      {
        let view = root.add("mode \(index)", 0, CGFloat(index) * 50, 100, 50, UIImageView())
        (view.image, view.contentMode) = (image, mode)
      }
      let tinted = root.add("tinted", 0, 200, 20, 20, UIImageView())
      tinted.image = image.withRenderingMode(.alwaysTemplate)
      tinted.tintColor = .red
      root.add("none", 0, 250, 20, 20, UIImageView())
    }

    #expect(
      stage.shapes() == [
        "mode 0 0,0 100×50: image logo 0,0 100×50",
        "mode 1 0,50 100×50: image logo 0,50 100×50",
        "mode 2 0,100 100×50: image logo 0,100 20×10",
        "tinted 0,200 20×20: image logo 0,200 20×20 in #ff0000",
        "none 0,250 20×20: placeholder",
      ])
  }

  @Test func `a control is one shape, and what is written in it is text`() {
    let stage = TestWindow { root in
      root.add("switch", 0, 0, 51, 31, UISwitch()).isOn = true
      let segments = root.add("segments", 0, 50, 100, 32, UISegmentedControl(items: ["A", "B"]))
      segments.selectedSegmentIndex = 1
      let field = root.add("field", 0, 100, 100, 34, UITextField())
      (field.text, field.borderStyle) = ("Text", .roundedRect)
    }

    #expect(
      stage.shapes() == [
        "switch 0,0 51×31: toggle(isOn: true) \"\"",
        "segments 0,50 100×32: pill #787880 16 % radius 8",
        "segments 50,50 50×32: pill #ffffff radius 7",
        "segments 0,50 50×32: 20.6,70.6 “A” 13/500 #000000",
        "segments 50,50 50×32: 70.7,70.6 “B” 13/500 #000000",
        "field 0,100 100×34: pill #767680 12 % radius 8",
        "field 0,100 100×34: 7,123 “Text” 17/400 #000000",
      ])
  }

  @Test func `wheels are a band and their titles, where there are fonts`() {
    let titles = WheelTitles()
    let stage = TestWindow { root in
      let picker = root.add("picker", 0, 0, 200, 102, UIPickerView())
      (picker.dataSource, picker.delegate) = (titles, titles)
    }

    #expect(
      stage.shapes() == [
        "picker 0,0 200×102: band 9,34 182×34 #767680 12 % radius 8",
        "picker 0,0 200×102: 80.9,58.5 “One” 21/400 #000000 / 81.2,92.5 “Two” 21/400 #000000 70 %",
      ])
    #expect(stage.shapes(.contents).count == 1)
  }

  @Test func `a date picker with wheels has a band instead of its ground in pictures with fonts`() {
    let stage = TestWindow { root in
      let picker = root.add("picker", 0, 0, 200, 102, UIDatePicker())
      (picker.datePickerMode, picker.preferredDatePickerStyle) = (.date, .wheels)
      root.add("compact", 0, 110, 200, 34, UIDatePicker()).preferredDatePickerStyle = .compact
    }

    #expect(stage.node("picker")?.drawsSign == true)
    #expect(stage.node("compact")?.drawsSign == false)
    #expect(stage.shapes().contains { $0.hasPrefix("picker 0,0 200×102: band 9,34 182×34") })
    #expect(!stage.shapes().contains { $0.hasPrefix("compact") && $0.contains("band") })
  }

  @Test func `a row is its ground, its texts, its sign and its line`() {
    let source = OneRow()
    let stage = TestWindow { root in
      let table = root.add("table", 0, 0, 320, 88, UITableView())
      table.contentInsetAdjustmentBehavior = .never
      table.dataSource = source
    }

    #expect(
      stage.shapes() == [
        "table 0,0 320×88: ground #ffffff radius 0",
        "row 0,0 320×44: ground #ffffff radius 0",
        "row 0,0 320×44: forward 296,15 8×14 #3c3c43 30 %",
        "row 0,0 320×44: "
          + "16,28 “Text” 17/400 #000000 / 244.5,28 “Detail” 17/400 #3c3c43 60 %",
        "row 16,43 304×1: separator #3c3c43 29 %",
      ])
  }

  /// The data of a table with one row.
  private final class OneRow: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.accessibilityIdentifier = "row"
      cell.textLabel?.text = "Text"
      cell.detailTextLabel?.text = "Detail"
      cell.accessoryType = .disclosureIndicator
      return cell
    }
  }

  @Test func `opacities of views multiply, and an invisible one is left out with what is in it`() {
    let stage = TestWindow { root in
      let outer = root.add("outer", 0, 0, 100, 100, UIView())
      (outer.backgroundColor, outer.alpha) = (.white, 0.5)
      let inner = outer.add("inner", 10, 10, 50, 50, UIView())
      (inner.backgroundColor, inner.alpha) = (.black, 0.5)
      let gone = root.add("gone", 0, 100, 100, 100, UIView())
      gone.alpha = 0
      gone.add("inside", 0, 0, 10, 10, UIView()).backgroundColor = .red
    }

    #expect(
      stage.shapes() == [
        "outer 0,0 100×100: ground #ffffff radius 0 at 50 %",
        "inner 10,10 50×50: ground #000000 radius 0 at 25 %",
      ])
  }

  @Test func `what is inside of a turned view keeps its place, for a renderer that turns`() {
    let stage = TestWindow { root in
      let turned = root.add("turned", 100, 100, 80, 20, UIView())
      turned.backgroundColor = .white
      turned.add("dot", 0, 5, 10, 10, UIView()).backgroundColor = .black
      turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
    }

    #expect(
      stage.shapes(.parts) == [
        "turned 100,100 80×20: ground #ffffff radius 0",
        "dot 100,105 10×10: ground #000000 radius 0",
      ])
    #expect(
      stage.shapes(.contents) == [
        "turned 130,70 20×80: ground #ffffff radius 0",
        "dot 135,70 10×10: ground #000000 radius 0",
      ])
  }
}

/// One wheel of two titles.
@MainActor private final class WheelTitles: UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 2 }
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { ["One", "Two"][row] }
}
