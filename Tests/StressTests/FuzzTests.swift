import Stress
import Testing

/// Inputs that strangers made: a fixed number of each kind here, a million each by
/// `Tests/Scripts/fuzz.py`.
@MainActor struct FuzzTests {
  @Test(arguments: FuzzTarget.allCases) func `no input does harm`(target: FuzzTarget) throws {
    let mutator = try target.mutator()
    for number in 0..<150 {
      let problem = target.run(mutator.input(number, seed: 7))
      #expect(problem == nil, "input \(number) of \(target)")
    }
  }

  @Test func `an input follows from its seed and its number alone`() throws {
    let (first, second) = (try FuzzTarget.scene.mutator(), try FuzzTarget.scene.mutator())
    let inputs = (0..<50).map { first.input($0, seed: 3) }

    #expect(inputs.reversed() == (0..<50).reversed().map { second.input($0, seed: 3) })
    #expect(inputs != (0..<50).map { first.input($0, seed: 4) })
    #expect(Set(inputs).count > 40)
  }

  @Test func `what a terminal would obey is found`() {
    for text in HostileText.all where text != "a\nb" {
      #expect(HostileText.find(in: "a" + text) != nil, "\(text.unicodeScalars.map(\.value))")
    }
    #expect(HostileText.find(in: "plain, ä 漢字 👩‍👩‍👧\n") == nil)
  }
}
