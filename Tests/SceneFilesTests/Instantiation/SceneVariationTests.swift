import AdaptiveUI
import Foundation
import SceneFiles
import Testing

/// Rules A01, A03 and A04: what a scene installs for some size classes only.
@MainActor struct SceneVariationTests {
  private func open(era: UIKitEra = .ios26) throws -> SceneStage {
    try SceneStage(
      """
      root:
        id: root
        view:
          subviews:
            - {id: banner, when: {w: regular}, size: [80, 32], edges: superview @1}
            - {id: text, size: [100, 50]}
          constraints:
            - text.leading == superview.leading
            - {when: {w: regular}, equation: text.top == superview.top + 10}
            - {when: {w: compact}, equation: text.top == superview.top + 99}
      """, era: era)
  }

  @Test(arguments: [UIKitEra.ios8, .ios26])
  func `A01 views and constraints of the size classes come and go by themselves`(
    era: UIKitEra
  ) throws {
    let stage = try open(era: era)
    func seen() -> [String] {
      [stage.frame("text"), String(stage.instance.view("banner")?.isInstalled == true)]
    }
    let wide = seen()
    stage.resize(columns: 60, rows: 40)
    let narrow = seen()
    stage.resize(columns: 100, rows: 40)

    #expect(wide == ["0 10 100 50", "true"])
    #expect(narrow == ["0 99 100 50", "false"])
    #expect(seen() == wide)
  }

  @Test func `A03 a view that is not installed stays in the hierarchy and can be changed`() throws {
    let stage = try open()
    stage.resize(columns: 60, rows: 40)
    let banner = try #require(stage.instance.view("banner"))
    banner.alpha = 0.5
    let hit = stage.window.hitTest(CGPoint(x: 4, y: 4), with: nil)

    #expect(banner.superview === stage.instance.view("root"))
    #expect(!banner.isInstalled)
    #expect(hit !== banner)
    stage.resize(columns: 100, rows: 40)
    #expect(banner.alpha == 0.5)
    #expect(stage.window.hitTest(CGPoint(x: 4, y: 4), with: nil) === banner)
  }

  @Test func `A04 what code removed comes back with the size classes, what it hid stays hidden`()
    throws
  {
    let stage = try open()
    let banner = try #require(stage.instance.view("banner"))
    banner.isHidden = true
    banner.removeFromSuperview()
    stage.resize(columns: 60, rows: 40)
    let narrow = banner.superview
    stage.resize(columns: 100, rows: 40)

    #expect(narrow == nil)
    #expect(banner.superview === stage.instance.view("root"))
    #expect(banner.isHidden)
    #expect(stage.frame("banner").hasSuffix(" 80 32"))
  }
}
