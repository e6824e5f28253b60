import Testing

/// Compares the list of rules with the names of the tests.
struct CoverageTests {
  /// How many rules have a test at least.
  ///
  /// Raise it when the printed number has grown.
  private static let floor = 524

  /// Lines such as `T (high or medium) T03 T05`, a family a line.
  private static func listing(_ rules: [Rule]) -> String {
    var families: [(name: Substring, ids: [String])] = []
    for rule in rules {
      if families.last?.name != rule.family { families.append((rule.family, [])) }
      families[families.count - 1].ids.append(rule.id)
    }
    return families.map { "  \($0.name): \($0.ids.joined(separator: " "))" }
      .joined(separator: "\n")
  }

  @Test func `the share of rules that have a test does not drop`() throws {
    let rules = try Rule.all()
    let named = Set(try TestNames.all().flatMap(TestNames.ids))
    let excused = Set(try Rule.exceptions().map(\.id))

    let covered = rules.filter { named.contains($0.id) }
    let open = rules.filter { !named.contains($0.id) && !excused.contains($0.id) }
    let sure = open.filter { $0.confidence != .low }

    print(
      """
      \(covered.count) of \(rules.count) rules have a test, \(excused.count) are excused.
      \(sure.count) of high or medium confidence have none:
      \(Self.listing(sure))
      \(open.count - sure.count) of low confidence have none:
      \(Self.listing(open.filter { $0.confidence == .low }))
      """)
    #expect(rules.count == 526)
    #expect(covered.count >= Self.floor, "\(covered.count) rules have a test")
  }

  @Test func `tests name only rules of the list`() throws {
    let known = Set(try Rule.all().map(\.id))
    for name in try TestNames.all() {
      for id in TestNames.ids(of: name) {
        #expect(known.contains(id), "there is no rule \(id): \(name)")
      }
    }
  }

  @Test func `every rule that differs by era is tested in both`() throws {
    var open = Set(try Rule.differingByEra())
    #expect(open.count > 45)
    let both = /UIKitEra\.allCases|\.bothEras|\[UIKitEra\.ios8, \.ios26\]|\brow\.era\b/
    var eras: [String: Set<String>] = [:]
    for (name, text) in try TestNames.texts() {
      for id in TestNames.ids(of: name) {
        if text.firstMatch(of: both) != nil { eras[id, default: []] = ["8", "26"] }
        let isEarly = text.contains("ios8") || text.contains("uikit: 8")
        eras[id, default: []].insert(isEarly ? "8" : "26")
        if isEarly, text.contains("ios26") { eras[id, default: []].insert("26") }
      }
    }
    open = open.filter { (eras[$0] ?? []).count < 2 }
    #expect(open == [], "tested in one era only")
  }

  @Test func `every exception is a rule and has a reason`() throws {
    let known = Set(try Rule.all().map(\.id))
    for (id, reason) in try Rule.exceptions() {
      #expect(known.contains(id), "\(id)")
      #expect(reason.count > 20, "\(id)")
    }
  }
}
