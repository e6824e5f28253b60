// Numbers are in bodies of functions, as in SystemAdvances.

/// Kerning of the iOS system font, in thousandths of an em.
enum SystemKerning {
  /// Characters by the shape of their right side: a row of `shapes` each.
  @inline(__always) static func rightSides() -> [String] {
    [
      "(/[{", "-", ",.:;", "45B", "#$%&*+<=>@\\^_`j|~", "A", "L", "FP", "7T", "VWY", " ", "3CGScs",
      "f", "1HIJMNUadghilmnqu", "2EKRXZkxz", "0689DOQbeop", "r", "t", "vwy",
    ]
  }

  /// Characters by the shape of their left side: a column of `shapes` each.
  @inline(__always) static func leftSides() -> [String] {
    [
      "\"'", "([{", "!)/?]}", "-", ",.:;", "1", "24", "#$%&*+<=>@\\^_`|~", "A", "7T", "VWY", " ",
      "3589Sas", "BDEFHIKLMNPRUbhijklmnpru", "06CGOQcdegoq", "ft", "vwy", "XZxz",
    ]
  }

  @inline(__always) static func shapes() -> [[Int8]] {
    [
      [0, 0, 0, 0, 0, 4, 0, 0, -1, 0, 1, -1, -1, 11, -8, 0, 0, 0],
      [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -3, 17, -18, 1, 0, 0, -1],
      [0, 0, 0, 0, 21, 1, -45, 0, 0, 0, 0, -1, -23, -7, -10, 0, 0, 0],
      [0, 0, 1, -1, -12, 0, 1, 1, 0, 2, -1, 1, 11, -4, -1, 0, 0, 0],
      [0, 0, 0, 0, 0, 0, -8, -1, 0, 0, 0, -3, -9, -1, -13, 0, 0, 0],
      [0, 0, 0, 1, 0, 0, 0, 0, 1, -2, -1, -1, 6, -9, -37, -2, -4, 0],
      [0, 0, 0, 0, 0, 0, 0, 0, 0, -1, 0, 0, 8, 3, -6, 0, 0, 0],
      [0, 0, 0, 0, 0, 0, -1, 0, -2, 0, 0, 0, -15, -3, 6, 0, 0, 0],
      [0, 0, 0, 0, -4, 0, 0, 1, -3, 4, 1, 2, -27, 8, -27, 0, -2, 8],
      [0, 0, 0, 0, -1, 0, 0, 0, -1, 0, 1, 2, -16, 11, -16, 0, 0, 0],
      [0, -4, 0, -1, 0, 20, -17, -7, -14, -3, -2, -2, 1, -1, 3, -7, 7, 0],
      [0, 0, -3, 0, -3, 0, 0, 0, -2, 6, 0, -1, 1, -5, 2, 2, 7, 0],
      [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, -14, 6, -7, 2, -1, 0],
      [-2, 1, 5, -3, 1, -1, 4, 0, 1, 2, 6, -5, 2, -2, 2, 6, 1, -5],
      [0, 0, 0, 0, -9, -1, -1, 0, 0, 36, 1, 7, -1, -2, -12, 6, 2, 0],
      [0, 0, -4, -1, -3, -3, 0, 0, -17, 0, -2, -4, 1, -5, 2, 3, -9, -9],
      [0, 0, -1, 0, -1, 0, 0, 0, 0, 0, 1, -3, -4, -8, -13, 15, -2, 0],
      [-1, 0, 6, 0, 14, 0, 0, 0, 0, -2, 0, -7, -1, 2, -5, 8, 2, 0],
      [1, 0, 0, 1, -23, 0, 0, 1, 0, -1, 0, 2, -16, -2, -12, 0, 0, 0],
    ]
  }

