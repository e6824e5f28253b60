package import AdaptiveUI
package import Documents
package import Foundation

/// A view as a scene describes it.
package struct SceneView: Sendable {
  package var mark: SourceMark
  package var className: Marked<String>
  package var id: Marked<String>?
  package var placement = ScenePlacement()
  package var subviews: [SceneView] = []
  /// The size of a controller's view that frames in it speak of, in points.
  package var designSize: CGSize?
  package var hidden: Bool?
  /// From 0 to 1.
  package var alpha: Double?
  package var backgroundColor: SceneColor?
  package var userInteractionEnabled: Bool?
  package var clipsToBounds: Bool?
  package var tag: Int?
  package var layoutMargins: SceneInsets?
  package var preservesSuperviewLayoutMargins: Bool?
  package var insetsLayoutMarginsFromSafeArea: Bool?
  package var semanticContentAttribute: SceneSemantics?
  /// The names of layout guides of the view's own.
  package var layoutGuides: [Marked<String>] = []
  package var hugging: AxisPair?
  package var compressionResistance: AxisPair?
  package var traitOverrides: SceneTraits?
  /// The size classes that the view is installed for.
  ///
  /// Rule A01.
  package var condition: SizeClassCondition?
  /// Which ambiguity findings speak of.
  package var verifyAmbiguity: AmbiguityCheck?
  package var content = Content()

  /// What only some classes have.
  package struct Content: Sendable {
    package var text: String?
    package var title: String?
    package var placeholder: String?
    package var textAlignment: SceneTextAlignment?
    package var textColor: SceneColor?
    package var fontWeight: SceneFontWeight?
    package var lineBreakMode: SceneLineBreak?
    package var adjustsFontSizeToFitWidth: Bool?
    /// From 0 to 1.
    package var minimumScaleFactor: Double?
    /// In points.
    package var preferredMaxLayoutWidth: Double?
    package var borderStyle: SceneBorderStyle?
    package var secureTextEntry: Bool?
    package var editable: Bool?
    package var showsCancelButton: Bool?
    package var numberOfLines: Int?
    /// In points.
    package var fontSize: Double?
    package var image: SceneImageChoice?
    package var on: Bool?
    /// A text style of Dynamic Type.
    package var textStyle: UIFont.TextStyle?
    /// Titles side by side.
    package var segments: [String] = []
    package var selectedSegment: Int?
    package var value: Double?
    package var minimumValue: Double?
    package var maximumValue: Double?
    package var stepValue: Double?
    /// From 0 to 1.
    package var progress: Double?
    package var progressViewStyle: SceneProgressStyle?
    package var activityStyle: SceneActivityStyle?
    package var hidesWhenStopped: Bool?
    package var animating: Bool?
    package var numberOfPages: Int?
    package var currentPage: Int?
    package var enabled: Bool?
    package var action: SceneAction?
    package var configuration: SceneButtonConfiguration?
    package var button = Button()
    package var stack = Stack()
    /// In points.
    package var contentSize: CGSize?
    package var contentInset: SceneInsets?
    package var scrollEnabled: Bool?
    package var alwaysBounceVertical: Bool?
    package var alwaysBounceHorizontal: Bool?
    package var contentInsetAdjustmentBehavior: SceneInsetAdjustment?
    package var table = SceneTable()
    package var collection = SceneCollection()
    package var picker = ScenePicker()
    package var datePicker = SceneDatePicker()
    /// Buttons of a toolbar of its own.
    package var barItems: [SceneBarButtonItem] = []
    /// Items of a navigation bar of its own, the shown one last.
    package var navigationItems: [SceneController.NavigationItem] = []
    package var prefersLargeTitles: Bool?
    /// Tabs of a bar of its own.
    package var tabs: [SceneTab] = []
    /// From 0.
    package var selectedItem: Int?
    package var effect: SceneBlur?

    /// Buttons of bars of its own, in their order.
    package var buttons: [SceneBarButtonItem] { barItems + navigationItems.flatMap(\.buttons) }
    /// Views that stand in bars of its own, and at the ends of a table.
    package var heldViews: [SceneView] {
      barItems.compactMap(\.customView) + navigationItems.flatMap(\.views) + table.views
    }
  }

  /// What buttons have besides titles.
  package struct Button: Sendable {
    package var type: SceneButtonType?
    package var backgroundImage: SceneImageChoice?
    package var contentEdgeInsets: SceneInsets?
    package var titleEdgeInsets: SceneInsets?
    package var imageEdgeInsets: SceneInsets?
  }

  /// The distance of arranged views.
  package enum Spacing: Sendable {
    /// In points.
    case points(Double)
    case system
  }

  /// What a stack view arranges its subviews by.
  package struct Stack: Sendable {
    package var axis: Marked<String>?
    package var alignment: Marked<String>?
    package var distribution: Marked<String>?
    package var spacing: Spacing?
    package var isLayoutMarginsRelativeArrangement: Bool?
    package var isBaselineRelativeArrangement: Bool?
  }

  /// One number for each axis.
  package struct AxisPair: Sendable, Equatable {
    package var horizontal: Double
    package var vertical: Double
  }
}

/// How a view stands in its superview: by frame and mask, or by constraints.
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

/// How text stands in its view.
package enum SceneTextAlignment: String, Sendable, CaseIterable {
  case left
  case center
  case right
  case justified
  case natural
}
