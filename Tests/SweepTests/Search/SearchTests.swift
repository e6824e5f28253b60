import AdaptiveUI
import Foundation
import SceneFiles
import Sweep
import Testing

/// The search skips sizes; it must not skip results.
@MainActor struct SearchTests {
  /// Two labels that meet when it gets narrow, and text that wraps.
  private static let yaml = """
    root:
      id: home
      view:
        subviews:
          - class: UILabel
            id: first
            text: To the left
            constraints:
              - leading == superview.leading + 20
              - top == superview.top + 40
          - class: UILabel
            id: second
            text: To the right of it
            constraints:
              - trailing == superview.trailing - 20
              - top == superview.top + 40
          - class: UILabel
            id: text
            numberOfLines: 3
            text: Some words that need more lines where the window is narrower than they are
            constraints:
              - leading == superview.leading + 20
              - trailing == superview.trailing - 20
              - top == superview.top + 80
              - width <= 320
          - class: UILabel
            id: below
            text: Stays where it is
            constraints:
              - leading == superview.leading + 20
              - top == superview.top + 120
    """

  private func line(_ range: ClosedRange<Int>) -> SweepSpace {
    SweepSpace(
      places: [
        SweepPlace(
          window: DeviceWindow(device: SweepHall.phone, size: SweepHall.phone.portraitSize),
          names: ["portrait"])
      ],
      lines: [SweepLine(device: SweepHall.phone, axis: .width, fixed: 667, range: range)])
  }

  private func widths(_ report: SweepReport) -> [String: Set<Int>] {
    var result: [String: Set<Int>] = [:]
    for finding in report.findings {
      let key = ([finding.rule.rawValue] + finding.subjects + [finding.side ?? ""])
        .joined(separator: " ")
      for stretch in finding.stretches {
        result[key, default: []].formUnion(stretch.from...stretch.to)
      }
    }
    return result
  }

  @Test func `the extents are those that every single width gives`() throws {
    let found = widths(try SweepHall.report(Self.yaml, over: line(160...500)))

    var expected: [String: Set<Int>] = [:]
    for width in 160...500 {
      let one = widths(try SweepHall.report(Self.yaml, over: line(width...width)))
      expected.merge(one) { $0.union($1) }
    }
    #expect(found.keys.sorted() == expected.keys.sorted())
    #expect(found.keys.contains("collision first second "))
    for (key, expectedWidths) in expected {
      #expect(found[key] == expectedWidths, "\(key)")
    }
  }

  @Test func `few sizes are laid out`() throws {
    let report = try SweepHall.report(Self.yaml, over: line(160...5000))

    #expect(report.sizes < 700, "\(report.sizes)")
  }

  @Test func `only where a text gets one line more or less sizes are laid out`() throws {
    let text = (1...120).map { "word\($0)" }.joined(separator: " ")
    let yaml = """
      root:
        id: home
        view:
          subviews:
            - class: UILabel
              id: long
              text: \(text)
              numberOfLines: 0
              constraints: [leading == superview.leading, trailing == superview.trailing,
                top == superview.top]
      """
    let report = try SweepHall.report(yaml, over: line(320...1300))

    // Some twenty line counts; the longest line ends elsewhere at each of the 981 widths.
    #expect(report.sizes < 400, "\(report.sizes)")
  }

  /// A column of labels that ends below most windows, and a bar with a button in front of it.
  private static func column(_ count: Int, isProportional: Bool = false) -> String {
    let labels = (1...count).map { number in
      """
            - class: UILabel
              id: row\(number)
              text: The text of row \(number)
              constraints:
                - leading == superview.leading + 20
                - \(isProportional
                  ? "centerY == superview.centerY * \(Double(number) / Double(count))"
                  : "top == superview.top + \(number * 23)")
      """
    }
    return """
      root:
        id: home
        view:
          subviews:
      \(labels.joined(separator: "\n"))
            - class: UIButton
              id: go
              title: Continue
              constraints:
                - centerX == superview.centerX
                - bottom == superview.bottom - 60
      """
  }

  private func heights(_ range: ClosedRange<Int>) -> SweepSpace {
    var space = line(range)
    space.lines = [SweepLine(device: SweepHall.phone, axis: .height, fixed: 320, range: range)]
    return space
  }

  @Test(arguments: [false, true])
  func `of rows that come into sight one by one the extents are exact`(isProportional: Bool) throws
  {
    let yaml = Self.column(12, isProportional: isProportional)
    let found = widths(try SweepHall.report(yaml, over: heights(60...360)))

    var expected: [String: Set<Int>] = [:]
    for height in 60...360 {
      let one = widths(try SweepHall.report(yaml, over: heights(height...height)))
      expected.merge(one) { $0.union($1) }
    }
    #expect(found == expected)
    #expect(found.keys.contains("collision row3 go "))
  }

  @Test func `rows that come into sight one by one need no sizes`() throws {
    let report = try SweepHall.report(Self.column(40), over: heights(60...1300))

    #expect(report.sizes < 60, "\(report.sizes)")
  }

  @Test(arguments: [2, 3, 7]) func `shares of the work add up to the whole`(count: Int) throws {
    let whole = try SweepHall.report(Self.yaml)
    let joined = try SweepHall.report(Self.yaml, shares: count)

    #expect(joined.findings == whole.findings)
    #expect(joined.sizes == whole.sizes)
    #expect(!whole.findings.isEmpty)
  }

