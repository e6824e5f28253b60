// Reference: UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate; iOS 18 documentation. Rule
// G.
// Status: Partial — titles; no views as rows, no attributed titles.
public import Foundation

/// Says how many wheels a picker has and how long they are.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: AnyObject {
  /// How many wheels there are.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// How many rows a wheel has.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Gives a picker its titles and is told of choices.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: AnyObject {
  /// The text of a row.
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  /// Called after the user turned a wheel.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// No text.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  /// Does nothing.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}

/// Wheels of titles side by side, each with one title chosen.
@preconcurrency @MainActor open class UIPickerView: UIView {
  /// Gives the wheels.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  /// Gives the titles.
  open weak var delegate: (any UIPickerViewDelegate)?
  private var selection: [Int] = []

  @_spi(Hooks) open override func connect(_ outlet: String, to object: AnyObject) -> Bool {
    switch outlet {
    case "dataSource": dataSource = object as? any UIPickerViewDataSource
    case "delegate": delegate = object as? any UIPickerViewDelegate
    default: return super.connect(outlet, to: object)
    }
    return true
  }

  /// How many wheels there are.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

  /// How many rows a wheel has.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  /// Asks for all wheels again; choices that are still there stay.
  open func reloadAllComponents() {
    selection = (0..<numberOfComponents).map(clampedRow)
  }

  /// Asks for a wheel again.
  open func reloadComponent(_ component: Int) {
    guard selection.indices.contains(component) else { return reloadAllComponents() }
    selection[component] = clampedRow(component)
  }

  private func clampedRow(_ component: Int) -> Int {
    let row = selection.indices.contains(component) ? selection[component] : 0
    return min(row, max(numberOfRows(inComponent: component) - 1, 0))
  }

  /// Turns a wheel without telling the delegate; animation shows only the end.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    if selection.count != numberOfComponents { reloadAllComponents() }
    guard selection.indices.contains(component),
      (0..<numberOfRows(inComponent: component)).contains(row)
    else { return }
    selection[component] = row
  }

  /// The chosen row of a wheel, −1 where there is none.
  open func selectedRow(inComponent component: Int) -> Int {
    selection.indices.contains(component) ? selection[component] : -1
  }

  /// Turns a wheel as a user does.
  package func turn(component: Int, by steps: Int) {
    let old = selectedRow(inComponent: component)
    let last = numberOfRows(inComponent: component) - 1
    guard old >= 0, last >= 0 else { return }
    let row = min(max(old + steps, 0), last)
    guard row != old else { return }
    selectRow(row, inComponent: component, animated: true)
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }

  /// Lower in compact height.
  ///
  /// Section G of the layout rules.
  open override var intrinsicContentSize: CGSize { pickerSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { pickerSize }
}

extension UIView {
  /// The natural size of wheels.
  var pickerSize: CGSize {
    let isCompactHeight = traitCollection.verticalSizeClass == .compact
    return isCompactHeight ? controlMetrics.lowPicker : controlMetrics.picker
  }
}

extension UIPickerView: ContentPresentable {
  /// How many titles around the chosen one are given to pictures; no canvas shows more of a wheel.
  private static let reach = 20

  package var presentedContent: ShownContent {
    ShownContent(.wheels((0..<numberOfComponents).map(wheel)))
  }

  private func wheel(_ component: Int) -> ShownContent.Wheel {
    let chosen = max(selectedRow(inComponent: component), 0)
    let first = max(chosen - Self.reach, 0)
    let end = min(chosen + Self.reach + 1, numberOfRows(inComponent: component))
    let titles = (first..<max(end, first)).map {
      delegate?.pickerView(self, titleForRow: $0, forComponent: component) ?? ""
    }
    return ShownContent.Wheel(titles: titles, selected: chosen - first)
  }
}

extension UIPickerView: UserActivatable {
  package var canBeActivated: Bool { numberOfComponents > 0 }

  /// Turns the first wheel to its next row, and after the last to the first.
  package func activateAsUser() {
    let last = numberOfRows(inComponent: 0) - 1
    environment.perform {
      turn(component: 0, by: selectedRow(inComponent: 0) == last ? -last : 1)
    }
  }
}
