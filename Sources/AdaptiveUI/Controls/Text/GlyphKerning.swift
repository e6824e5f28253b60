/// How much nearer or farther than their advance widths neighbours stand in the iOS system font, in
/// thousandths of an em.
///
/// Fitted, together with the advances, to the widths of 1,019 labels and buttons that Interface Builder
/// sized in public documents: first by the shapes that face each other, then by pair. No font file was
/// used. Of labels in repositories that a fit had not seen 83.5 % come out within half a point, 96.1 %
/// within one; with advances alone 78.8 and 92.8 %.
enum GlyphKerning {
  /// What stands between two printable characters of ASCII; nothing for any other.
  static func between(_ left: UInt8, _ right: UInt8) -> Double {
    guard printable.contains(left), printable.contains(right) else { return 0 }
    return Double(table[index(left, right)])
  }

  private static let printable: ClosedRange<UInt8> = 0x20...0x7E

  private static func index(_ left: UInt8, _ right: UInt8) -> Int {
    Int(left - printable.lowerBound) * printable.count + Int(right - printable.lowerBound)
  }

  /// Every pair of printable characters, row by row.
  private static let table: [Int8] = {
    var table = [Int8](repeating: 0, count: printable.count * printable.count)
    for (left, spaces) in zip(rightSides, shapes) {
      for (right, space) in zip(leftSides, spaces) {
        for first in left.utf8 {
          for second in right.utf8 { table[index(first, second)] = space }
        }
      }
    }
    for (space, letters) in pairs {
      let bytes = Array(letters.utf8)
      for place in stride(from: 0, to: bytes.count - 1, by: 2) {
        table[index(bytes[place], bytes[place + 1])] += space
      }
    }
    return table
  }()

  /// Characters by the shape of their right side: a row of `shapes` each.
  private static let rightSides = [
    "(/[{", "-", ",.:;", "45B", "#$%&*+<=>@\\^_`j|~", "A", "L", "FP", "7T", "VWY", " ", "3CGScs",
    "f", "1HIJMNUadghilmnqu", "2EKRXZkxz", "0689DOQbeop", "r", "t", "vwy",
  ]

  /// Characters by the shape of their left side: a column of `shapes` each.
  private static let leftSides = [
    "\"'", "([{", "!)/?]}", "-", ",.:;", "1", "24", "#$%&*+<=>@\\^_`|~", "A", "7T", "VWY", " ",
    "3589Sas", "BDEFHIKLMNPRUbhijklmnpru", "06CGOQcdegoq", "ft", "vwy", "XZxz",
  ]

  private static let shapes: [[Int8]] = [
    [0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2, 8, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 25, 0, -34, 0, 0, 0, 0, 2, -26, 0, -5, 0, 0, 0],
    [0, 0, 0, 0, -10, 0, 0, 0, 0, 0, 0, -3, 12, 3, -2, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, -8, 0, -4, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, 12, -11, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 3, -4, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -7, -1, 16, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, -11, 5, -28, 0, 0, 6],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -15, 6, -16, 0, 0, 0],
    [0, 1, 0, -2, 0, -2, -5, -1, -18, -6, 2, -2, -1, 3, 5, -8, 5, 0],
    [0, 0, -5, 0, -2, 0, 0, 0, 0, 6, 0, 0, 2, -9, 2, -5, 5, 0],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, -14, 1, -8, 1, 0, 0],
    [2, 0, 4, 0, -7, 0, 7, 0, 0, 0, 1, -4, 8, 0, 9, 4, 10, 7],
    [0, 0, 0, 0, -19, 0, 0, 0, 0, 30, 0, 3, -4, 2, -10, 4, 10, 7],
    [0, 0, -4, 0, -7, -9, -8, 0, -14, 0, -12, -8, -4, -9, 5, -2, -6, -13],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -5, -3, -8, -14, 14, 5, 0],
    [0, 0, 13, 0, 13, 0, 0, 0, 0, 0, 0, -10, 5, -2, -3, 4, 4, 0],
    [0, 0, 0, 0, -28, 0, 0, 0, 0, 0, 0, 7, -10, -6, -12, 0, 0, 0],
  ]

  /// What single pairs have beyond their shapes: pairs one after the other.
  private static let pairs: [(Int8, String)] = [
    (-18, "To"),
    (-14, "y "),
    (-13, "by"),
    (-12, "0."),
    (-10, " L.0Tredm "),
    (-9, "Pee:h om"),
    (-8, "AlChFIOTRegenfso"),
    (-7, "19OlPhSiTIYehailimn:oFocutwi"),
    (-6, " S309.EpShTAdaduenioogpirssatuws"),
    (-5, " A b l t.2BYERInMoNiOrTaTuUpWaagauaybbddg gsltnlpuxiy,"),
    (-4, "-$405 99BiKePoUIVocicuetfegihdllmpodopovrervs!tcuswn"),
    (-3, " + 3 E e i u w$6+ 0 0)60: AdAgAuBBBDCDD DADaGCMiNaOpSeanchdcdse?eaexfagngolB"),
    (-3, "lopapdpeptrFs.sessumupvoxe"),
    (-2, " 0 U0,011.CrEmFaGuR RoS SpWia adcad!dregevgliOirmincp,rdrnrrt tetywCwey:ys"),
    (-1, "   - 2 M O P T W d h't,0- 0213153 7 ArBlClESFiGrHeHoJaLiLoMyOnPlQuRaRuabapar"),
    (-1, "avdediecelffkmlelin'nnnto plr rcs thtruaudveyp"),
    (1, " R k o r$3(11 202325273.4 93BaBoCaCeEqINMaMuStSyUnWeakatceckcsebf frfticitke"),
    (1, "kiknldlpmambnsokqurks:skstt:tFtVtattwoxpyo"),
    (2, " 9 = D V c v y's12165589= CuDeEnExFeFoGBHiLaPrRGTxVaaiasawbebuesewfoghgrhiho"),
    (2, "htjek menknonuo:p ppprrlsnsut.tiucueviwaxtze"),
    (3, " B a f s, 33AcAmDoGeIMMeORRTSaT VeViambid eoepgtibipizmonango,ofotrtsctwunye"),
    (3, "yn"),
    (4, "BrGaImItNoPuSnTeWoacc cccldye.eegulflyoloooyrmrosispt?ub"),
    (5, " N g p$$ARAnDiEdOSOvUsbaemerifmunionourary"),
    (6, " F..10ApCoI TOgaigisl to"),
    (7, "alidlaneor"),
    (8, " mBuThblcrhetl"),
    (9, "pou "),
    (10, "ST"),
    (11, "oesh"),
    (12, "nd"),
    (13, "0:PO"),
    (16, "w "),
    (21, "Ti"),
  ]
}
