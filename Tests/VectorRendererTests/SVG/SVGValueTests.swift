import Foundation
import Pictures
import Testing
import VectorRenderer

/// Numbers, colours and texts as SVG has them.
struct SVGValueTests {
  @Test func `lengths have hundredths, and no more than are needed`() {
    let lengths: [CGFloat] = [0, 1, -1, 0.5, 1.25, -0.004, 0.005, 12.999, 1e9, -.infinity, .nan]

    #expect(
      lengths.map(SVGValue.number) == [
        "0", "1", "-1", "0.5", "1.25", "0", "0.01", "13", "1000000", "0", "0",
      ])
  }

  @Test func `colours are three bytes, what shows through is an attribute`() {
    let red = PictureColor(red: 255, green: 1, blue: 16)

    #expect(SVGValue.paint("fill", red) == " fill=\"#ff0110\"")
    #expect(
      SVGValue.paint("stroke", red.faded(0.5)) == " stroke=\"#ff0110\" stroke-opacity=\"0.5\"")
    #expect(SVGValue.paint("fill", red.faded(0)) == " fill=\"none\"")
    #expect(SVGValue.paint("fill", nil) == " fill=\"none\"")
  }

  @Test func `text says what it says and nothing else`() {
    #expect(
      SVGValue.escaped("</text><script>alert('1')</script> & \"x\"")
        == "&lt;/text&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt; &amp; &quot;x&quot;")
    #expect(SVGValue.escaped("a\u{0}b\u{1B}[31m\u{202E}c\u{FFFE}\n\t") == "a�b�[31m�c�  ")
    // Joined pictures of people are one letter.
    #expect(SVGValue.escaped("👩‍💻 é 漢") == "👩‍💻 é 漢")
  }

  @Test func `names of fonts are letters, digits, spaces and hyphens`() {
    #expect(SVGValue.families("Georgia") == ["Georgia", "serif"])
    #expect(SVGValue.families("Ev'il\";}<x>url(//a)") == ["Evilxurla", "sans-serif"])
    #expect(SVGValue.families("'\"").last == "sans-serif")
    #expect(SVGValue.family("Gill Sans") == "&#39;Gill Sans&#39;, sans-serif")
  }
}
