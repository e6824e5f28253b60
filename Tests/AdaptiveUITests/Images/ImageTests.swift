import AdaptiveUI
import Foundation
import Testing

/// Rules A08–A13: images with versions.
@MainActor struct ImageTests {
  private func image(_ name: String, _ side: CGFloat = 10) -> UIImage {
    UIImage(size: CGSize(width: side, height: side), art: [name])
  }

  private func asset(_ versions: [(String, UITraitMutations)]) -> UIImageAsset {
    let asset = UIImageAsset()
    for (name, traits) in versions {
      asset.register(image(name), with: UITraitCollection(mutations: traits))
    }
    return asset
  }

  private func pick(
    _ asset: UIImageAsset, _ device: String = "iphone_8", _ traits: UITraitMutations = { _ in }
  ) -> String {
    let device = Device.all.first { $0.id == device } ?? .default
    return Environment(host: .device(device)).perform {
      asset.image(with: UITraitCollection(mutations: traits)).art.first ?? "none"
    }
  }

  @Test func `A08 an asset holds versions for scales, size classes, idioms and styles`() {
    let asset = asset([
      ("any", { _ in }), ("3x", { $0.displayScale = 3 }),
      ("low", { $0.verticalSizeClass = .compact }),
      ("wide", { $0.horizontalSizeClass = .regular }), ("pad", { $0.userInterfaceIdiom = .pad }),
      ("dark", { $0.userInterfaceStyle = .dark }),
    ])

    #expect(pick(asset) == "3x")
    #expect(pick(asset, "iphone_8") { $0.displayScale = 1 } == "any")
    #expect(pick(asset) { $0.verticalSizeClass = .compact } == "low")
    #expect(pick(asset) { $0.horizontalSizeClass = .regular } == "wide")
    #expect(pick(asset) { $0.userInterfaceStyle = .dark } == "dark")
    #expect(pick(asset, "ipad_9_7") == "pad")
  }

  @Test func `A10 without a scale a version is for 1, and the same traits replace it`() {
    let asset = UIImageAsset()
    asset.register(image("first"), with: UITraitCollection())
    asset.register(image("2x"), with: UITraitCollection(displayScale: 2))
    let before = pick(asset) { $0.displayScale = 1 }
    asset.register(image("second"), with: UITraitCollection(displayScale: 1))

    #expect(before == "first")
    #expect(pick(asset) { $0.displayScale = 1 } == "second")
    #expect(pick(asset) { $0.displayScale = 2 } == "2x")
    #expect(asset.image(with: UITraitCollection(displayScale: 1)).scale == 1)
  }

  @Test func `A11 scale and idiom are the device's unless said, and there is always an answer`() {
    let asset = asset([
      (
        "phone 2x",
        {
          $0.displayScale = 2
          $0.userInterfaceIdiom = .phone
        }
      ),
      (
        "phone 3x",
        {
          $0.displayScale = 3
          $0.userInterfaceIdiom = .phone
        }
      ),
      (
        "pad 2x",
        {
          $0.displayScale = 2
          $0.userInterfaceIdiom = .pad
        }
      ),
    ])

    #expect(pick(asset, "iphone_8") == "phone 2x")
    #expect(pick(asset, "iphone_x") == "phone 3x")
    #expect(pick(asset, "ipad_9_7") == "pad 2x")
    #expect(pick(asset, "ipad_9_7") { $0.userInterfaceIdiom = .phone } == "phone 2x")
    #expect(pick(asset) { $0.userInterfaceIdiom = .tv } == "phone 2x")
    #expect(pick(UIImageAsset()) == "none")
  }

  @Test func `A12 who contradicts is out, then most matches win, then rank, then scale`() {
    let both = asset([
      ("low", { $0.verticalSizeClass = .compact }),
      (
        "low narrow",
        {
          $0.verticalSizeClass = .compact
          $0.horizontalSizeClass = .compact
        }
      ),
      ("narrow", { $0.horizontalSizeClass = .compact }),
    ])
    let lowNarrow: UITraitMutations = {
      $0.verticalSizeClass = .compact
      $0.horizontalSizeClass = .compact
    }
    #expect(pick(both, "iphone_8", lowNarrow) == "low narrow")
    #expect(
      pick(both) {
        $0.verticalSizeClass = .compact
        $0.horizontalSizeClass = .regular
      } == "low")

