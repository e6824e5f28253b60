/// How much nearer or farther than their advance widths neighbours stand in the iOS system font, in
/// thousandths of an em.
///
/// Fitted, together with the advances, to the widths of 1,019 labels and buttons that Interface
/// Builder sized in public documents: first by the shapes that face each other, then by pair. No
/// font file was used. Of labels in repositories that a fit had not seen 83.5 % come out within
/// half a point, 96.1 % within one; with advances alone 78.8 and 92.8 %.
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
    [0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, -1, 0, 13, -9, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -3, 19, -21, 0, 0, 0, 0],
    [0, 0, 0, 0, 21, 0, -45, 0, 0, 0, 0, -2, -19, -7, -10, 0, 0, 0],
    [0, 0, 0, 0, -12, 0, 0, 0, 0, 0, 0, 2, 13, -2, -5, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, -7, 0, 0, 0, 0, -2, -11, 0, -14, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, -16, -41, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 3, -4, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -13, -6, 8, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, -25, 9, -24, 0, 0, 8],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -14, 11, -15, 0, 0, 0],
    [0, -4, -1, -3, 0, 23, -19, -7, -18, -3, -3, -2, 0, 4, 5, -9, 8, 0],
    [0, 0, -5, 0, -4, 0, 0, 0, 0, 11, 0, 1, 0, -10, 1, 2, 7, 0],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, -15, 7, -6, 0, 0, 0],
    [-2, 0, 8, -2, -2, 0, 6, 0, 0, 0, 7, -8, 2, 0, 4, 5, 2, -5],
    [0, 0, 0, 0, -12, 0, 0, 0, 0, 35, 0, 9, -6, 0, -12, 8, 2, 3],
    [0, 0, -6, -1, -4, -3, 0, 0, -17, 0, -1, -7, -2, -7, 2, 2, -13, -10],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -3, -5, -9, -14, 15, -3, 0],
    [0, 0, 7, 0, 17, 0, 0, 0, 0, 0, 0, -9, -3, 2, -5, 9, 0, 0],
    [0, 0, 0, 0, -23, 0, 0, 0, 0, 0, 0, 5, -18, -6, -10, 0, 0, 0],
  ]

  /// What single pairs have beyond their shapes: pairs one after the other.
  private static let pairs: [(Int8, String)] = [
    (-17, "To"),
    (-16, ".0"),
    (-15, " LAl"),
    (-14, "y "),
    (-13, "19du"),
    (-12, " lOTm "),
    (-11, "PeTI"),
    (-10, "309.TATrdde:geh imn:th"),
    (-9, "0.1.ChFIaybydsoFwi"),
    (-8, " E SAdEpSpTaTuUIbbiollocovpisatcut"),
    (-7, " 20)InOlOrPhReRoSiUpecilltminn"),
    (-6, " w40BiVoexhdrvws"),
    (-5, " t$60 15AgAuBBBDCDD DAGCMoWaagauciedetgigshilBnlnuomowp,rFrstiumxe"),
    (-4, " A-$.23 60DaEmKeMyNaYeabafcacue?eaeofagnitlenfodogpppurerrsevownxiyp"),
    (-3, " + C U e i't+ 135 7 AsBYCrERFaHoJuMiPiPoS SuadfefffigoiOksmamon'rcrgs!sktety"),
    (-3, "udy,y:ys"),
    (-2, " 3 W n r(0: BlESFeGrLiMaNeSeShamanapchcod!didjebeiivkmoipaptrls:stt trtuuswC"),
    (-2, "yo"),
    (-1, "   ( - F T a b o(m- 0,011 99CAClEnLoOnOpR RaRua avbodcdeenesevg gghainn ntpd"),
    (-1, "r s.tsuawoxpze"),
    (1, " d u(1-i.51223364 93AnCaCoDeExINNiQuSteyf ghgrhticjeluncoap plprrdrns)spucue"),
    (1, "wawdweyl"),
    (2, " = B H M P V k$3's, 3.5589= AcBoCuDoEqLaMeMuPuSaSyTxVaVeWoaratcsdVelerfogtir"),
    (2, "lonko:qus ttubulvixt"),
    (3, " I f0002FoGBOSRGT Wiawbibuceckctemftfyizk kekinoo otrasisntwup"),
    (4, " \" 9 R s v y.c10162533AmBaFuGaGeHiIMORRTScTeUnVCaiakasccd:daeefridielflymb"),
    (4, "menaofouoyrirtsct.t?unyn"),
    (5, " p..ARApBrEdSnc d epewisl mungnio,oopsryye"),
    (6, " 120DiFibacre.gaipmpn.onpermrou "),
    (7, " N$$I ItOvTOdyguibiglanepo"),
    (8, " g,0:0ImUsalhehoifol"),
    (9, "acblcl"),
    (10, "Nooeorto"),
    (11, "STtl"),
    (12, "BuThshtF"),
    (13, "0:"),
    (14, " mPOnd"),
    (15, "w "),
    (23, "Ti"),
  ]
}
