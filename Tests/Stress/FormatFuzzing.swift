import AdaptiveUI
import Foundation

/// Sentences of the Visual Format Language, from their characters to the layout that they ask for.
@MainActor enum FormatFuzzing {
  static func run(_ input: [UInt8]) -> String? {
    let format = String(decoding: input, as: UTF8.self)
    let options = NSLayoutConstraint.FormatOptions(rawValue: UInt(input.count) << 5 & 0xFFFFF)
    var messages = ""
    let environment = Environment()
    environment.breachHandler = { messages += $0.message }
    defer { environment.close() }
    let problem = environment.perform { () -> String? in
      let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let views = ["a", "b", "button", "label"].map { ($0, UIView()) }
      for (_, view) in views {
        view.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(view)
      }
      for chosen in [options, []] {
        let constraints = NSLayoutConstraint.constraints(
          withVisualFormat: format, options: chosen,
          metrics: ["gap": 8, "wide": 1e7, "low": -40.5, "nan": Double.nan],
          views: Dictionary(uniqueKeysWithValues: views))
        NSLayoutConstraint.activate(constraints)
      }
      container.layoutIfNeeded()
      for (name, view) in views where !(view.frame.minX + view.frame.maxY).isFinite {
        return "the frame of \(name) is \(view.frame)"
      }
      return nil
    }
    return problem
  }

  nonisolated static let words = [
    "H:", "V:", "|", "-", "[a]", "[b]", "[button]", "[label]", "(", ")", "(>=", "(<=", "(==", "@",
    "@750", "@1000", "@0", "gap", "wide", "low", "nan", ",", "(a)", "(==b)", "-(gap@low)-", "-8-",
    "|-", "-|", "[", "]", "1e400", "-(>=0,<=100@1)-",
  ]
}
