import AdaptiveUI
import Foundation
import Testing

/// Rules T03–T25 and T37, T43: the values themselves, without any hierarchy.
@MainActor struct TraitCollectionTests {
  private struct Density: UITraitDefinition {
    static let defaultValue = 1
  }

  private struct Named: UITraitDefinition {
    static let defaultValue = false
    static let name = "a name"
    static let identifier = "org.example.named"
    static let affectsColorAppearance = true
  }

  @Test func `T03 an initialiser of one trait specifies just that one`() {
    let scale = UITraitCollection(displayScale: 2)
    let style = UITraitCollection(userInterfaceStyle: .dark)

    #expect(scale.changedTraits(from: nil).map { $0.name } == ["scale"])
    #expect(style.changedTraits(from: nil).map { $0.name } == ["style"])
    #expect(scale.horizontalSizeClass == .unspecified)
    #expect(style.userInterfaceStyle == .dark)
    #expect(UITraitCollection(horizontalSizeClass: .compact).horizontalSizeClass == .compact)
    #expect(UITraitCollection(verticalSizeClass: .regular).verticalSizeClass == .regular)
    #expect(UITraitCollection(userInterfaceIdiom: .pad).userInterfaceIdiom == .pad)
    #expect(UITraitCollection(layoutDirection: .rightToLeft).layoutDirection == .rightToLeft)
    #expect(UITraitCollection(userInterfaceLevel: .elevated).userInterfaceLevel == .elevated)
    let large = UITraitCollection(preferredContentSizeCategory: .extraLarge)
    #expect(large.preferredContentSizeCategory == .extraLarge)
    #expect(UITraitCollection(displayScale: 0).changedTraits(from: nil).isEmpty)
  }

