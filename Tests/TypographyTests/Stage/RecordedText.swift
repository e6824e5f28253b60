import Foundation
import Typography

/// A text with the size that Interface Builder measured for it.
///
/// Provenance: frames stored in public Interface Builder documents (tool versions 4510 to 23727),
/// of labels and buttons that nothing but their text sizes. Only text, font, scale, build and size were
/// taken, from these repositories on GitHub:
/// Esri/arcgis-runtime-samples-ios, IBDecodable/IBLinter, IBM/BluePic, Instagram/IGListKit,
/// LoopKit/Loop, RocketChat/Rocket.Chat.iOS, SCENEE/FloatingPanel, ScottLogic/iOS8-day-by-day,
/// SwiftGen/SwiftGen, SwiftKickMobile/SwiftMessages, artsy/eidolon, duckduckgo/iOS,
/// edx/edx-app-ios, firebase/quickstart-ios, hackiftekhar/IQKeyboardManager, inickt/LazyMan-iOS,
/// ioscreator/ioscreator, kharrison/CodeExamples, kodecocodes/alt-materials, microsoft/WinObjC,
/// oarrabi/OAStackView, radianttap/CardPresentationController, stack3/iOSAutoLayoutSamples,
/// twostraws/HackingWithSwift, vector-im/element-ios, xmartlabs/Eureka.
struct RecordedText {
  let kind: String
  let font: String
  /// In points; `nil` for the default of the kind or for text styles.
  let pointSize: Double?
  let scale: Double
  let width: Double?
  let height: Double?
  /// The build of the editor.
  let build: Int
  let text: String

  private init?(_ row: Substring) {
    let fields = row.split(separator: "\t", omittingEmptySubsequences: false)
    guard fields.count == 8, let scale = Double(fields[3]) else { return nil }
    kind = String(fields[0])
    font = String(fields[1])
    pointSize = Double(fields[2])
    self.scale = scale
    width = Double(fields[4])
    height = Double(fields[5])
    build = Int(fields[6]) ?? 0
    text = String(fields[7]).replacing("⏎", with: "\n")
  }

  /// How wide the editor's build set the system's font.
  var metrics: TextMetrics {
    let ends: [(build: Int, release: FontRelease)] = [
      (13000, .tracked), (17000, .early),
    ]
    return ends.first { build < $0.build }.map { .earlierSanFrancisco($0.release) }
      ?? .sanFrancisco
  }

  /// All of them; columns are kind, font, size, scale, width, height, build and text.
  static let all = table.split(separator: "\n").compactMap { RecordedText($0) }

