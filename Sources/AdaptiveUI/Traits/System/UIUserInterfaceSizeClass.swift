// Reference: UITraitCollection's trait list, iOS 18 and 26 documentation. Rule T18.

/// Coarse width or height.
///
/// Rule T11.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}
