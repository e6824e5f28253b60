import AdaptiveUI
import Testing

struct TraitWordTests {
  @Test func `the values of traits are said by the names of their cases`() {
    expectNames(UITraitHorizontalSizeClass.self)
    expectNames(UITraitVerticalSizeClass.self)
    expectNames(UITraitUserInterfaceIdiom.self)
    expectNames(UITraitUserInterfaceStyle.self)
    expectNames(UITraitUserInterfaceLevel.self)
    expectNames(UITraitLayoutDirection.self)
    expectNames(UITraitDisplayGamut.self)
    expectNames(UITraitAccessibilityContrast.self)
    expectNames(UITraitLegibilityWeight.self)
    expectNames(UITraitListEnvironment.self)
  }

  private func expectNames<T: UITraitDefinition>(_ trait: T.Type)
  where T.Value: RawRepresentable, T.Value.RawValue == Int {
    for value in (-1...9).compactMap(T.Value.init(rawValue:)) {
      #expect(UITraitCollection(trait, value: value).describe(trait) == "\(value)")
    }
  }
}
