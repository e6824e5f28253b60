import Foundation

extension String {
  /// How often a text occurs.
  func count(of text: String) -> Int { components(separatedBy: text).count - 1 }
}