  @Test func `T05 the merging initialiser and containsTraits work beside the closures`() {
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(displayScale: 3),
    ])
    let closure = UITraitCollection {
      $0.horizontalSizeClass = .compact
      $0.displayScale = 3
    }

    #expect(merged == closure)
    #expect(closure.containsTraits(in: UITraitCollection(displayScale: 3)))
    #expect(!closure.containsTraits(in: UITraitCollection(displayScale: 1)))
  }

  @Test func `T06 T30 what a closure sets is all that a new collection holds`() {
    func compact(_ traits: inout any UIMutableTraits) { traits.verticalSizeClass = .compact }

    let new = UITraitCollection(mutations: compact)
    let modified = UITraitCollection(displayScale: 2).modifyingTraits(compact)

    #expect(new.changedTraits(from: nil).map { $0.name } == ["vertical"])
    #expect(modified.verticalSizeClass == .compact)
    #expect(modified.displayScale == 2)
  }

  @Test func `T08 one trait is replaced, read, and made a collection by its type`() {
    let phone = UITraitCollection(userInterfaceIdiom: .phone)

    let copy = phone.replacing(Density.self, value: 4)

    #expect(copy[Density.self] == 4)
    #expect(copy.userInterfaceIdiom == .phone)
    #expect(phone[Density.self] == 1)
    #expect(UITraitCollection(Density.self, value: 4)[Density.self] == 4)
  }

  @Test func `T10 changedTraits lists the types that differ, nothing standing for unspecified`() {
    let old = UITraitCollection {
      $0.horizontalSizeClass = .compact
      $0.displayScale = 2
    }
    let new = old.modifyingTraits { $0.horizontalSizeClass = .regular }

    #expect(new.changedTraits(from: old).map { $0.name } == ["horizontal"])
    #expect(old.changedTraits(from: old).isEmpty)
    #expect(old.changedTraits(from: nil).count == 2)
  }

  @Test func `T11 T12 raw values are UIKit's`() {
    let classes: [UIUserInterfaceSizeClass] = [.unspecified, .compact, .regular]
    let idioms: [UIUserInterfaceIdiom] = [
      .unspecified, .phone, .pad, .tv, .carPlay, .mac, .vision,
    ]

    #expect(classes.map(\.rawValue) == [0, 1, 2])
    #expect(idioms.map(\.rawValue) == [-1, 0, 1, 2, 3, 5, 6])
  }

  @Test func `T13 four combinations of coarse width and height, whatever the points`() {
    let classes: [UIUserInterfaceSizeClass] = [.compact, .regular]
    let all = classes.flatMap { horizontal in
      classes.map { vertical in
        UITraitCollection {
          $0.horizontalSizeClass = horizontal
          $0.verticalSizeClass = vertical
        }
      }
    }

    #expect(Set(all).count == 4)
    for collection in all { #expect(collection.changedTraits(from: nil).count == 2) }
  }

  @Test func `T18 further traits are read and written like any other`() {
    let traits = UITraitCollection {
      $0.accessibilityContrast = .high
      $0.legibilityWeight = .bold
      $0.displayGamut = .P3
      $0.forceTouchCapability = .available
      $0.activeAppearance = .inactive
      $0.toolbarItemPresentationSize = .large
      $0.imageDynamicRange = .constrainedHigh
      $0.sceneCaptureState = .active
      $0.typesettingLanguage = Locale.Language(identifier: "ta")
      $0.listEnvironment = .insetGrouped
      $0.tabAccessoryEnvironment = .inline
      $0.resolvesNaturalAlignmentWithBaseWritingDirection = true
    }

    #expect(traits.changedTraits(from: nil).count == 12)
    #expect(traits.accessibilityContrast == .high && traits.legibilityWeight == .bold)
    #expect(traits.displayGamut == .P3 && traits.forceTouchCapability == .available)
    #expect(traits.activeAppearance == .inactive && traits.toolbarItemPresentationSize == .large)
    #expect(traits.imageDynamicRange == .constrainedHigh && traits.sceneCaptureState == .active)
    #expect(traits.typesettingLanguage == Locale.Language(identifier: "ta"))
    #expect(traits.listEnvironment == .insetGrouped && traits.tabAccessoryEnvironment == .inline)
    #expect(traits.resolvesNaturalAlignmentWithBaseWritingDirection)
    #expect(UITraitCollection().forceTouchCapability == .unknown)
  }

  @Test func `T21 a custom trait needs only a default, and may name itself`() {
    #expect(Density.name == "Density")
    #expect(Density.identifier.hasSuffix("Density"))
    #expect(!Density.affectsColorAppearance)
    #expect(Named.name == "a name")
    #expect(Named.affectsColorAppearance)
  }

  @Test func `T22 a trait that nobody set has its default, and its type is the key`() {
    let key: UITrait = Density.self
    let traits = UITraitCollection(Density.self, value: 2)

    #expect(UITraitCollection()[Density.self] == 1)
    #expect(traits.changedTraits(from: nil).contains { $0 == key })
    #expect(!traits[Named.self])
  }

  @Test func `T23 values are compared with their own equality`() {
    struct Loose: Equatable {
      var shown: Int
      var hidden: Int
      static func == (first: Loose, second: Loose) -> Bool { first.shown == second.shown }
    }
    struct Trait: UITraitDefinition {
      static let defaultValue = Loose(shown: 0, hidden: 0)
    }

    let first = UITraitCollection(Trait.self, value: Loose(shown: 1, hidden: 1))
    let same = UITraitCollection(Trait.self, value: Loose(shown: 1, hidden: 2))
    let other = UITraitCollection(Trait.self, value: Loose(shown: 2, hidden: 1))

    #expect(first == same && first.changedTraits(from: same).isEmpty)
    #expect(first != other)
  }

  @Test(.bothEras) func `T37 the system's lists hold what colours and images depend on`() {
    let colors = UITraitCollection.systemTraitsAffectingColorAppearance.map { $0.identifier }
    let images = UITraitCollection.systemTraitsAffectingImageLookup.map { $0.identifier }

    #expect(colors.contains(UITraitUserInterfaceStyle.identifier))
    #expect(!colors.contains(UITraitVerticalSizeClass.identifier))
    #expect(images.contains(UITraitVerticalSizeClass.identifier))
    #expect(images.contains(UITraitDisplayScale.identifier))
    #expect(!images.contains(UITraitPreferredContentSizeCategory.identifier))
  }

  @Test(.bothEras) func `T43 performAsCurrent installs a collection and brings the old one back`() {
    let outer = UITraitCollection(displayScale: 2)
    let inner = UITraitCollection(displayScale: 3)
    var seen: [CGFloat] = []

    outer.performAsCurrent {
      inner.performAsCurrent { seen.append(UITraitCollection.current.displayScale) }
      seen.append(UITraitCollection.current.displayScale)
    }
    seen.append(UITraitCollection.current.displayScale)

    #expect(seen == [3, 2, 0])
  }
}
