import Documents
import Foundation
import InterfaceBuilder

/// Documents of Interface Builder, laid out on their own canvas and opened as a scene.
@MainActor enum StoryboardFuzzing {
  static func run(_ input: [UInt8]) -> String? {
    do {
      let document = try InterfaceBuilderDocument(Data(input), file: "fuzz.storyboard")
      for scene in DesignCanvas.layOut(document) {
        for view in scene.views where !(view.frame.minX + view.frame.width).isFinite {
          return "the frame of \(view.id) is \(view.frame)"
        }
      }
      return SessionCheck.problem(document, input: input)
    } catch {
      return HostileText.find(in: error.text()).map { "\($0) in the errors" }
    }
  }

  nonisolated static let words = [
    "<view key=\"view\" id=\"q\">", "</view>", "<subviews>", "</subviews>", "<constraints>",
    "</constraints>", "<constraint firstItem=\"", "secondItem=\"", "firstAttribute=\"leading\"",
    "secondAttribute=\"width\"", "multiplier=\"1:2\"", "constant=\"nan\"", "priority=\"1e9\"",
    "relation=\"lessThanOrEqual\"", "<label text=\"", "<stackView axis=\"vertical\">",
    "<tableView>", "<collectionView>", "<scrollView>", "<segmentedControl>", "<connections>",
    "<segue destination=\"", "kind=\"embed\"", "kind=\"presentation\"", "<placeholder ",
    "<rect key=\"frame\" x=\"1e308\" y=\"-1e308\" width=\"inf\" height=\"0\"/>", "<variation ",
    "<include reference=\"", "<exclude reference=\"", "useSafeAreas=\"YES\"", "&#27;[2J", "&#155;",
    "&#x9D;0;t&#x9C;", "&amp;", "&lt;", "<![CDATA[", "]]>", "<!--", "-->", "<?xml ?>",
    "<!DOCTYPE a>",
    "initialViewController=\"", "<navigationController ", "<splitViewController ",
    "<tabBarController ", "<viewController ", "customClass=\"", "&#x202E;",
  ]
}
