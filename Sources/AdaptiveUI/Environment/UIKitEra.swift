/// A generation of UIKit whose rules the model follows.
public enum UIKitEra: Int, Sendable, CaseIterable {
  /// iOS 8 to 12, as the 2014–2018 guides describe.
  case legacy8 = 8
  /// iOS 17 to 26.
  case current = 26
}
