import Sheets
import Testing

/// Drawings as fixed text and numbers, and what becomes of the numbers at every width.
struct NumberedDrawingTests {
  @Test func `places and lengths are numbers, all else is text`() {
    let svg = """
      <g data-class="View2" data-frame="0 1.5 -20 4"><rect x="0.25" width="30" fill="#112233" \
      rx="8"/><text y="-3" font-size="17">Item 4 x="5"</text><path d="M1 2L-3.5 4Z"/></g>
      """
    let drawing = NumberedDrawing(svg)

    #expect(drawing.numbers == [0, 1.5, -20, 4, 0.25, 30, 8, -3, 1, 2, -3.5, 4])
    #expect(drawing.svg(with: drawing.numbers) == svg)
    #expect(drawing.svg(with: drawing.numbers.map { $0 * 2 }).contains("Item 4 x=\"5\""))
  }

  @Test func `a drawing without numbers is itself`() {
    #expect(NumberedDrawing("<g></g>").parts == ["<g></g>"])
    #expect(NumberedDrawing("").svg(with: []) == "")
  }

  @Test func `numbers that change in proportion are one piece, from the first width to the last`() {
    let course = WidthCourse(over: 320...1366, scale: 2) {
      NumberedDrawing("<rect x=\"16\" width=\"\($0 - 32)\"/>")
    }

    #expect(course.pieces.map(\.from) == [320])
    #expect(course.leaps == [])
    #expect(course.piece(at: 1000)?.numbers(at: 1000) == [16, 968])
    #expect(course.drawings < 10)
  }

  @Test func `a bend parts two pieces, a leap parts them by a point`() {
    let course = WidthCourse(over: 320...1366, scale: 2) { width in
      NumberedDrawing(
        width < 640
          ? "<rect width=\"\(min(width, 500))\"/>" : "<circle r=\"\(width)\"/>")
    }

    #expect(course.pieces.map(\.from) == [320, 500, 640])
    #expect(course.leaps == [640])
    for width in [320, 499, 500, 501, 639] {
      let numbers = course.piece(at: width)?.numbers(at: width) ?? []
      #expect(numbers.count == 1 && abs(numbers[0] - Double(min(width, 500))) <= 0.5)
    }
    #expect(course.piece(at: 640)?.start.parts.first == "<circle r=\"")
  }

  @Test func `what moves by whole pixels is exact, what is snapped two pixels off at most`() {
    func value(_ width: Int) -> [Double] {
      let snapped = (Double(width) / 3 * 2).rounded() / 2
      // Grows by half a point, but stands still for a while.
      let bent = width < 700 ? Double(width) / 2 : max(Double(width) / 2 - 1, 350)
      return [bent, snapped]
    }
    let course = WidthCourse(over: 320...1366, scale: 2) { width in
      NumberedDrawing("<rect x=\"\(value(width)[0])\" width=\"\(value(width)[1])\"/>")
    }

    for width in 320...1366 {
      guard let piece = course.piece(at: width) else { continue }
      for (index, number) in piece.numbers(at: width).enumerated() {
        let off = abs(number - value(width)[index])
        #expect(off <= (piece.isExact(index, scale: 2) ? 0.011 : 1.01), "\(width): \(off)")
      }
      let bend = abs(piece.numbers(at: width)[0] - value(width)[0])
      #expect(bend <= (abs(width - 701) < 9 ? 1.01 : 0.011), "at \(width): \(bend)")
    }
  }

  @Test func `where each width looks different, some look like their neighbour`() {
    let course = WidthCourse(over: 1...1000, scale: 2, mostDrawings: 50) {
      NumberedDrawing("<g id=\"a\($0)\"/>")
    }

    #expect(course.drawings <= 51)
    #expect(course.pieces.contains { $0.isHeld })
    #expect((1...1000).allSatisfy { course.piece(at: $0) != nil })
  }
}
