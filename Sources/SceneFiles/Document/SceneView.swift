package import AdaptiveUI
package import Attributes
package import Documents
package import Foundation

/// An attribute with its value, or something special that is elsewhere.
package enum SceneAttribute: Sendable {
  case value(Attribute, AttributeValue)
  case special(SpecialAttribute)
}

/// A view as a scene describes it.
package struct SceneView: Sendable {
  package var mark: SourceMark
  package var className: Marked<String>
  package var id: Marked<String>?
  package var placement = ScenePlacement()
  package var subviews: [SceneView] = []
  /// The size of a controller's view that frames in it speak of, in points.
  package var designSize: CGSize?
  /// What the scene says of the attributes of the class, in the order in which they are set.
  package var said: [SceneAttribute] = []
  package var layoutMargins: SceneInsets?
  /// The names of layout guides of the view's own.
  package var layoutGuides: [Marked<String>] = []
  package var hugging: AxisPair?
  package var compressionResistance: AxisPair?
  package var traitOverrides: SceneTraits?
  /// The size classes that the view is installed for.
  ///
  /// Rule A01.
  package var condition: SizeClassCondition?
  package var content = Content()

  /// What is special in some classes: more than a value.
  package struct Content: Sendable {
    package var fontWeight: SceneFontWeight?
    /// In points.
    package var fontSize: Double?
    /// A text style of Dynamic Type.
    package var textStyle: UIFont.TextStyle?
    package var image: SceneImageChoice?
    package var button = Button()
    /// Titles side by side.
    package var segments: [String] = []
    package var spacing: Spacing?
    /// In points.
    package var contentSize: CGSize?
    package var effect: SceneBlur?
    package var action: SceneAction?
    package var table = SceneTable()
    package var collection = SceneCollection()
    package var picker = ScenePicker()
    /// Buttons of a toolbar of its own.
    package var barItems: [SceneBarButtonItem] = []
    /// Items of a navigation bar of its own, the shown one last.
    package var navigationItems: [SceneController.NavigationItem] = []
    /// Tabs of a bar of its own.
    package var tabs: [SceneTab] = []
    /// From 0.
    package var selectedItem: Int?

    /// Buttons of bars of its own, in their order.
    package var buttons: [SceneBarButtonItem] { barItems + navigationItems.flatMap(\.buttons) }
    /// Views that are in bars of its own, and at the ends of a table.
    package var heldViews: [SceneView] {
      barItems.compactMap(\.customView) + navigationItems.flatMap(\.views) + table.views
    }
  }

  /// What a button shows.
  package struct Button: Sendable {
    package var type: SceneButtonType?
    package var title: String?
    package var textColor: SceneColor?
    package var configuration: SceneButtonConfiguration?
    package var backgroundImage: SceneImageChoice?
  }

  /// The distance of arranged views.
  package enum Spacing: Sendable {
    /// In points.
    case points(Double)
    case system
  }

  /// One number for each axis.
  package struct AxisPair: Sendable, Equatable {
    package var horizontal: Double
    package var vertical: Double
  }
}

/// How a view is placed in its superview: by frame and mask, or by constraints.
package struct ScenePlacement: Sendable {
  /// In points of the superview.
  package var frame: Marked<CGRect>?
  package var autoresizing: UIView.AutoresizingMask?
  package var constraints: [SceneConstraint] = []
}

/// Insets in points.
package struct SceneInsets: Sendable, Equatable {
  package var top: Double
  package var left: Double
  package var bottom: Double
  package var right: Double
}

/// UIKit's looks of buttons.
package enum SceneButtonConfiguration: String, Sendable, CaseIterable {
  case plain
  case gray
  case tinted
  case filled
}
