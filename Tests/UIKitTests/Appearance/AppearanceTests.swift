import AdaptiveUI
import Testing
import UIKit

/// What is said once of a whole class: `UIAppearance`.
@MainActor struct AppearanceTests {
  /// A page with what `fill` puts on it, in a window of a world in which `prepare` ran before.
  private func stage(
    _ prepare: @escaping @MainActor () -> Void, _ fill: @escaping @MainActor (UIView) -> Void
  ) throws -> NameStage {
    try NameStage {
      prepare()
      let page = UIViewController()
      fill(page.view)
      return page
    }
  }

  @Test func `a view takes what its class's proxy says when it enters a window`() throws {
    let toggle = UISwitch()
    let stage = try NameStage {
      UISwitch.appearance().onTintColor = .systemOrange
      return UIViewController()
    }
    stage.perform {
      let inside = UISwitch()
      #expect(inside.onTintColor == nil)
      stage.page.view.addSubview(inside)
      #expect(inside.onTintColor == .systemOrange)
    }
    #expect(toggle.onTintColor == nil)
  }

  @Test func `what was set on the view itself stays`() throws {
    let stage = try stage {
      UILabel.appearance().textColor = .systemRed
      UILabel.appearance().font = .boldSystemFont(ofSize: 20)
    } _: { page in
      let label = UILabel()
      label.textColor = .systemBlue
      page.addSubview(label)
    }
    let label = try #require(stage.page.view.subviews.first as? UILabel)

    #expect(label.textColor == .systemBlue)
    #expect(label.font == .boldSystemFont(ofSize: 20))
  }

  @Test func `views in a window stay as they are until they come in again`() throws {
    let stage = try stage {
      UISwitch.appearance().onTintColor = .systemOrange
    } _: {
      $0.addSubview(UISwitch())
    }
    let toggle = try #require(stage.page.view.subviews.first as? UISwitch)

    stage.perform { UISwitch.appearance().onTintColor = .systemGreen }
    #expect(toggle.onTintColor == .systemOrange)

    toggle.removeFromSuperview()
    stage.page.view.addSubview(toggle)
    #expect(toggle.onTintColor == .systemGreen)
  }

  private final class Badge: UILabel {}
  private final class Panel: UIView {}
  private final class Card: UIView {}

  @Test func `the nearest class counts, and it inherits the rest`() throws {
    let stage = try stage {
      Badge.appearance().textColor = .white
      UILabel.appearance().textColor = .black
      UIView.appearance().backgroundColor = .systemYellow
    } _: {
      $0.addSubview(Badge())
    }
    let badge = try #require(stage.page.view.subviews.first as? Badge)

    #expect(badge.textColor == .white)
    #expect(badge.backgroundColor == .systemYellow)
  }

  @Test func `of containers the outermost counts, then the longer list`() throws {
    let stage = try stage {
      UILabel.appearance().textColor = .black
      UILabel.appearance(whenContainedInInstancesOf: [Card.self]).textColor = .red
      UILabel.appearance(whenContainedInInstancesOf: [Panel.self]).textColor = .green
      UILabel.appearance(whenContainedInInstancesOf: [Card.self, Panel.self]).shadowColor = .blue
      UILabel.appearance(whenContainedInInstancesOf: [Panel.self, Card.self]).shadowColor = .red
    } _: { page in
      let (card, panel) = (Card(), Panel())
      page.addSubview(panel)
      panel.addSubview(card)
      let lone = Card()
      page.addSubview(lone)
      for place in [card, lone, page] { place.addSubview(UILabel()) }
    }
    let labels = stage.views(UILabel.self)

    #expect(labels.map(\.textColor) == [.green, .red, .black])
    #expect(labels.map(\.shadowColor) == [.blue, nil, nil])
  }

  @Test(arguments: [("iPad Air 2", UIColor.red), ("iPhone 8", nil)])
  func `a presentation is a container of what it shows, while a popover is one`(
    device: String, color: UIColor?
  ) throws {
    let stage = try NameStage(on: device) {
      UILabel.appearance(whenContainedInInstancesOf: [UIPopoverPresentationController.self])
        .textColor = .red
      return UIViewController()
    }
    let label = stage.perform {
      let (content, label) = (UIViewController(), UILabel())
      content.view.addSubview(label)
      content.modalPresentationStyle = .popover
      content.popoverPresentationController?.sourceView = stage.page.view
      stage.page.view.addSubview(UILabel())
      stage.page.present(content, animated: false)
      return label
    }
    stage.settle()

    #expect(label.window != nil)
    #expect(label.textColor == color)
    #expect((stage.page.view.subviews.first as? UILabel)?.textColor == nil)
  }

  @Test func `traits have their own proxies, followed as the traits change`() throws {
    let stage = try stage {
      UILabel.appearance().textColor = .black
      UILabel.appearance(for: UITraitCollection(verticalSizeClass: .compact)).textColor = .red
    } _: {
      $0.addSubview(UILabel())
    }
    let label = try #require(stage.page.view.subviews.first as? UILabel)
    #expect(label.textColor == .black)

    stage.turn()
    #expect(label.textColor == .red)
  }

  @Test func `bars and their buttons take what is said before they are shown`() throws {
    let look = UINavigationBarAppearance()
    look.titleTextAttributes = [.foregroundColor: UIColor.systemTeal]
    let stage = try NameStage {
      let bar = UINavigationBar.appearance()
      bar.standardAppearance = look
      bar.barTintColor = .systemIndigo
      bar.isTranslucent = false
      bar.tintColor = .systemPink
      bar.titleTextAttributes = [.foregroundColor: UIColor.white]
      UIBarButtonItem.appearance(whenContainedInInstancesOf: [UINavigationBar.self])
        .setTitleTextAttributes([.foregroundColor: UIColor.systemMint], for: .normal)
      let page = UIViewController()
      page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Go", primaryAction: nil)
      return UINavigationController(rootViewController: page)
    }
    let bar = try #require((stage.page as? UINavigationController)?.navigationBar)

    #expect(bar.standardAppearance === look)
    #expect(bar.barTintColor == .systemIndigo)
    #expect(!bar.isTranslucent)
    #expect(bar.tintColor == .systemPink)
    #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .white)
    let item = bar.topItem?.rightBarButtonItem
    #expect(item?.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .systemMint)
  }

  @Test func `a table takes ground and lines, and other worlds take nothing`() throws {
    let stage = try stage {
      UITableView.appearance().backgroundColor = .clear
      UITableView.appearance().separatorColor = .red
      UITableView.appearance().separatorInset = .zero
    } _: {
      $0.addSubview(UITableView(frame: $0.bounds))
    }
    let table = try #require(stage.page.view.subviews.first as? UITableView)

    #expect(table.backgroundColor == .clear)
    #expect(table.separatorColor == .red)
    #expect(table.separatorInset == .zero)
    let other = try self.stage {
    } _: {
      $0.addSubview(UITableView(frame: $0.bounds))
    }
    #expect((other.page.view.subviews.first as? UITableView)?.separatorColor == .separator)
  }
}
