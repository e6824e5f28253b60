import AdaptiveUI
import Testing
import UIKit

/// Messages to targets, gestures, touches and the first responder.
@MainActor struct InputTests {
  private final class Listener: UIViewController {
    var log: [String] = []

    func plain() { log.append("plain") }
    func tapped(_ sender: UIButton) { log.append("button \(sender.tag)") }
    func happened(_ sender: UIControl, _ event: UIEvent?) { log.append("event") }
    func recognized(_ recognizer: UITapGestureRecognizer) {
      log.append("tap \(recognizer.state == .ended) \(recognizer.location(in: recognizer.view))")
    }
  }

  private let plain = Selector("plain", Listener.plain)
  private let tapped = Selector("tapped:", Listener.tapped)

  @Test func `a control sends its messages with the arguments they take`() {
    let (listener, button) = (Listener(), UIButton())
    button.tag = 7
    button.addTarget(listener, action: plain, for: .touchUpInside)
    button.addTarget(listener, action: tapped, for: .touchUpInside)
    button.addTarget(listener, action: plain, for: .valueChanged)

    button.sendActions(for: .touchUpInside)
    button.removeTarget(listener, action: plain, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)

    #expect(listener.log == ["plain", "button 7", "button 7"])
    #expect(button.allControlEvents == [.touchUpInside, .valueChanged])
    #expect(button.actions(forTarget: listener, forControlEvent: .valueChanged) == ["plain"])
  }

  @Test func `a message without target goes up the chain of responders`() {
    let (listener, button) = (Listener(), UIButton())
    listener.view.addSubview(button)
    button.addTarget(nil, action: plain, for: .touchUpInside)

    button.sendActions(for: .touchUpInside)

    #expect(listener.log == ["plain"])
  }

  @Test func `a message that nobody understands is a breach in UIKit's words`() {
    let environment = Environment()
    var breaches: [String] = []
    environment.breachHandler = { breaches.append($0.message) }

    environment.perform {
      let (listener, button) = (Listener(), UIButton())
      button.addTarget(listener, action: "unknown:", for: .touchUpInside)
      button.sendActions(for: .touchUpInside)
    }

    #expect(breaches == ["-[Listener unknown:]: unrecognized selector sent to instance"])
  }

  @Test func `a tap is recognized unless somebody is against it`() {
    final class Judge: NSObject, UIGestureRecognizerDelegate {
      var answer = true
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { answer }
    }
    let (listener, card, judge) = (Listener(), UIView(), Judge())
    card.frame = CGRect(x: 10, y: 10, width: 40, height: 20)
    let tap = UITapGestureRecognizer(
      target: listener, action: Selector("recognized:", Listener.recognized))
    tap.delegate = judge
    card.addGestureRecognizer(tap)

    #expect(card.answersTap)
    card.tapAsUser()
    judge.answer = false
    card.tapAsUser()
    judge.answer = true
    tap.isEnabled = false

    #expect(!card.answersTap)
    #expect(listener.log == ["tap true (20.0, 10.0)"])
    #expect(card.gestureRecognizers == [tap])
    card.removeGestureRecognizer(tap)
    #expect(card.gestureRecognizers == nil)
    #expect(tap.view == nil)
  }

