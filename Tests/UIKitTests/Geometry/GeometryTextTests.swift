import Testing
import UIKit

/// Geometry as text, as archives and user defaults hold it.
@MainActor struct GeometryTextTests {
  @Test func `geometry goes to text and back`() {
    let rect = CGRect(x: 1, y: 2.5, width: 30, height: 40)
    #expect(NSCoder.string(for: rect) == "{{1, 2.5}, {30, 40}}")
    #expect(NSCoder.cgRect(for: "{{1, 2.5}, {30, 40}}") == rect)
    #expect(NSCoder.cgSize(for: "nothing") == .zero)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSCoder.uiEdgeInsets(for: NSCoder.string(for: insets)) == insets)
  }
}
