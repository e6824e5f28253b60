import Testing
import UIKit

/// What font descriptors answer by attribute.
struct FontAttributeTests {
  @Test func `a descriptor answers by attribute what it says of the font`() throws {
    let descriptor = UIFontDescriptor(name: "Helvetica-Bold", size: 14)

    #expect(descriptor.object(forKey: .size) as? CGFloat == 14)
    #expect(descriptor.object(forKey: .family) as? String == "Helvetica")
    #expect(descriptor.object(forKey: .name) as? String == "Helvetica-Bold")
    #expect(descriptor.postscriptName == "Helvetica-Bold")
    #expect(descriptor.object(forKey: .textStyle) == nil)
    let traits = try #require(
      descriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any])
    #expect(traits[.symbolic] as? UInt32 == UIFontDescriptor.SymbolicTraits.traitBold.rawValue)
    #expect(traits[.weight] as? CGFloat == UIFont.Weight.bold.rawValue)
  }

  @Test func `the font of a style says which`() {
    let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .headline)

    #expect(
      descriptor.object(forKey: .textStyle) as? String == UIFont.TextStyle.headline.rawValue)
    #expect(descriptor.object(forKey: .init(rawValue: "unknown")) == nil)
  }

  @MainActor @Test func `a font and what it is looked for by give each other`() {
    let title = UIFont.preferredFont(forTextStyle: .title1)
    let bold = title.fontDescriptor.withSymbolicTraits(.traitBold)
    #expect(bold.map { UIFont(descriptor: $0, size: 0).pointSize } == title.pointSize)
    #expect(bold?.symbolicTraits == .traitBold)
    #expect(UIFont(descriptor: title.fontDescriptor, size: 0) == title)
    #expect(UIFont(descriptor: title.fontDescriptor, size: 9).pointSize == 9)
    #expect(
      UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body).pointSize
        == UIFont.preferredFont(forTextStyle: .body).pointSize)
  }
}
