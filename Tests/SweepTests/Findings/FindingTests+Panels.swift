@testable import Sweep

extension FindingTests {
  /// Panels in front of texts: a fault where one of several is hidden, and none where all are, or most of the room is.
  nonisolated static let panelCases: [Case] = [
    Case(
      name: "a panel that hides one of several texts",
      yaml: root(
        """
        - {class: UILabel, id: a, text: Hello, frame: [20, 100, 100, 30]}
        - {class: UILabel, id: b, text: World, frame: [20, 300, 100, 30]}
        - id: card
          backgroundColor: white
          frame: [0, 90, 300, 60]
          subviews:
            - {class: UILabel, id: c, text: Card, frame: [150, 20, 80, 30]}
        """), findings: ["covered a card"]),
    Case(
      name: "a row that hides the text of the one before it, and not all of that row",
      yaml: root(
        """
        - id: first
          frame: [0, 100, 300, 60]
          subviews:
            - {class: UILabel, id: a, text: Hello, frame: [20, 20, 100, 20]}
        - id: second
          backgroundColor: white
          frame: [0, 112, 300, 60]
          subviews:
            - {class: UILabel, id: b, text: World, frame: [150, 20, 100, 20]}
        """), findings: ["covered a second"]),
    Case(
      name: "a panel that hides half of a text, one that only touches it, and a line through one",
      yaml: root(
        """
        - {class: UILabel, id: a, text: Hello, frame: [20, 100, 100, 20]}
        - {class: UILabel, id: b, text: World, frame: [20, 200, 100, 20]}
        - {class: UILabel, id: c, text: Again, frame: [20, 300, 100, 20]}
        - id: half
          backgroundColor: white
          frame: [0, 110, 300, 40]
          subviews:
            - {class: UILabel, id: d, text: Card, frame: [150, 20, 80, 20]}
        - id: edge
          backgroundColor: white
          frame: [0, 218, 300, 40]
          subviews:
            - {class: UILabel, id: e, text: Card, frame: [150, 10, 80, 20]}
        - {id: line, backgroundColor: black, frame: [20, 310, 100, 1]}
        """), findings: ["covered a half"]),
    Case(
      name: "an overlay over all texts, one over most of the room, and a page on another",
      yaml: root(
        """
        - id: alone
          frame: [0, 30, 200, 60]
          subviews:
            - {class: UILabel, id: a, text: Hello, frame: [20, 10, 60, 30]}
            - id: banner
              backgroundColor: white
              frame: [0, 15, 200, 28]
              subviews:
                - {class: UILabel, id: b, text: Banner, frame: [110, 0, 80, 28]}
        - id: list
          frame: [0, 100, 200, 100]
          subviews:
            - {class: UILabel, id: title, text: Title, frame: [20, 5, 60, 30]}
            - {class: UILabel, id: c, text: Hello, frame: [20, 50, 60, 30]}
            - id: empty
              backgroundColor: white
              frame: [0, 40, 200, 60]
              subviews:
                - {class: UILabel, id: d, text: Nothing, frame: [110, 10, 80, 30]}
        - id: pages
          frame: [0, 210, 200, 120]
          subviews:
            - {class: UILabel, id: step, text: Step, frame: [20, 80, 60, 30]}
            - id: one
              frame: [0, 0, 200, 50]
              subviews:
                - {class: UILabel, id: e, text: One, frame: [20, 10, 60, 30]}
            - id: two
              backgroundColor: white
              frame: [0, 0, 200, 50]
              subviews:
                - {class: UILabel, id: f, text: Two, frame: [110, 10, 80, 30]}
        """), findings: []),
  ]
}
