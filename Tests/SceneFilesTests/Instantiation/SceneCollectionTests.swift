import AdaptiveLists
import AdaptiveUI
import BundledScenes
import Documents
import Foundation
import SceneFiles
import Testing

/// Collection views and images with versions in scenes.
@MainActor struct SceneCollectionTests {
  private func bundled(_ name: String) throws -> SceneStage {
    let scene = try #require(BundledScenes.scene(named: name))
    let document = try SceneDocument(scene.bytes, file: name)
    let device = try #require(document.device)
    return SceneStage(document, host: .device(device.value))
  }

  private func turn(_ stage: SceneStage) {
    stage.window.windowScene?.turnDevice(1)
    stage.environment.settle()
  }

  @Test func `A15 the items of a scene fill lines with the scene's numbers`() throws {
    let stage = try SceneStage(
      """
      root:
        view:
          subviews:
            - class: UICollectionView
              frame: [0, 0, 320, 160]
              itemSize: [96, 32]
              minimumLineSpacing: 16
              minimumInteritemSpacing: 8
              sectionInset: [16, 8, 16, 8]
              headerReferenceSize: [1, 32]
              sections:
                - items: [{id: a, text: A}, {id: b, text: B}, {id: c, text: C}, {id: d, text: D}]
                - header: More
                  items: [{id: e, text: E, size: [200, 48]}]
      """)

    // 304 between the insets: three items and two gaps of 8. The first section has no header.
    #expect(stage.frame("a") == "8 16 96 32")
    #expect(stage.frame("c") == "216 16 96 32")
    #expect(stage.frame("d") == "8 64 96 32")
    // 112 of the first section, then header and inset; a line that only one item fits on has it in
    // the middle.
    #expect(stage.frame("e") == "none")
    (stage.window.rootViewController?.view.subviews.first as? UIScrollView)?.contentOffset.y = 60
    stage.environment.settle()
    #expect(stage.frame("e") == "60 100 200 48")
  }

  @Test func `A20 the axis of the bundled scene follows the height class`() throws {
    let stage = try bundled("flow-layout")
    let view = try #require(stage.instance.view("grid") as? UICollectionView)
    let layout = try #require(view.collectionViewLayout as? UICollectionViewFlowLayout)
    let upright = (layout.scrollDirection, view.contentSize.width > 375)
    turn(stage)

    #expect(upright == (.horizontal, true))
    #expect(layout.scrollDirection == .vertical)
    #expect(view.contentSize.width == 667)
  }

  @Test func `A08 A09 A12 each view of the bundled scene picks its version`() throws {
    let stage = try bundled("image-variants")
    func sizes() -> [String] {
      ["own", "overridden"].map {
        stage.frame($0).split(separator: " ").suffix(2).joined(separator: "×")
      }
    }
    let upright = sizes()
    turn(stage)

    #expect(upright == ["136×128", "136×64"])
    #expect(sizes() == ["136×64", "136×64"])
    let pad = try #require(Device.all.first { $0.id == "ipad_9_7" })
    let scene = try #require(BundledScenes.scene(named: "image-variants"))
    let document = try SceneDocument(scene.bytes, file: "image-variants")
    #expect(SceneStage(document, host: .device(pad)).frame("own").hasSuffix(" 200 160"))
  }

  @Test func `an item's action runs when it is chosen`() throws {
    let stage = try SceneStage(
      """
      root:
        id: home
        view:
          class: UICollectionView
          items: [first, {id: go, text: Go, action: present info}]
      controllers: [{id: info}]
      presentations: [{id: info, controller: info}]
      """)
    let cell = try #require(stage.instance.view("go") as? UICollectionViewCell)
    cell.activateAsUser()
    stage.environment.settle()

    #expect(stage.instance.root.presentedViewController?.identifier == "info")
    #expect(cell.isSelected)
  }

  @Test func `A23 items of estimated size are as large as their text`() throws {
    let stage = try SceneStage(
      """
      root:
        view:
          class: UICollectionView
          estimatedItemSize: [50, 50]
          items: [{id: short, text: abc}, {id: long, text: abcdefghij}]
      """, host: .terminal(TerminalHost(columns: 100, rows: 40)))

    let widths = ["short", "long"].map { stage.instance.view($0)?.bounds.width ?? 0 }
    #expect(widths[1] > widths[0])
    #expect(widths[0] > 32)
  }

  private func errors(_ text: String) -> String {
    do {
      _ = try SceneDocument(text: text)
      return "none"
    } catch {
      return error.description
    }
  }

  @Test func `what is wrong with images and items is said with its place`() {
    let text = errors(
      """
      images:
        - {name: sun, variants: [{size: [10, 10], art: [x]}]}
        - {name: sun, variants: [{art: [x]}]}
        - {name: moon}
      root:
        view:
          class: UICollectionView
          items: [{size: [1, 2]}]
          sections: [{items: [a]}]
          scrollDirection: [{when: {h: compact}}, sideways]
          subviews:
            - {class: UIImageView, image: sum}
            - {class: UILabel, itemSize: [1, 2]}
      """)

    let lines = text.split(separator: "\n").filter { $0.hasPrefix("scene:") }
    #expect(
      lines.dropLast() == [
        "scene:3:12: “sun” is already an image", "scene:3:28: a variant needs a “size”",
        "scene:4:5: an image needs “variants”", "scene:7:5: “items” or “sections”, not both",
        "scene:8:13: an item needs a “text”", "scene:10:23: an “axis” is missing",
        "scene:10:45: “sideways” is not an axis; it may be vertical, horizontal",
        "scene:12:37: no image is called “sum”",
      ])
    #expect(lines.last?.hasPrefix("scene:13:") == true)
    #expect(lines.last?.contains("itemSize") == true)
  }
}