  // swift-format-ignore
  private static let table = #"""
button	system	15	2	76	-	14113	Add Server
button	HelveticaNeue-Thin	22	1	165	48	7531	Bouncy Present
button	HelveticaNeue-Thin	22	1	156	48	7531	Bouncy Segue
button	HelveticaNeue-Thin	22	1	185	38	7531	Take Me To Settings
button	HelveticaNeue-Thin	24	1	121	41	7531	ActionSheet
button	HelveticaNeue-Thin	24	1	45	-	7531	Alert
button	HelveticaNeue-Thin	24	1	201	-	7531	PopOver from Code
button	HelveticaNeue-Thin	24	1	164	-	7531	PopOver from IB
button	HelveticaNeue-Thin	25	1	75	42	7531	retrieve
button	HelveticaNeue-Thin	25	1	49	42	7531	save
button	HelveticaNeue-Thin	30	1	108	48	7531	Drop Pin
button	UICTFontTextStyleFootnote	-	2	41	-	14490.70	Button
button	boldSystem	18	2	81	34	14490.70	Push Me!
button	default	-	2	88	30	15505	Action Sheet
button	default	-	1	87	30	8191	Add to Index
button	default	-	1	120	-	9531	Alignment Center
button	default	-	1	93	-	9531	Alignment Fill
button	default	-	1	128	30	9531	Alignment Leading
button	default	-	1	124	-	9531	Alignment Trailing
button	default	-	2	123	-	15505	Basic Action Style
button	default	-	2	38	30	12121	Block
button	default	-	2	30	-	14460.31	Blur
button	default	-	1	46	30	10117	Button
button	default	-	1	46	30	10117	Button
button	default	-	2	46	-	14460.31	Button
button	default	-	2	46	30	14460.31	Button
button	default	-	2	46	-	14460.31	Button
button	default	-	2	99	30	11762	Choose Image
button	default	-	2	39	-	12121	Close
button	default	-	2	39	30	12121	Close
button	default	-	2	39	30	12121	Close
button	default	-	1	74	-	6254	Create File
button	default	-	2	45	-	12121	Delete
button	default	-	1	72	30	6254	Delete File
button	default	-	2	165	-	15505	Destructive Action Style
button	default	-	1	54	30	7531	Dismiss
button	default	-	2	142	30	15702	Display Action Sheet
button	default	-	2	87	30	14460.31	Display Alert
button	default	-	1	193	30	9531	Distribution Equal Centering
button	default	-	1	181	30	9531	Distribution Equal Spacing
button	default	-	1	103	-	9531	Distribution Fill
button	default	-	1	156	-	9531	Distribution Fill Equally
button	default	-	1	202	-	9531	Distribution Fill Proportionally
button	default	-	1	37	30	7531	Done
button	default	-	1	100	30	7531	Edit Transform
button	default	-	1	49	-	9531	HideAll
button	default	-	1	71	-	9531	Horizontal
button	default	-	1	88	-	7531	Import Menu
button	default	-	1	92	30	7531	Import Picker
button	default	-	2	42	30	14460.31	Log in
button	default	-	1	67	30	4514	Long Text
button	default	-	1	32	30	16097	Next
button	default	-	2	32	30	14113	Next
button	default	-	2	32	30	14113	Next
button	default	-	1	79	30	9531	No Margins
button	default	-	2	30	30	12121	OK
button	default	-	2	70	30	14460.31	Open PDF
button	default	-	2	119	30	12118	Post to Facebook
button	default	-	2	32	-	14460.31	Print
button	default	-	2	49	30	12121	Redact
button	default	-	2	52	30	13196	Redraw
button	default	-	1	135	30	8191	Remove From Index
button	default	-	2	56	30	12121	Rename
button	default	-	1	40	30	7531	Reset
button	default	-	1	46	30	4514	Resize
button	default	-	1	34	30	7531	Save
button	default	-	2	36	-	14490.70	Send
button	default	-	2	159	30	14460.31	Send Local Notification
button	default	-	2	105	30	14313.18	Send iMessage
button	default	-	1	96	-	7531	Share Sample
button	default	-	1	59	-	9531	Show All
button	default	-	2	99	30	14313.13.2	Show Full Size
button	default	-	1	79	-	9531	Spacing (0)
button	default	-	1	88	30	9531	Spacing (20)
button	default	-	1	88	-	9531	Spacing (30)
button	default	-	2	34	-	14460.31	Start
button	default	-	1	77	30	6254	Take Photo
button	default	-	2	75	-	14313.18	Take Video
button	default	-	2	30	-	13196	Tap
button	default	-	2	68	-	15505	Text Input
button	default	-	2	91	30	14109	Trigger event
button	default	-	2	42	30	11762	Tweet
button	default	-	2	40	-	12121	Verify
button	default	-	2	40	30	12121	Verify
button	default	-	1	52	30	9531	Vertical
button	default	-	2	85	30	14313.18	View Library
button	system	12	2	30	27	14460.31	Call
button	system	12	2	30	27	14460.31	Call
button	system	14	2	54	29	12121	collapse
button	system	17	1	107	-	4514	Toggle Label2
button	system	17	1	225	33	4514	Toggle Label2 with Animation
button	system	17	1	228	-	4514	Toggle Label2 with Constraint
button	system	20	2	40	36	15505	Now
button	system	24	2	72	-	15505	Speak!
button	system	28	2	39	46	15505	OK
button	system-heavy	12	2	49	27	14460.31	← BACK
button	system-semibold	15	2	134	30	16096	Create a new room
button	boldSystem	16	2	36	32	32700.99.1234	Hide
button	boldSystem	17	2	56	-	17156	Cancel
button	default	-	3	48	-	17701	Cancel
button	default	-	1	39	30	17701	Close
button	default	-	3	164	30	17701	Continue in bakcground
button	default	-	2	124	-	21507	Endorsed By Ataff
button	default	-	2	97	-	24127	Reload Layout
button	default	-	3	36	30	17701	Send
button	default	-	2	123	-	21225	Trouble logging In
button	system	17	3	43	33	17506	Close
button	system-semibold	15	2	49	30	17701	Switch
label	AGaramondPro-Regular	38	2	169	38	12118	Admin logs
label	AGaramondPro-Regular	38	2	168.5	38	12118	Card Tester
label	HelveticaNeue	17	1	61	-	7531	Content
label	HelveticaNeue	17	1	32	-	7531	Title
label	HelveticaNeue	35	1	185	-	7531	ChromaKey
label	HelveticaNeue-Thin	30	1	106	36	7531	distance
label	HelveticaNeue-Thin	30	1	67	36	7531	floors
label	HelveticaNeue-Thin	30	1	69	36	7531	steps
label	HelveticaNeue-Thin	30	1	113	36	7531	δ altitude
label	HelveticaNeue-Thin	40	1	241	48	7531	Code Popover
label	HelveticaNeue-Thin	40	1	180	-	7531	IB Popover
label	HelveticaNeue-Thin	40	1	204	48	7531	TouchyFeely
label	HelveticaNeue-Thin	70	1	558	83	7531	DeprecateToRotate
label	HelveticaNeue-Thin	80	1	75	-	7531	alt
label	HelveticaNeue-Thin	80	1	118	-	7531	dist
label	HelveticaNeue-Thin	80	1	178	-	7531	floors
label	HelveticaNeue-Thin	80	1	183	-	7531	steps
label	OpenSans-Semibold	15	2	143	-	13771	Wi-fi only download
label	UICTFontTextStyleBody	-	2	101.5	21	14490.70	Crash Report
label	UICTFontTextStyleBody	-	2	42	21	11762	Label
label	UICTFontTextStyleBody	-	2	42	21	11762	Label
label	UICTFontTextStyleBody	-	2	42	20.5	11762	Label
label	UICTFontTextStyleBody	-	2	49.5	-	14490.70	Status
label	UICTFontTextStyleBody	-	2	46	20.5	14490.70	online
label	UICTFontTextStyleFootnote	-	2	4	-	13771	!
label	UICTFontTextStyleFootnote	-	2	8	-	13771	2
label	UICTFontTextStyleFootnote	-	2	33	16	14460.31	Label
label	UICTFontTextStyleFootnote	-	2	33	-	14460.31	Label
label	UICTFontTextStyleHeadline	-	1	60	20	4510	Content
label	UICTFontTextStyleHeadline	-	1	85	-	7531	MagicTable
label	UICTFontTextStyleHeadline	-	2	95.5	20	13196	Power Level
label	UICTFontTextStyleHeadline	-	2	274.5	-	15505	UIAlertControllerStyleActionSheet
label	UICTFontTextStyleHeadline	-	2	215.5	-	15505	UIAlertControllerStyleAlert
label	UICTFontTextStyleHeadline	-	2	133	20	15400	useyourloaf.com
label	UICTFontTextStyleSubhead	-	2	69.5	-	14113	Messages
label	UICTFontTextStyleTitle3	-	2	72	-	17506	Settings
label	boldSystem	13	1	73	16	10116	MOUNTAIN
label	boldSystem	14	2	5	17	17156	!
label	boldSystem	14	2	9	17	17701	2
label	boldSystem	14	2	158	17	13196	No images were found.
label	boldSystem	15	2	127.5	18	16097	Comments Count
label	boldSystem	15	2	40	18	16097	Label
label	boldSystem	17	1	83	-	9531	RFC 3986
label	boldSystem	17	1	206	-	9531	x-www-form-urlencoded
label	boldSystem	24	2	164	29	14460.31	Memory Game
label	github-octicons	25	1	25	25	7531	c
label	italicSystem	14	2	186	-	21507	This post is visible to cohort.
label	system	10	2	36	-	21225	Version
label	system	11	3	157	13.3333	15705	Developed by Nick Thompson
label	system	12	2	16	14.5	12121	$$
label	system	12	2	27	15	13771	0:00
label	system	12	2	31	14.5	17701	Label
label	system	12	2	96	15	13771	open.rocket.chat
label	system	13	2	66	-	16097.2	Discussion
label	system	13	2	78.5	-	13196	Popular Tags
label	system	13	2	26.5	-	16097.2	Title
label	system	14	2	27	17	12121	$$$
label	system	14	2	79.5	17	21507	8 responses
label	system	14	2	100.5	-	13771	Add a response
label	system	14	2	26	17	12121	City
label	system	15	2	18.5	18	17701	+3
label	system	15	2	37.5	18	16097	Label
label	system	15	2	113	-	12121	Review contents
label	system	15	3	30	-	14490.70	Role
label	system	15	2	45	-	14113	Server
label	system	15	3	45	18	24127	author
label	system	15	3	118.667	-	14490.70	victoria.anderson
label	system	16	2	47	19.5	32700.99.1234	Delete
label	system	16	3	126.667	19.3333	14490.70	Product Designer
label	system	16	2	123	-	12121	Restaurant name
label	system	17	2	59	20.5	17506	(0.5 mi)
label	system	17	2	30	-	17156	1.0x
label	system	17	2	85	-	13771	1024x1024
label	system	17	2	10.5	20.5	17506	3
label	system	17	2	10.5	20.5	17506	8
label	system	17	2	46	21	13771	85MB
label	system	17	2	12	-	14460.31	A
label	system	17	1	63	21	10117	Address
label	system	17	2	129.5	-	17156	Animation Speed
label	system	17	2	173	-	17156	Auto-Heading Enabled
label	system	17	2	147	-	17156	Auto-Pitch Enabled
label	system	17	2	136.5	-	17156	Auto-Roll Enabled
label	system	17	2	74	21	14313.18	Bluetooth
label	system	17	2	66.5	20.5	17506	Dynamic
label	system	17	2	67	21	17506	Dynamic
label	system	17	1	41	21	10117	Email
label	system	17	1	34	21	10117	First
label	system	17	2	195	-	17506	First time break (minutes)
label	system	17	2	88.5	20.5	13196	Hello World
label	system	17	2	117	21	13771	IMG_2003.jpeg
label	system	17	2	125.5	20.5	11762	Just a static title
label	system	17	2	142	21	11762	Just another Label
label	system	17	2	42	21	11542	Label
label	system	17	2	42	-	11542	Label
label	system	17	2	42	-	11542	Label
label	system	17	2	42	20.5	11542	Label
label	system	17	2	42	21	11542	Label
label	system	17	2	42	21	11542	Label
label	system	17	2	42	21	11542	Label
label	system	17	2	42	-	11542	Label
label	system	17	2	42	21	11542	Label
label	system	17	2	42	20.5	11542	Label
label	system	17	2	42	-	11542	Label
label	system	17	2	42	-	11542	Label
label	system	17	2	42	-	11542	Label
label	system	17	1	52	21	4514	Label1
label	system	17	1	52	21	4514	Label2
label	system	17	1	52	21	4514	Label3
label	system	17	1	52	21	4514	Label4
label	system	17	1	52	21	4514	Label5
label	system	17	1	33	21	10117	Last
label	system	17	2	65.5	20.5	12121	Location
label	system	17	2	45	-	12121	Name
label	system	17	2	143	21	18122	No Game Selected
label	system	17	2	96	21	14490.70	Not updated
label	system	17	2	154.5	21	22505	Nothing to see here.
label	system	17	1	64	21	10117	Phone #
label	system	17	2	67	20.5	14460.31	Points: 0
label	system	17	1	186	21	9531	Replace spaces with "+"
label	system	17	2	93	21	13771	Rocket.Chat
label	system	17	2	140.5	20.5	16096	Save yourself time
label	system	17	2	219.5	-	17506	Second time break (minutes)
label	system	17	2	215	21	20037	Select a sample from the list
label	system	17	2	157	-	17156	Service Connections
label	system	17	1	116	-	7531	Set Weight (kg)
label	system	17	2	76	21	14460.31	Shake me
label	system	17	2	32	-	17156	Size
label	system	17	2	44	20.5	17506	Static
label	system	17	2	44	21	17506	Static
label	system	17	2	111	-	17156	System Valves
label	system	17	2	176	20.5	24127	Try editing the last cell.
label	system	17	2	92	-	17156	Water Pipes
label	system	17	2	253.5	21	18122	Wednesday  September 30, 2018
label	system	17	2	23	20.5	16097	🎉
label	system	20	2	205	24	15505	A simple view controller
label	system	20	2	187.5	24	15505	Detail View Controller
label	system	20	2	214	24	17506	This node has no extent.
label	system	72	2	44	86	13168.3	0
label	system-heavy	9	2	20.5	11	21507	44U
label	system-light	17	2	95	-	15705	Version 1.0.0
label	system-medium	11	2	17.5	16.5	17701	0
label	system-medium	12	2	50	14.5	18122	Duration
label	system-medium	14	2	64	17	13771	:example:
label	system-medium	20	2	156.5	-	12121	Restaurant name
label	system-semibold	16	2	41.5	19.5	12121	Label
label	system-semibold	17	3	89.6667	-	17701	Bug Report
label	system-semibold	18	3	151.667	-	14490.70	Victoria Anderson
label	system-semibold	20	2	50	-	18122	Label
label	system-semibold	20	2	50	24	18122	Label
label	system-semibold	21	2	91	-	15705	Todo App
label	system-semibold	22	2	197	26.5	16096	Unlock with Face ID
label	system-semibold	30	3	222	-	15705	LazyMan for iOS
label	system-thin	40	2	192	48	13196	UNKNOWN
"""#
}