  /// What single pairs have beyond their shapes: pairs one after the other.
  ///
  /// The first rests on one text alone, which has both.
  @inline(__always) static func pairs() -> [(Int8, String)] {
    [
      (-50, "AVVA"),
      (-29, "Tr"),
      (-24, "To"),
      (-22, ".0TATa"),
      (-18, "0."),
      (-16, "AvTeTu"),
      (-15, "1930"),
      (-14, "OTPe"),
      (-13, "9.XX"),
      (-12, "0%Epay"),
      (-11, "0)1.ER"),
      (-10, ",3127.ATAtEmKebym mTth"),
      (-9, " C E L UDAFIInTUoF"),
      (-8, ",22 24NaRoUIbbdueildn:ows7t:tcwiy "),
      (-7, "/h5 56:1AsCAD ElIDMiOlOrPhPoWaabilllnnnvy,"),
      (-6, " 1.3/A343590A BiC FAFaIIN/RIYocifegegsh imitovuiyp"),
      (-5, " K P l$61,132h3 405M: ADAuBBBDChCrGCLiMBMoMyNDSpTIdse:eVghhdhikmlBmop,r.rFs1ssxeyo"),
      (
        -4, " : F G a b#I(2-$-X.51845607 AgBEEDEtFENENGReTwYeavd:e?exfig:giiOkekslCm:min?nuodospdrs"
      ),
      (-4, "sftCtsttutwox zi"),
      (
        -3, " + I O S h% + -R98AYBYCDCTClDSDaDeJuLOLTP2RERaS SiTyUpVoafagapbobtdie-edeninixkgl:lilt"
      ),
      (-3, "m/mwo:piptsdswt'tnudugx2"),
      (
        -2, "   ( / 2 7 Q w(0+2,8---1030715213743556 6-86ACByC0CaCeDrEAEnHuIOItJaKiLeLoMONANuOPOfPM"
      ),
      (
        -2, "PaR RiSDStSuTEUMWh_Takand!d)dje/eaebeoepfairiukolalsmammnyoboiokoxp:papur:rgrlrvsut)ti"
      ),
      (-2, "vow.wsxCxixpxtze"),
      (
        -1, " 5 Y d n v$1's(m- . /p/s1 2:42515f6264808:9 ASB/BlEyGoICIFLIOBOROVOWOnOpPLSCSOSPSSSlUN"
      ),
      (
        -1, "VEVIamatawbjc cadddmdreLefeqf frg gogrhnicidifiok knktluncnlnropp1pgppr rprusct!tptuua"
      ),
      (-1, "ucumunwCwhxy"),
      (
        1,
        " 0 r$2(S/d111432365:66678 8993B CKCVDsE EFELETFFFeFrGiH HEHiIGL:MuN ODOLOMOuPlPuURUSUTVi"
      ),
      (1, "a adb bibsd dLdadedoeCeResevfffofpfyglgmgniilbmgmsnSnaofomprqus:teubulwdwwye"),
      (
        2,
        " = T o y z$3).-C063:4454575988ABAMAPAnAxBCBaBeCoDiDuENEOEXF IVK LaMMMPOFOKONOOPEPIPRPrRF"
      ),
      (
        2,
        "SUSmTxUnVaWiaxblbrckcocrcscyd?dVdvePelemflgthaisk:lTlelvlym,npoaocphrVrrs9tHtrtyupvavevi"
      ),
      (2, "ym"),
      (
        3,
        " $ N V W f g p s.c101:2.314.83= ANCEEEESFlGBGrHoIPLEObQuRGSMSTSaSyaaaubebuc)chcldnethrhu"
      ),
      (3, "ibl lclontouoyp peplpyrerorys)sislsnspufusuywexazo"),
      (
        4, " \" M R c t$$(O-i2,23286%70:0ApBrCCCOFuGeMeNeOSROScSeUEUsVCaibmcedge eeiklfndnengnkolrS"
      ),
      (4, "rarns s,s.t?w:x.yb"),
      (5, "(1.40,021/227799ARDII RTSnTHWIare!erfthehoiajelpmuninmnso o,psritStatwwLy:yn"),
      (6, " - 4 9 H m0xAcAdAmArDEDoImShSoT Y asdyeAeyguieivkVmen o-ogrtsot "),
      (7, "../10133BTDDIAIMISOvYYipkiotseu "),
      (8, "25:2:5BuEqITTCd.igmbnooeonrmtl"),
      (9, ", 20BoFiOUPiTOctewgaor"),
      (10, "NoPOTTn.shto"),
      (12, " A50NTbae."),
      (13, "Ed"),
      (14, "0:"),
      (17, "tF"),
      (21, "Ti"),
      (24, ",0Th"),
    ]
  }
}
