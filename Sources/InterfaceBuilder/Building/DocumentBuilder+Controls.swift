import AdaptiveUI
import Foundation

// What the elements of controls say of their state.

extension DocumentBuilder {
  /// What all controls have.
  func fill(_ control: UIControl, _ element: DocumentElement) {
    control.isEnabled = element["enabled"] != "NO"
    control.isSelected = element.flag("selected")
    control.isHighlighted = element.flag("highlighted")
    // Switches and segments say how they are aligned too, but fill their frames.
    guard control is UIButton else { return }
    control.contentHorizontalAlignment =
      Self.horizontals[element["contentHorizontalAlignment"] ?? ""] ?? .center
    control.contentVerticalAlignment =
      Self.verticals[element["contentVerticalAlignment"] ?? ""] ?? .center
  }

  static let horizontals: [String: UIControl.ContentHorizontalAlignment] = [
    "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
    "trailing": .trailing,
  ]

  static let verticals: [String: UIControl.ContentVerticalAlignment] = [
    "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
  ]

  /// What controls and other views without text have of their own.
  func fillOther(_ view: UIView, _ element: DocumentElement) {
    switch view {
    case let toggle as UISwitch:
      toggle.isOn = element.flag("on")
      toggle.title = element.string("title")
      toggle.onTintColor = colors.color(element, key: "onTintColor")
      toggle.thumbTintColor = colors.color(element, key: "thumbTintColor")
    case let pages as UIPageControl: fill(pages, element)
    case let slider as UISlider:
      slider.minimumValue = Float(element.number("minValue") ?? 0)
      slider.maximumValue = Float(element.number("maxValue") ?? 1)
      slider.value = Float(element.number("value") ?? 0)
      slider.isContinuous = element["continuous"] != "NO"
      slider.minimumTrackTintColor = colors.color(element, key: "minimumTrackTintColor")
      slider.maximumTrackTintColor = colors.color(element, key: "maximumTrackTintColor")
      slider.thumbTintColor = colors.color(element, key: "thumbTintColor")
      slider.minimumValueImage = image(element["minimumValueImage"])
      slider.maximumValueImage = image(element["maximumValueImage"])
    case let stepper as UIStepper: fill(stepper, element)
    case let segments as UISegmentedControl: fill(segments, element)
    case let progress as UIProgressView:
      progress.progress = Float(element.number("progress") ?? 0)
      progress.progressTintColor = colors.color(element, key: "progressTintColor")
      progress.trackTintColor = colors.color(element, key: "trackTintColor")
      progress.progressImage = image(element["progressImage"])
      progress.trackImage = image(element["trackImage"])
      progress.progressViewStyle = element["progressViewStyle"] == "bar" ? .bar : .default
    case let picker as UIDatePicker: fill(picker, element)
    case let activity as UIActivityIndicatorView: fill(activity, element)
    case let effect as UIVisualEffectView: effect.effect = Self.effect(element)
    default: break
    }
  }

  private func fill(_ pages: UIPageControl, _ element: DocumentElement) {
    pages.numberOfPages = Int(element.number("numberOfPages") ?? 0)
    pages.currentPage = Int(element.number("currentPage") ?? 0)
    pages.pageIndicatorTintColor = colors.color(element, key: "pageIndicatorTintColor")
    pages.currentPageIndicatorTintColor = colors.color(
      element, key: "currentPageIndicatorTintColor")
    if surface.hidesSinglePages, element.flag("hidesForSinglePage") {
      pages.hidesForSinglePage = true
    }
  }

  private func fill(_ stepper: UIStepper, _ element: DocumentElement) {
    stepper.minimumValue = element.number("minimumValue") ?? 0
    stepper.maximumValue = element.number("maximumValue") ?? 100
    stepper.stepValue = max(element.number("stepValue") ?? 1, 0)
    stepper.wraps = element.flag("wraps")
    stepper.value = element.number("value") ?? 0
  }

  private func fill(_ control: UISegmentedControl, _ element: DocumentElement) {
    control.selectedSegmentIndex = Int(element.number("selectedSegmentIndex") ?? -1)
    control.selectedSegmentTintColor = colors.color(element, key: "selectedSegmentTintColor")
    control.apportionsSegmentWidthsByContent = element.flag("apportionsSegmentWidthsByContent")
    for (index, segment) in element.list("segments").enumerated() {
      if let image = image(segment["image"]) { control.setImage(image, forSegmentAt: index) }
      control.setWidth(CGFloat(segment.number("width") ?? 0), forSegmentAt: index)
      control.setEnabled(segment["enabled"] != "NO", forSegmentAt: index)
    }
  }

