import AdaptiveUI
import Sweep
import Testing

/// Which widths and heights screens have, and whose they are.
struct ScreenLengthTests {
  @Test func `screens are from the smallest phone to the largest pad`() {
    #expect(ScreenLengths(.width, beside: 352).range == 320...1376)
    #expect(ScreenLengths(.height, beside: 640).range == 320...1376)
  }

  @Test func `what is narrower than a phone on its side is as high as one that stands`() {
    #expect(ScreenLengths(.height, beside: 393).range == 480...1376)
  }

  @Test func `the commonest screen of some sizes is named, standing before lying`() {
    let widths = ScreenLengths(.width, beside: 352)

    #expect(widths.screen(in: [160...382]) == "an iPhone SE")
    #expect(widths.screen(in: [660...670]) == "an iPhone SE in landscape")
    #expect(widths.screen(in: [160...319, 1400...1600]) == nil)
  }

  @Test func `on a pad a part of its screen is named`() {
    let widths = ScreenLengths(.width, beside: 1024, on: .pad)

    #expect(widths.screen(in: [585...590]) == "half of an iPad 10")
    #expect(widths.screen(in: [700...768]) == "an iPad 6")
  }
}
