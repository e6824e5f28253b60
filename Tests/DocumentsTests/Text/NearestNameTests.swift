import Documents
import Testing

struct NearestNameTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let expected: String?
    var testDescription: String { name }

    static let candidates = [
      "leading", "trailing", "top", "bottom", "hidden", "UIViewController",
      "UINavigationController", "orientations", "overrideTraits",
    ]
    static let all = [
      Case(name: "leadng", expected: "leading"),
      Case(name: "Leading", expected: "leading"),
      Case(name: "tpo", expected: "top"),
      Case(name: "isHidden", expected: "hidden"),
      Case(name: "UINavigationControler", expected: "UINavigationController"),
      Case(name: "override-traits", expected: "overrideTraits"),
      Case(name: "orient", expected: "orientations"),
      Case(name: "zebra", expected: nil),
      Case(name: "", expected: nil),
      Case(name: String(repeating: "top", count: 60), expected: nil),
    ]
  }

  @Test(arguments: Case.all) func `the nearest name is found, or none`(_ row: Case) {
    #expect(nearestName(to: row.name, in: Case.candidates) == row.expected)
  }

  @Test func `of equally near names the first wins`() {
    #expect(nearestName(to: "cat", in: ["bat", "hat"]) == "bat")
  }
}