  private func fill(_ picker: UIDatePicker, _ element: DocumentElement) {
    picker.datePickerMode = Self.pickerModes[element["datePickerMode"] ?? ""] ?? .dateAndTime
    // Documents that say nothing are older than the other styles.
    picker.preferredDatePickerStyle = Self.pickerStyles[element["style"] ?? ""] ?? .wheels
    picker.minuteInterval = min(max(Int(element.number("minuteInterval") ?? 1), 1), 30)
    picker.countDownDuration = element.number("countDownDuration") ?? 0
    func date(_ key: String) -> Date? {
      element.child("date", key: key)?["timeIntervalSinceReferenceDate"]
        .flatMap(DocumentElement.seconds).map { Date(timeIntervalSinceReferenceDate: $0) }
    }
    picker.minimumDate = date("minimumDate")
    picker.maximumDate = date("maximumDate")
    if let date = date("date") { picker.date = date }
  }

  static let pickerModes: [String: UIDatePicker.Mode] = [
    "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
  ]

  static let pickerStyles: [String: UIDatePicker.Style] = [
    "wheels": .wheels, "compact": .compact, "inline": .inline, "automatic": .automatic,
  ]

  private func fill(_ activity: UIActivityIndicatorView, _ element: DocumentElement) {
    let hidesWhenStopped = element.flag("hidesWhenStopped")
    activity.hidesWhenStopped = hidesWhenStopped && surface.hidesStoppedIndicators
    activity.style = (element["style"] ?? "").lowercased().contains("large") ? .large : .medium
    if let color = colors.color(element, key: "color") { activity.color = color }
    if element.flag("animating") { activity.startAnimating() }
    if !hidesWhenStopped { activity.isHidden = element.flag("hidden") }
  }

  private static func effect(_ element: DocumentElement) -> UIVisualEffect? {
    func blur(_ element: DocumentElement?) -> UIBlurEffect? {
      element?.child("blurEffect").map { UIBlurEffect(style: blurs[$0["style"] ?? ""] ?? .regular) }
    }
    if let vibrancy = element.child("vibrancyEffect") {
      return blur(vibrancy).map { UIVibrancyEffect(blurEffect: $0) }
    }
    return blur(element)
  }

  static let blurs: [String: UIBlurEffect.Style] = [
    "regular": .regular, "extraLight": .extraLight, "light": .light, "dark": .dark,
    "prominent": .prominent,
    "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial,
    "systemMaterial": .systemMaterial, "systemThickMaterial": .systemThickMaterial,
    "systemChromeMaterial": .systemChromeMaterial,
  ]

  /// How content scrolls.
  func fill(_ scroll: UIScrollView, _ element: DocumentElement) {
    scroll.isScrollEnabled = element["scrollEnabled"] != "NO"
    scroll.alwaysBounceVertical = element.flag("alwaysBounceVertical")
    scroll.alwaysBounceHorizontal = element.flag("alwaysBounceHorizontal")
    scroll.bounces = element["bounces"] != "NO"
    scroll.isPagingEnabled = element.flag("pagingEnabled")
    scroll.isDirectionalLockEnabled = element.flag("directionalLockEnabled")
    scroll.showsVerticalScrollIndicator = element["showsVerticalScrollIndicator"] != "NO"
    scroll.showsHorizontalScrollIndicator = element["showsHorizontalScrollIndicator"] != "NO"
    scroll.canCancelContentTouches = element["canCancelContentTouches"] != "NO"
    if let inset = element.inset("scrollIndicatorInsets") { scroll.scrollIndicatorInsets = inset }
    scroll.bouncesZoom = element["bouncesZoom"] != "NO"
    scroll.delaysContentTouches = element["delaysContentTouches"] != "NO"
    scroll.indicatorStyle = Self.indicatorStyles[element["indicatorStyle"] ?? ""] ?? .default
    scroll.minimumZoomScale = CGFloat(element.number("minimumZoomScale") ?? 1)
    scroll.maximumZoomScale = CGFloat(element.number("maximumZoomScale") ?? 1)
    scroll.keyboardDismissMode =
      Self.dismissModes[element["keyboardDismissMode"] ?? ""] ?? .none
    guard surface.insetsContent else { return }
    scroll.contentInsetAdjustmentBehavior =
      Self.adjustments[element["contentInsetAdjustmentBehavior"] ?? ""] ?? .automatic
    if let inset = element.inset("contentInset") { scroll.contentInset = inset }
  }

  static let indicatorStyles: [String: UIScrollView.IndicatorStyle] = [
    "default": .default, "black": .black, "white": .white,
  ]

  static let dismissModes: [String: UIScrollView.KeyboardDismissMode] = [
    "none": .none, "onDrag": .onDrag, "interactive": .interactive,
    "onDragWithAccessory": .onDragWithAccessory,
    "interactiveWithAccessory": .interactiveWithAccessory,
  ]

  static let adjustments: [String: UIScrollView.ContentInsetAdjustmentBehavior] = [
    "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
  ]

  static let contentModes: [String: UIView.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
    "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center, "top": .top,
    "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft,
    "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]
}
