import AdaptiveUI
import Foundation
import WinchKit

/// Leaves something for the main thread in each way that programs know.
final class LateController: UIViewController {
  private var words: [String] = []
  private let label = UILabel(frame: CGRect(x: 16, y: 80, width: 400, height: 32))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    say("loaded")
    DispatchQueue.main.async { self.say("block") }
    Task { say("task") }
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) {
      DispatchQueue.main.async { self.say("thread") }
    }
    _ = Timer.scheduledTimer(withTimeInterval: 0.3, repeats: false) { _ in
      MainActor.assumeIsolated { self.say("timer") }
    }
  }

  private func say(_ word: String) {
    words.append(word)
    label.text = words.joined(separator: " ")
  }
}

// With an argument in the terminal, without one by itself.
if CommandLine.arguments.count > 1 {
  try Winch.run(LateController())
} else {
  let session = try Winch.Session { LateController() }
  for _ in 1...3 {
    print((session.controller.view.subviews.first as? UILabel)?.text ?? "")
    Thread.sleep(forTimeInterval: 0.2)
    session.advance(by: 0.2)
  }
}
