import AdaptiveUI
import Foundation
import TestStage
import Testing

/// Rules P01 and LG5: what the reader has set in the system, as opposed to what a program overrides.
@MainActor struct SystemSettingTests {
  private static let large = UITraitCollection {
    $0.preferredContentSizeCategory = .accessibilityExtraLarge
    $0.userInterfaceStyle = .dark
    $0.layoutDirection = .rightToLeft
  }

  private func environment(_ settings: UITraitCollection = large) -> Environment {
    Environment(host: .device(.default), settings: settings)
  }

  private func label(follows: Bool) -> UILabel {
    let label = UILabel()
    label.text = "text"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = follows
    return label
  }

  @Test func `P01 what the reader has set flows from the screen, and is nobody's override`() {
    let test = TestWindow(environment: environment()) { UIViewController() }
    let application = test.environment.application
    let all: [any UITraitEnvironment] = [
      test.environment.screen, test.scene, test.window, test.root, test.root.view,
    ]

    #expect(all.allSatisfy { $0.traitCollection.containsTraits(in: Self.large) })
    #expect(!test.scene.traitOverrides.contains(UITraitPreferredContentSizeCategory.self))
    #expect(application.preferredContentSizeCategory == .accessibilityExtraLarge)
    #expect(application.userInterfaceLayoutDirection == .rightToLeft)
  }

  @Test func `T47 what is there from the start is told to nobody`() {
    final class Witness: UIViewController {
      var told = 0
      override func traitCollectionDidChange(_ previous: UITraitCollection?) { told += 1 }
    }
    let witness = environment().perform { Witness() }
    let test = TestWindow(environment: witness.environment) { witness }

    #expect(test.root.traitCollection.userInterfaceStyle == .dark)
    #expect(witness.told == 0)
  }

  @Test func `LG5 a font without traits has the size that the reader has set, not an override's`() {
    let body = environment().perform { UIFont.preferredFont(forTextStyle: .body).pointSize }
    let silent = environment().perform {
      UIFont.preferredFont(
        forTextStyle: .body, compatibleWith: UITraitCollection(userInterfaceStyle: .dark))
    }
    let own = environment().perform { UIFontMetrics.default.scaledValue(for: 17) }
    var overridden: CGFloat = 0
    environment(UITraitCollection()).perform {
      Self.large.performAsCurrent {
        overridden = UIFont.preferredFont(forTextStyle: .body).pointSize
      }
    }

    #expect([body, silent.pointSize, own] == [40, 40, 40])
    #expect(overridden == 17)
  }

  @Test func `LG5 fonts are made at the reader's size, and those that follow it change later`() {
    var labels: [UILabel] = []
    let test = TestWindow(environment: environment()) {
      let root = UIViewController()
      labels = [true, false].map { label(follows: $0) }
      labels.forEach(root.view.addSubview)
      return root
    }
    let before = labels.map(\.font.pointSize)

    test.environment.changeSettings { $0.preferredContentSizeCategory = .large }
    test.environment.settle()

    #expect(before == [40, 40])
    #expect(labels.map(\.font.pointSize) == [17, 40])
    #expect(test.root.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func `LG5 another text size is posted once, another style is not`() {
    @MainActor final class News {
      var sizes: [UIContentSizeCategory?] = []
    }
    let news = News()
    let environment = environment()
    let observer = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: environment.application,
      queue: nil
    ) { note in
      let size = note.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? UIContentSizeCategory
      MainActor.assumeIsolated { news.sizes.append(size) }
    }
    defer { NotificationCenter.default.removeObserver(observer) }

    environment.changeSettings { $0.preferredContentSizeCategory = .small }
    environment.changeSettings { $0.userInterfaceStyle = .light }

    #expect(news.sizes == [.small])
  }

  @Test func `P02 a scene's override goes over what the reader has set, whatever comes later`() {
    let test = TestWindow(environment: environment()) { UIViewController() }
    test.scene.traitOverrides.userInterfaceStyle = .light

    test.environment.changeSettings { $0.preferredContentSizeCategory = .small }
    test.environment.settle()

    #expect(test.root.traitCollection.userInterfaceStyle == .light)
    #expect(test.root.traitCollection.preferredContentSizeCategory == .small)
  }

  @Test func `P01 C11 what the reader has set stays when the device turns`() {
    let test = TestWindow(environment: environment()) { UIViewController() }

    test.scene.turnDevice(1)
    test.environment.settle()

    #expect(test.root.traitCollection.containsTraits(in: Self.large))
    #expect(test.root.traitCollection.verticalSizeClass == .compact)
  }
}