  @Test func `the space covers every device both ways and what lies between`() {
    let space = SweepSpace.all
    let names = Set(space.places.flatMap(\.names))

    for device in Device.all {
      #expect(names.contains("\(device.id) portrait"))
      #expect(names.contains("\(device.id) landscape"))
      for shared in device.sharedWindows {
        let side = shared.orientation.isLandscape ? "landscape" : "portrait"
        #expect(names.contains("\(device.id) \(side) \(shared.share.rawValue)"))
      }
    }
    #expect(space.lines.contains { $0.axis == .width && $0.range == 320...1376 })
    #expect(space.lines.contains { $0.axis == .height && $0.range == 320...1376 })
    #expect(Set(space.lines).count == space.lines.count)
  }

  @Test func `T20 what lies between phones has the sizes of phones of their kind`() {
    let lines = SweepSpace.all.lines.filter { $0.device.idiom == .phone }
    func text(_ lines: [SweepLine]) -> Set<String> {
      Set(lines.map { "\($0.device.id) \($0.axis.rawValue) \($0.range)" })
    }

    let kinds = [
      ("iphone_8", "320...375", "480...667"), ("iphone_17", "375...402", "812...874"),
      ("iphone_air", "414...440", "896...956"),
    ]
    // The phones with a home button that are regular when turned are all of one size.
    #expect(
      text(lines)
        == Set(
          kinds.flatMap { name, short, long in
            [short, long].flatMap { ["\(name) width \($0)", "\(name) height \($0)"] }
          }))
  }

  @Test func `T20 windows of pads have the class of their width`() {
    let pad = Device.named("ipad_9_7") ?? .default
    func horizontal(_ width: CGFloat) -> UIUserInterfaceSizeClass {
      DeviceWindow(device: pad, size: CGSize(width: width, height: 768)).geometry.horizontal
    }

    #expect(horizontal(507) == .compact)
    #expect(horizontal(694) == .regular)
    #expect(horizontal(639) == .compact)
    #expect(horizontal(640) == .regular)
  }

  @Test func `lines on one device share a stage, places do not`() throws {
    let phone = SweepHall.phone
    let lines = [300, 400, 500, 600].map {
      SweepLine(device: phone, axis: .width, fixed: $0, range: 200...500)
    }
    let space = SweepSpace(places: SweepHall.phoneSpace.places, lines: lines)

    let report = DocumentSweep.run(try SceneDocument(text: Self.yaml), over: space)

    #expect(report.stages == 3)
    #expect(report.sizes > 4 * 4)
  }

  @Test func `W01 an app that requires the full screen is not looked at in shared windows`() throws
  {
    let pad = try #require(Device.named("iPad Air 2"))
    let space = SweepSpace(devices: [pad])
    let shared = try SweepHall.report(Self.yaml, over: space)
    let whole = try SweepHall.report("requiresFullScreen: true\n" + Self.yaml, over: space)

    #expect(whole.sizes == 2)
    #expect(shared.sizes > 20)
  }

  @Test func `LG5 labels that follow the reader's text size are cut short where it is large`()
    throws
  {
    let document = try SceneDocument(
      text: """
        root:
          id: home
          view:
            subviews:
              - class: UILabel
                id: heading
                text: A heading of some words
                textStyle: title1
                constraints:
                  - leading == superview.leading + 20
                  - trailing <= superview.trailing - 20
                  - centerY == superview.centerY
        """)
    var large = SweepOptions()
    large.textSize = .accessibilityExtraExtraExtraLarge
    let usual = DocumentSweep.run(document, over: SweepHall.phoneSpace)
    let enlarged = DocumentSweep.run(document, over: SweepHall.phoneSpace, options: large)

    #expect(!usual.findings.contains { $0.rule == .truncated && !$0.places.isEmpty })
    #expect(enlarged.findings.contains { $0.rule == .truncated && !$0.places.isEmpty })
  }

  @Test func `thousands of views are looked at in the extreme windows of each kind only`() throws {
    let views = (0..<3_000).map { "      - {id: v\($0), frame: [0, 0, 1, 1]}\n" }.joined()
    let many = try SceneDocument(text: "root:\n  view:\n    subviews:\n" + views)
    let phone = SweepHall.phone.portraitSize
    let middle = SweepPlace(
      window: DeviceWindow(
        device: SweepHall.phone, size: CGSize(width: phone.width, height: phone.height - 50)),
      names: ["middle"])
    let small = SweepPlace(
      window: DeviceWindow(
        device: SweepHall.phone, size: CGSize(width: phone.width, height: phone.height - 100)),
      names: ["small"])
    var space = SweepHall.phoneSpace
    space.places.insert(contentsOf: [middle, small], at: 0)

    let report = DocumentSweep.run(many, over: space)

    #expect(report.isCoarse)
    #expect(report.sizes == 3, "upright the smallest and the largest, and lying")
    var options = SweepOptions()
    options.isThorough = true
    space.lines = []
    let thorough = DocumentSweep.run(many, over: space, options: options)
    #expect(!thorough.isCoarse)
    #expect(thorough.sizes == 4)
  }
}
