package import AdaptiveUI
package import Attributes
package import Documents
package import Foundation

/// An attribute with its value, or a special key that is stored elsewhere.
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
  /// The size of the controller's view for which its frames were designed, in points.
  package var designSize: CGSize?
  /// The attributes of the class in the scene, in the order in which they are set.
  package var said: [SceneAttribute] = []
  package var layoutMargins: SceneInsets?
  /// The identifiers of the view's layout guides.
  package var layoutGuides: [Marked<String>] = []
  package var hugging: AxisPair?
  package var compressionResistance: AxisPair?
  package var traitOverrides: SceneTraits?
  /// The size classes that the view is installed for.
  ///
  /// Rule A01.
  package var condition: SizeClassCondition?
  package var content = Content()

  /// The special keys of some classes, which are more than a value.
  package struct Content: Sendable {
    package var fontWeight: SceneFontWeight?
    /// In points.
    package var fontSize: Double?
    /// A text style of Dynamic Type.
    package var textStyle: UIFont.TextStyle?
    package var image: SceneImageChoice?
    package var button = Button()
    /// The titles of segments.
    package var segments: [String] = []
    package var spacing: Spacing?
    /// In points.
    package var contentSize: CGSize?
    package var effect: SceneBlur?
    package var action: SceneAction?
    package var table = SceneTable()
    package var collection = SceneCollection()
    package var picker = ScenePicker()
    /// The buttons of a toolbar that is a view of its own.
    package var barItems: [SceneBarButtonItem] = []
    /// The items of a navigation bar that is a view of its own; the last one is shown.
    package var navigationItems: [SceneController.NavigationItem] = []
    /// The tabs of a tab bar that is a view of its own.
    package var tabs: [SceneTab] = []
    /// From 0.
    package var selectedItem: Int?

    /// The buttons of bars that are views of their own, in order.
    package var buttons: [SceneBarButtonItem] { barItems + navigationItems.flatMap(\.buttons) }
    /// The views in such bars, and at the ends of a table.
    package var heldViews: [SceneView] {
      barItems.compactMap(\.customView) + navigationItems.flatMap(\.views) + table.views
    }
  }

  /// The contents of a button.
  package struct Button: Sendable {
    package var type: SceneButtonType?
    package var title: String?
    package var textColor: SceneColor?
    package var configuration: SceneButtonConfiguration?
    package var backgroundImage: SceneImageChoice?
  }

  /// The spacing of arranged views.
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

/// The placement of a view in its superview: by frame and mask, or by constraints.
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

/// UIKit's configurations of buttons.
package enum SceneButtonConfiguration: String, Sendable, CaseIterable {
  case plain
  case gray
  case tinted
  case filled
}
