import Foundation

/// A text with the size that Interface Builder measured for it.
///
/// Provenance: frames stored in public Interface Builder documents (tool versions 4510 to 23727),
/// of labels and buttons that nothing but their text sizes. Only text, font, scale and size were
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
  let text: String

  private init?(_ row: Substring) {
    let fields = row.split(separator: "\t", omittingEmptySubsequences: false)
    guard fields.count == 7, let scale = Double(fields[3]) else { return nil }
    kind = String(fields[0])
    font = String(fields[1])
    pointSize = Double(fields[2])
    self.scale = scale
    width = Double(fields[4])
    height = Double(fields[5])
    text = String(fields[6]).replacing("⏎", with: "\n")
  }

  /// All of them; columns are kind, font, size, scale, width, height and text.
  static let all = table.split(separator: "\n").compactMap { RecordedText($0) }

  // swift-format-ignore
  private static let table = #"""
button	system	15	2	76	-	Add Server
button	HelveticaNeue-Thin	22	1	165	48	Bouncy Present
button	HelveticaNeue-Thin	22	1	156	48	Bouncy Segue
button	HelveticaNeue-Thin	22	1	185	38	Take Me To Settings
button	HelveticaNeue-Thin	24	1	121	41	ActionSheet
button	HelveticaNeue-Thin	24	1	45	-	Alert
button	HelveticaNeue-Thin	24	1	201	-	PopOver from Code
button	HelveticaNeue-Thin	24	1	164	-	PopOver from IB
button	HelveticaNeue-Thin	25	1	75	42	retrieve
button	HelveticaNeue-Thin	25	1	49	42	save
button	HelveticaNeue-Thin	30	1	108	48	Drop Pin
button	UICTFontTextStyleFootnote	-	2	41	-	Button
button	boldSystem	18	2	81	34	Push Me!
button	default	-	2	88	30	Action Sheet
button	default	-	1	87	30	Add to Index
button	default	-	1	120	-	Alignment Center
button	default	-	1	93	-	Alignment Fill
button	default	-	1	128	30	Alignment Leading
button	default	-	1	124	-	Alignment Trailing
button	default	-	2	123	-	Basic Action Style
button	default	-	2	38	30	Block
button	default	-	2	30	-	Blur
button	default	-	1	46	30	Button
button	default	-	1	46	30	Button
button	default	-	2	46	-	Button
button	default	-	2	46	30	Button
button	default	-	2	46	-	Button
button	default	-	2	99	30	Choose Image
button	default	-	2	39	-	Close
button	default	-	2	39	30	Close
button	default	-	2	39	30	Close
button	default	-	1	74	-	Create File
button	default	-	2	45	-	Delete
button	default	-	1	72	30	Delete File
button	default	-	2	165	-	Destructive Action Style
button	default	-	1	54	30	Dismiss
button	default	-	2	142	30	Display Action Sheet
button	default	-	2	87	30	Display Alert
button	default	-	1	193	30	Distribution Equal Centering
button	default	-	1	181	30	Distribution Equal Spacing
button	default	-	1	103	-	Distribution Fill
button	default	-	1	156	-	Distribution Fill Equally
button	default	-	1	202	-	Distribution Fill Proportionally
button	default	-	1	37	30	Done
button	default	-	1	100	30	Edit Transform
button	default	-	1	49	-	HideAll
button	default	-	1	71	-	Horizontal
button	default	-	1	88	-	Import Menu
button	default	-	1	92	30	Import Picker
button	default	-	2	42	30	Log in
button	default	-	1	67	30	Long Text
button	default	-	1	32	30	Next
button	default	-	2	32	30	Next
button	default	-	2	32	30	Next
button	default	-	1	79	30	No Margins
button	default	-	2	30	30	OK
button	default	-	2	70	30	Open PDF
button	default	-	2	119	30	Post to Facebook
button	default	-	2	32	-	Print
button	default	-	2	49	30	Redact
button	default	-	2	52	30	Redraw
button	default	-	1	135	30	Remove From Index
button	default	-	2	56	30	Rename
button	default	-	1	40	30	Reset
button	default	-	1	46	30	Resize
button	default	-	1	34	30	Save
button	default	-	2	36	-	Send
button	default	-	2	159	30	Send Local Notification
button	default	-	2	105	30	Send iMessage
button	default	-	1	96	-	Share Sample
button	default	-	1	59	-	Show All
button	default	-	2	99	30	Show Full Size
button	default	-	1	79	-	Spacing (0)
button	default	-	1	88	30	Spacing (20)
button	default	-	1	88	-	Spacing (30)
button	default	-	2	34	-	Start
button	default	-	1	77	30	Take Photo
button	default	-	2	75	-	Take Video
button	default	-	2	30	-	Tap
button	default	-	2	68	-	Text Input
button	default	-	2	91	30	Trigger event
button	default	-	2	42	30	Tweet
button	default	-	2	40	-	Verify
button	default	-	2	40	30	Verify
button	default	-	1	52	30	Vertical
button	default	-	2	85	30	View Library
button	system	12	2	30	27	Call
button	system	12	2	30	27	Call
button	system	14	2	54	29	collapse
button	system	17	1	107	-	Toggle Label2
button	system	17	1	225	33	Toggle Label2 with Animation
button	system	17	1	228	-	Toggle Label2 with Constraint
button	system	20	2	40	36	Now
button	system	24	2	72	-	Speak!
button	system	28	2	39	46	OK
button	system-heavy	12	2	49	27	← BACK
button	system-semibold	15	2	134	30	Create a new room
button	boldSystem	16	2	36	32	Hide
button	boldSystem	17	2	56	-	Cancel
button	default	-	3	48	-	Cancel
button	default	-	1	39	30	Close
button	default	-	3	164	30	Continue in bakcground
button	default	-	2	124	-	Endorsed By Ataff
button	default	-	2	97	-	Reload Layout
button	default	-	3	36	30	Send
button	default	-	2	123	-	Trouble logging In
button	system	17	3	43	33	Close
button	system-semibold	15	2	49	30	Switch
label	AGaramondPro-Regular	38	2	169	38	Admin logs
label	AGaramondPro-Regular	38	2	168.5	38	Card Tester
label	HelveticaNeue	17	1	61	-	Content
label	HelveticaNeue	17	1	32	-	Title
label	HelveticaNeue	35	1	185	-	ChromaKey
label	HelveticaNeue-Thin	30	1	106	36	distance
label	HelveticaNeue-Thin	30	1	67	36	floors
label	HelveticaNeue-Thin	30	1	69	36	steps
label	HelveticaNeue-Thin	30	1	113	36	δ altitude
label	HelveticaNeue-Thin	40	1	241	48	Code Popover
label	HelveticaNeue-Thin	40	1	180	-	IB Popover
label	HelveticaNeue-Thin	40	1	204	48	TouchyFeely
label	HelveticaNeue-Thin	70	1	558	83	DeprecateToRotate
label	HelveticaNeue-Thin	80	1	75	-	alt
label	HelveticaNeue-Thin	80	1	118	-	dist
label	HelveticaNeue-Thin	80	1	178	-	floors
label	HelveticaNeue-Thin	80	1	183	-	steps
label	OpenSans-Semibold	15	2	143	-	Wi-fi only download
label	UICTFontTextStyleBody	-	2	101.5	21	Crash Report
label	UICTFontTextStyleBody	-	2	42	21	Label
label	UICTFontTextStyleBody	-	2	42	21	Label
label	UICTFontTextStyleBody	-	2	42	20.5	Label
label	UICTFontTextStyleBody	-	2	49.5	-	Status
label	UICTFontTextStyleBody	-	2	46	20.5	online
label	UICTFontTextStyleFootnote	-	2	4	-	!
label	UICTFontTextStyleFootnote	-	2	8	-	2
label	UICTFontTextStyleFootnote	-	2	33	16	Label
label	UICTFontTextStyleFootnote	-	2	33	-	Label
label	UICTFontTextStyleHeadline	-	1	60	20	Content
label	UICTFontTextStyleHeadline	-	1	85	-	MagicTable
label	UICTFontTextStyleHeadline	-	2	95.5	20	Power Level
label	UICTFontTextStyleHeadline	-	2	274.5	-	UIAlertControllerStyleActionSheet
label	UICTFontTextStyleHeadline	-	2	215.5	-	UIAlertControllerStyleAlert
label	UICTFontTextStyleHeadline	-	2	133	20	useyourloaf.com
label	UICTFontTextStyleSubhead	-	2	69.5	-	Messages
label	UICTFontTextStyleTitle3	-	2	72	-	Settings
label	boldSystem	13	1	73	16	MOUNTAIN
label	boldSystem	14	2	5	17	!
label	boldSystem	14	2	9	17	2
label	boldSystem	14	2	158	17	No images were found.
label	boldSystem	15	2	127.5	18	Comments Count
label	boldSystem	15	2	40	18	Label
label	boldSystem	17	1	83	-	RFC 3986
label	boldSystem	17	1	206	-	x-www-form-urlencoded
label	boldSystem	24	2	164	29	Memory Game
label	github-octicons	25	1	25	25	c
label	italicSystem	14	2	186	-	This post is visible to cohort.
label	system	10	2	36	-	Version
label	system	11	3	157	13.3333	Developed by Nick Thompson
label	system	12	2	16	14.5	$$
label	system	12	2	27	15	0:00
label	system	12	2	31	14.5	Label
label	system	12	2	96	15	open.rocket.chat
label	system	13	2	66	-	Discussion
label	system	13	2	78.5	-	Popular Tags
label	system	13	2	26.5	-	Title
label	system	14	2	27	17	$$$
label	system	14	2	79.5	17	8 responses
label	system	14	2	100.5	-	Add a response
label	system	14	2	26	17	City
label	system	15	2	18.5	18	+3
label	system	15	2	37.5	18	Label
label	system	15	2	113	-	Review contents
label	system	15	3	30	-	Role
label	system	15	2	45	-	Server
label	system	15	3	45	18	author
label	system	15	3	118.667	-	victoria.anderson
label	system	16	2	47	19.5	Delete
label	system	16	3	126.667	19.3333	Product Designer
label	system	16	2	123	-	Restaurant name
label	system	17	2	59	20.5	(0.5 mi)
label	system	17	2	30	-	1.0x
label	system	17	2	85	-	1024x1024
label	system	17	2	10.5	20.5	3
label	system	17	2	10.5	20.5	8
label	system	17	2	46	21	85MB
label	system	17	2	12	-	A
label	system	17	1	63	21	Address
label	system	17	2	129.5	-	Animation Speed
label	system	17	2	173	-	Auto-Heading Enabled
label	system	17	2	147	-	Auto-Pitch Enabled
label	system	17	2	136.5	-	Auto-Roll Enabled
label	system	17	2	74	21	Bluetooth
label	system	17	2	66.5	20.5	Dynamic
label	system	17	2	67	21	Dynamic
label	system	17	1	41	21	Email
label	system	17	1	34	21	First
label	system	17	2	195	-	First time break (minutes)
label	system	17	2	88.5	20.5	Hello World
label	system	17	2	117	21	IMG_2003.jpeg
label	system	17	2	125.5	20.5	Just a static title
label	system	17	2	142	21	Just another Label
label	system	17	2	42	21	Label
label	system	17	2	42	-	Label
label	system	17	2	42	-	Label
label	system	17	2	42	20.5	Label
label	system	17	2	42	21	Label
label	system	17	2	42	21	Label
label	system	17	2	42	21	Label
label	system	17	2	42	-	Label
label	system	17	2	42	21	Label
label	system	17	2	42	20.5	Label
label	system	17	2	42	-	Label
label	system	17	2	42	-	Label
label	system	17	2	42	-	Label
label	system	17	1	52	21	Label1
label	system	17	1	52	21	Label2
label	system	17	1	52	21	Label3
label	system	17	1	52	21	Label4
label	system	17	1	52	21	Label5
label	system	17	1	33	21	Last
label	system	17	2	65.5	20.5	Location
label	system	17	2	45	-	Name
label	system	17	2	143	21	No Game Selected
label	system	17	2	96	21	Not updated
label	system	17	2	154.5	21	Nothing to see here.
label	system	17	1	64	21	Phone #
label	system	17	2	67	20.5	Points: 0
label	system	17	1	186	21	Replace spaces with "+"
label	system	17	2	93	21	Rocket.Chat
label	system	17	2	140.5	20.5	Save yourself time
label	system	17	2	219.5	-	Second time break (minutes)
label	system	17	2	215	21	Select a sample from the list
label	system	17	2	157	-	Service Connections
label	system	17	1	116	-	Set Weight (kg)
label	system	17	2	76	21	Shake me
label	system	17	2	32	-	Size
label	system	17	2	44	20.5	Static
label	system	17	2	44	21	Static
label	system	17	2	111	-	System Valves
label	system	17	2	176	20.5	Try editing the last cell.
label	system	17	2	92	-	Water Pipes
label	system	17	2	253.5	21	Wednesday  September 30, 2018
label	system	17	2	23	20.5	🎉
label	system	20	2	205	24	A simple view controller
label	system	20	2	187.5	24	Detail View Controller
label	system	20	2	214	24	This node has no extent.
label	system	72	2	44	86	0
label	system-heavy	9	2	20.5	11	44U
label	system-light	17	2	95	-	Version 1.0.0
label	system-medium	11	2	17.5	16.5	0
label	system-medium	12	2	50	14.5	Duration
label	system-medium	14	2	64	17	:example:
label	system-medium	20	2	156.5	-	Restaurant name
label	system-semibold	16	2	41.5	19.5	Label
label	system-semibold	17	3	89.6667	-	Bug Report
label	system-semibold	18	3	151.667	-	Victoria Anderson
label	system-semibold	20	2	50	-	Label
label	system-semibold	20	2	50	24	Label
label	system-semibold	21	2	91	-	Todo App
label	system-semibold	22	2	197	26.5	Unlock with Face ID
label	system-semibold	30	3	222	-	LazyMan for iOS
label	system-thin	40	2	192	48	UNKNOWN
"""#
}
