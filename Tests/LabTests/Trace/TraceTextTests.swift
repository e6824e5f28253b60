import AdaptiveUI
import Lab
import Testing

/// How a trace writes what was and what is.
struct TraceTextTests {
  @Test(arguments: [
    ("375×667", "667×375", "375×667 → 667×375"),
    ("vertical regular", "vertical compact", "vertical regular → compact"),
    ("frame 0 0 375×667", "frame 0 0 375×647", "frame 0 0 375×667 → 375×647"),
    ("frame 0 0 375×667", "frame 0 20 375×647", "frame 0 0 375×667 → 0 20 375×647"),
    (
      "horizontal compact, vertical regular", "horizontal regular, vertical compact",
      "horizontal compact → regular, vertical regular → compact"
    ),
  ])
  func `C21 a name is written once, a frame's origin again if it is new`(
    old: String, new: String, change: String
  ) {
    let event = TraceEvent(.state, nil, "view", old: old, new: new, rule: "C21")

    #expect(TraceText.line(event, rules: false) == "view  \(change)")
  }
}
