import RuleTexts
import Testing

/// The sentences beside the list of rules.
struct RuleTextTests {
  @Test func `every rule of the list has one sentence`() throws {
    #expect(RuleTexts.all.map(\.id).sorted() == (try Rule.all().map(\.id).sorted()))
  }

  @Test func `sentences end with a full stop, are short and differ`() {
    for rule in RuleTexts.all {
      #expect(rule.text.hasSuffix("."), "\(rule.id)")
      #expect(rule.text.count < 110, "\(rule.id)")
    }
    let texts = RuleTexts.all.map(\.text)
    #expect(Set(texts).count > texts.count - 4)
    #expect(RuleTexts.text(of: "C10")?.hasPrefix("A controller hears") == true)
    #expect(RuleTexts.text(of: "C99") == nil)
  }
}