    let ranked = asset([
      ("dark", { $0.userInterfaceStyle = .dark }),
      ("narrow", { $0.horizontalSizeClass = .compact }),
      ("low", { $0.verticalSizeClass = .compact }),
      ("phone", { $0.userInterfaceIdiom = .phone }),
    ])
    let all: UITraitMutations = {
      $0.userInterfaceStyle = .dark
      $0.horizontalSizeClass = .compact
      $0.verticalSizeClass = .compact
    }
    var left = ["phone", "low", "narrow", "dark"]
    while !left.isEmpty {
      #expect(pick(ranked, "iphone_8", all) == left.removeFirst())
      ranked.unregister(imageWith: last(ranked, all))
    }

    let scales = asset(
      [1, 2, 4].map { scale in ("\(scale)x", { $0.displayScale = CGFloat(scale) }) })
    #expect(pick(scales) { $0.displayScale = 3 } == "4x")
    #expect(pick(scales) { $0.displayScale = 2 } == "2x")
    #expect(pick(scales) { $0.displayScale = 5 } == "4x")

    let wrong = asset([
      (
        "pad dark",
        {
          $0.userInterfaceIdiom = .pad
          $0.userInterfaceStyle = .dark
        }
      ),
      ("pad", { $0.userInterfaceIdiom = .pad }), ("tv", { $0.userInterfaceIdiom = .tv }),
    ])
    #expect(pick(wrong) { $0.userInterfaceStyle = .light } == "pad")
  }

  /// The traits of the version that is picked.
  private func last(_ asset: UIImageAsset, _ traits: UITraitMutations) -> UITraitCollection {
    Environment(host: .device(Device.all.first { $0.id == "iphone_8" } ?? .default)).perform {
      asset.image(with: UITraitCollection(mutations: traits)).traitCollection
    }
  }

  @Test func `A13 only exactly the same traits take a version away`() {
    let asset = asset([("dark", { $0.userInterfaceStyle = .dark })])
    asset.unregister(
      imageWith: UITraitCollection {
        $0.userInterfaceStyle = .dark
        $0.userInterfaceIdiom = .phone
      })
    let kept = pick(asset) { $0.userInterfaceStyle = .dark }
    asset.unregister(imageWith: UITraitCollection(userInterfaceStyle: .dark))

    #expect(kept == "dark")
    #expect(pick(asset) { $0.userInterfaceStyle = .dark } == "none")
  }

  @Test(arguments: [UIKitEra.ios8, .ios26])
  func `A09 a view shows the version for its own traits, and picks again when they change`(
    era: UIKitEra
  ) {
    let sun = UIImageAsset([
      ImageVariant(size: CGSize(width: 40, height: 40), art: ["tall"]),
      ImageVariant(
        size: CGSize(width: 20, height: 10), art: ["low"],
        traits: UITraitCollection(verticalSizeClass: .compact)),
    ])
    var views: [UIImageView] = []
    let test = TestWindow("iphone_8", era: era) {
      Environment.current.images["sun"] = sun
      let root = UIViewController()
      for index in 0...1 {
        let view = UIImageView(image: UIImage(named: "sun"))
        view.translatesAutoresizingMaskIntoConstraints = false
        if index == 1 { view.traitOverrides.verticalSizeClass = .compact }
        root.view.addSubview(view)
        NSLayoutConstraint.activate(corner(view, root.view))
        views.append(view)
      }
      return root
    }
    func shown() -> [String] {
      views.map { view in
        guard case .picture(let art) = view.presentedContent.role else { return "" }
        return "\(art.joined()) \(view.bounds.size.traceText)"
      }
    }
    let upright = shown()
    // The current traits are not asked.
    let elsewhere = UITraitCollection(verticalSizeClass: .compact).performAsCurrentResult {
      views[0].image = views[0].image
      return shown()[0]
    }
    test.scene.turnDevice(1)
    test.environment.settle()

    #expect(upright == ["tall 40×40", "low 20×10"])
    #expect(elsewhere == "tall 40×40")
    #expect(shown() == ["low 20×10", "low 20×10"])
  }

  @Test func `A08 an image is found by its name, in the version for traits`() throws {
    let environment = Environment()
    environment.images["sun"] = asset([
      ("light", { $0.userInterfaceStyle = .light }), ("dark", { $0.userInterfaceStyle = .dark }),
    ])
    try environment.perform {
      let image = try #require(
        UIImage(
          named: "sun", in: nil, compatibleWith: UITraitCollection(userInterfaceStyle: .dark)))

      #expect(image.art == ["dark"])
      #expect(image.imageAsset === environment.images["sun"])
      #expect(UIImage(named: "moon") == nil)
    }
  }
}

extension UITraitCollection {
  fileprivate func performAsCurrentResult<Result>(_ body: () -> Result) -> Result {
    var result: Result?
    performAsCurrent { result = body() }
    return result ?? body()
  }
}
