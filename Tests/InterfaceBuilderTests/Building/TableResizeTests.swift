import AdaptiveUI
import InterfaceBuilder
import Testing

/// What a turn costs a table whose rows contradict themselves.
@MainActor struct TableResizeTests {
  /// Starts of the solver when a phone turns that shows a table of `count` static rows, each with a label that can
  /// have its width at no width of the table.
  private func freshStarts(_ count: Int) throws -> Int {
    let cells = (0..<count).map { index in
      """
      <tableViewCell id="c\(index)" rowHeight="40">
        <rect key="frame" x="0" y="\(40 * index)" width="375" height="40"/>
        <tableViewCellContentView key="contentView" id="v\(index)">
          <rect key="frame" x="0" y="0" width="375" height="40"/>
          <subviews><label text="One" id="l\(index)" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
          <constraints>
            <constraint firstItem="l\(index)" firstAttribute="top" secondItem="v\(index)" secondAttribute="top" id="a\(index)"/>
            <constraint firstItem="l\(index)" firstAttribute="leading" secondItem="v\(index)" secondAttribute="leading" id="b\(index)"/>
            <constraint firstItem="l\(index)" firstAttribute="trailing" secondItem="v\(index)" secondAttribute="trailing" id="d\(index)"/>
            <constraint firstItem="l\(index)" firstAttribute="width" constant="2000" id="e\(index)"/>
          </constraints></tableViewCellContentView></tableViewCell>
      """
    }
    let opened = try OpenedStoryboard(
      """
      \(OpenedStoryboard.beginning(root: "t"))
      <scene sceneID="s2"><objects><tableViewController id="t">
        <tableView key="view" id="v" dataMode="static" style="plain" rowHeight="40">
          <rect key="frame" x="0" y="0" width="375" height="667"/>
          <sections><tableViewSection id="s"><cells>\(cells.joined())</cells></tableViewSection></sections>
        </tableView></tableViewController></objects></scene></scenes></document>
      """)
    let root: UIView = opened.instance.root.view
    let before = root.layoutRebuilds
    #expect(root.brokenConstraints.count == count)
    opened.scene.turnDevice(1)
    opened.environment.settle()
    #expect(root.brokenConstraints.count == count)
    return root.layoutRebuilds - before
  }

  @Test func `LA8.1 rows that contradict their table's width meet it all at once`() throws {
    let (few, many) = (try freshStarts(2), try freshStarts(8))
    #expect((1...4).contains(few) && many == few, "\(few), \(many)")
  }
}