  private final class Pad: UIView {
    var log: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("began \(touches.first?.location(in: self) ?? .zero)")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("ended \(touches.first?.phase == .ended)")
    }
  }

  @Test func `touches go up the chain until somebody takes them`() {
    let (pad, inner) = (Pad(frame: CGRect(x: 0, y: 0, width: 40, height: 40)), UIView())
    inner.frame = CGRect(x: 10, y: 0, width: 10, height: 20)
    pad.addSubview(inner)

    inner.tapAsUser()

    #expect(pad.log == ["began (15.0, 10.0)", "ended true"])
  }

  private final class Form: NSObject, UITextFieldDelegate {
    var log: [String] = []
    var mayEnd = true
    func textFieldDidBeginEditing(_ textField: UITextField) { log.append("begin") }
    func textFieldDidEndEditing(_ textField: UITextField) { log.append("end") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { mayEnd }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool { string != "x" }
  }

  @Test func `one field has the keys, and keeps them if its delegate says so`() {
    Environment().perform {
      let (form, first, second, page) = (Form(), UITextField(), UITextField(), UIView())
      first.delegate = form
      page.addSubview(first)

      #expect(!page.becomeFirstResponder())
      #expect(first.becomeFirstResponder())
      first.insertText("x")
      first.insertText("y")
      form.mayEnd = false
      #expect(!second.becomeFirstResponder())
      #expect(!page.endEditing(false))
      form.mayEnd = true
      #expect(second.becomeFirstResponder())

      #expect(first.text == "y")
      #expect(form.log == ["begin", "end"])
      #expect(!first.isEditing && !first.isFirstResponder)
      #expect(second.isEditing && second.isFirstResponder)
    }
  }

  @Test func `interactions are told of joining and leaving`() {
    final class Interaction: NSObject, UIInteraction {
      private(set) weak var view: UIView?
      var log: [String] = []
      func willMove(to view: UIView?) { log.append("will \(view != nil)") }
      func didMove(to view: UIView?) {
        self.view = view
        log.append("did \(view != nil)")
      }
    }
    let (interaction, first, second) = (Interaction(), UIView(), UIView())

    first.addInteraction(interaction)
    second.addInteraction(interaction)

    #expect(first.interactions.isEmpty)
    #expect(second.interactions.count == 1)
    #expect(
      interaction.log == [
        "will true", "did true", "will false", "did false", "will true", "did true",
      ])
  }

  @Test func `tint comes from above and is told`() {
    final class Tinted: UIView {
      var changes = 0
      override func tintColorDidChange() { changes += 1 }
    }
    let (outer, inner) = (UIView(), Tinted())
    outer.addSubview(inner)

    outer.tintColor = .red
    #expect(inner.tintColor == .red)
    inner.tintColor = .green
    outer.tintColor = .blue
    outer.tintAdjustmentMode = .dimmed

    #expect(inner.changes == 2)
    #expect(inner.tintAdjustmentMode == .dimmed)
    #expect(inner.tintColor != .green)
    #expect(UIView().tintColor == .systemBlue)
  }

  @Test func `spaces convert into each other`() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    inner.frame = CGRect(x: 5, y: 6, width: 10, height: 10)
    let space: any UICoordinateSpace = outer

    #expect(inner.convert(CGPoint(x: 1, y: 1), to: space) == CGPoint(x: 6, y: 7))
    #expect(inner.convert(inner.bounds, to: UIScreen.main.coordinateSpace).minX == 5)
    #expect(inner.convert(CGPoint(x: 6, y: 7), from: outer) == CGPoint(x: 1, y: 1))
  }

  private final class Typist: NSObject, UITextViewDelegate {
    var lines: [String] = []

    func textViewDidBeginEditing(_ textView: UITextView) { lines.append("begin") }
    func textViewDidEndEditing(_ textView: UITextView) { lines.append("end") }
    func textViewDidChange(_ textView: UITextView) { lines.append(textView.text) }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { text != "\n" }
  }

  @Test func `a text view tells its delegate what is typed`() throws {
    let typist = Typist()
    let stage = try NameStage {
      let page = UIViewController()
      let text = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
      text.delegate = typist
      page.view.addSubview(text)
      return page
    }
    let text = try #require(stage.page.view.subviews.first as? UITextView)
    text.becomeFirstResponder()
    text.insertText("Hi")
    text.insertText("\n")
    text.deleteBackward()
    text.resignFirstResponder()
    #expect(typist.lines == ["begin", "Hi", "H", "end"])
  }

  @Test func `typing replaces what is selected in a text view, which then is what follows`() {
    let view = UITextView()
    view.text = "Say 👋 now"
    #expect(view.selectedRange == NSRange(location: 10, length: 0))

    view.selectedRange = NSRange(location: 0, length: 3)
    view.insertText("Wave")
    #expect(view.text == "Wave 👋 now")
    #expect(view.selectedRange == NSRange(location: 4, length: 0))
    view.selectedRange = NSRange(location: 7, length: 0)
    view.deleteBackward()
    #expect(view.text == "Wave  now")
    #expect(view.selectedRange == NSRange(location: 5, length: 0))
    view.selectedRange = NSRange(location: 5, length: 100)
    #expect(view.selectedRange == NSRange(location: 5, length: 4))
    view.deleteBackward()
    #expect(view.text == "Wave ")
  }

  @Test func `a menu's late entries are made when it opens, once or each time`() {
    var asked = 0
    let once = UIDeferredMenuElement { done in
      asked += 1
      done([UIAction(title: "late \(asked)") { _ in }])
    }
    let always = UIDeferredMenuElement.uncached { done in
      asked += 1
      done([UIAction(title: "new \(asked)") { _ in }])
    }
    let menu = UIMenu(children: [once, always])
    #expect(menu.resolvedChildren.map(\.title) == ["late 1", "new 2"])
    #expect(menu.resolvedChildren.map(\.title) == ["late 1", "new 3"])
  }

  @Test func `a key does what the nearest object in the chain has for it`() throws {
    final class Page: UIViewController {
      var found = 0
      override var keyCommands: [UIKeyCommand]? {
        [
          UIKeyCommand(
            input: "f", modifierFlags: .command, action: Selector("find", Page.find))
        ]
      }
      func find() { found += 1 }
    }
    let stage = try NameStage { Page() }
    let page = try #require(stage.page as? Page)
    #expect(page.view.press("f", .command))
    #expect(!page.view.press("f"))
    #expect(page.found == 1)
  }
}
