import AdaptiveUI
import Testing

/// Runs a test once in each era, with the stages of the era unless they name their own.
struct BothEras: TestTrait, SuiteTrait, TestScoping {
  /// The era of stages that name none.
  @TaskLocal static var era = UIKitEra.ios26

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    for era in UIKitEra.allCases {
      try await Self.$era.withValue(era) { try await function() }
    }
  }
}

extension Trait where Self == BothEras {
  static var bothEras: Self { Self() }
}
