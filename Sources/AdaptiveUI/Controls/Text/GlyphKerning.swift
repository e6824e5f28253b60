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
    [0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, -1, 0, 9, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2, 8, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 26, 0, -41, 0, 0, 0, 0, 2, -29, 0, -3, 0, 0, 0],
    [0, 0, 0, 0, -11, 0, 0, 0, 0, 0, 0, -1, 13, 1, -4, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, -7, 0, -8, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 13, -12, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 4, -3, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -6, -1, 17, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, -12, 6, -27, 0, 0, 7],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -15, 8, -17, 0, 0, 0],
    [0, -1, -1, -2, 0, 10, -11, -2, -18, -8, 2, -2, -1, 3, 7, -9, 6, 0],
    [0, 0, -5, 0, -3, 0, 0, 0, 0, 5, 0, 1, 0, -9, 2, -4, 7, 0],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, -13, 1, -7, 1, 0, 0],
    [2, 0, 4, 0, -6, 0, 7, 0, 0, 0, 3, -4, 6, 0, 8, 4, 10, 5],
    [0, 0, 0, 0, -19, 0, 0, 0, 0, 32, 0, 3, -2, 3, -9, 6, 10, 6],
    [0, 0, -6, 0, -6, -6, -8, 0, -16, 0, -13, -7, -4, -9, 5, -3, -7, -13],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -4, -4, -8, -14, 13, 5, 0],
    [0, 0, 16, 0, 11, 0, 0, 0, 0, 0, 0, -8, 5, -1, -2, 5, 5, 0],
    [0, 0, 0, 0, -27, 0, 0, 0, 0, 0, 0, 7, -12, -5, -13, 0, 0, 0],
  ]

  /// What single pairs have beyond their shapes: pairs one after the other.
  private static let pairs: [(Int8, String)] = [
    (-19, "To"),
    (-14, "byy "),
    (-12, ".0"),
    (-11, "0."),
    (-10, "19Trm "),
    (-9, " LChOTRee:edgeh omso"),
    (-8, "AlFIPeilimnfoFocwi"),
    (-7, "EpOlPhSiTATIUpduhan:ogrssatu"),
    (-6, " b9.InMoOrShWaYeaudaddg ioltpiutws"),
    (-5, " A S l t.20 0)3040BYERNiTaTuagaybbcicudsengsllputcxexi"),
    (-4, " 2 u$6-$1.5 60AdBBBDBiD DAKeMiSeUIVocafegihdlBnlopovp,pdrFrvs!seumwny,"),
    (-3, " 3 E i w7 99AgAuCDGCNaPoSpa chdce?eaetexfagngomimpodpapeptrdrerrs.teupusvo"),
    (-2, " + 0 O T U W e+ 15: ClCrDaEmFaGrOpRaRoS apd!dedregevgliOirlonct thtywCwey:yp"),
    (-2, "ys"),
    (-1, "   M d n't0,01133 ArBlESGuHeHoLiLoMyOnR RuWiabadanbodjecfffiinitkmkslilslwn "),
    (-1, "n'nnntoaplpsr rcrns ssudurve"),
    (1, " c k r(11 2327364 93BaBoCaCeExFiFoINMaMuUnVCVeWeWhatcecsdVdoesfrftiaicieknlu"),
    (1, "mamenmnoo:okprrks:skt:tVtatittwoxp"),
    (2, " 1 9 = D R V a y$3's12253.5589= CuDeEnEqFeHiLaStSyTxVaakamebeoewghgrhtjek ki"),
    (2, "ldlplymbnknsnuosotppqurlsut.ucueunviwa"),
    (3, " B f s v, ,01620AmDoGBMePrPuRGSaSnViWoacaiasawbebibuepfogthoibizmonangofp rt"),
    (3, "snxtynze"),
    (4, "33AcBrGaGeIMOROSRTT c d eeguiplfo,onroscspt?tFtwubye"),
    (5, " p10AnEdImItNocccldye.ernioloooyrysi"),
    (6, " F N$$..ARCoDiI OvTOTebablemidifismuourarm"),
    (7, " gApUsalgaigl neorto"),
    (8, " mThcrhela"),
    (9, "potl"),
    (10, "STu "),
    (11, "Bundsh"),
    (13, "0:POoe"),
    (16, "w "),
    (21, "Ti"),
  ]
}
