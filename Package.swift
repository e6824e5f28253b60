// swift-tools-version: 6.2
import PackageDescription

// Settings of every Swift target: Swift 6 mode, each file imports what it uses, warnings are errors.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
  // The linker puts what a session calls together, which needs a section for each function; and
  // generic types are made by calls, not by names that the runtime takes long to read. Closures do
  // not ask each time whether they run on the main actor, which the compiler has seen to; that nobody
  // reads what somebody else is changing is looked at in debug builds, in which the tests run.
  .unsafeFlags(
    [
      "-Xfrontend", "-function-sections",
      "-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors",
      "-Xfrontend", "-disable-dynamic-actor-isolation",
      "-enforce-exclusivity=unchecked",
    ],
    .when(platforms: [.linux], configuration: .release)),
]

// Settings of the targets in which tests spend their time: optimized in debug builds too, with assertions.
// `WINCH_UNOPTIMIZED=1` turns it off, to step through them.
let optimized =
  strict
  + (Context.environment["WINCH_UNOPTIMIZED"] == nil
    ? [.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))] : [])

/// A library target under `Sources/`.
func room(
  _ name: String, _ dependencies: [Target.Dependency] = [], settings: [SwiftSetting] = strict,
  linking: [LinkerSetting] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, swiftSettings: settings, linkerSettings: linking)
}

/// A test target under `Tests/`.
func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
  .testTarget(
    name: name, dependencies: dependencies + ["TestSupport"], exclude: exclude,
    swiftSettings: strict)
}

/// The scenes under `Scenes/` that every binary carries, in the order of the list that opens first.
let scenes = [
  "first-steps", "smallest", "adaptive-model", "table-12-1", "table-12-2", "figure-12-2",
  "slow-motion", "figure-13-1",
  "image-variants", "listing-13-1", "figure-13-3", "figure-13-3-sides", "figure-13-4",
  "popover-today", "popover-size", "tip-push", "tip-navigation", "tip-none", "substitute",
  "presentations", "contexts", "size-reasons", "status-bar", "status-bar-over", "under-bars",
  "frames-from-parents", "layout-order", "masks", "visual-format", "dynamic-type",
  "bars-and-pickers", "split", "three-columns", "pages", "flow-layout", "orientations",
  "orientation-clash", "multitasking", "full-screen-only", "example-overrides",
  "example-forwarding", "example-turning",
  "example-device-orientation", "example-size-classes", "example-wide-or-tall",
  "example-scroll-direction", "example-alongside", "example-square-items",
  "example-constraint-sets", "example-padded-label", "example-counter-rotation",
  "example-popover-size", "example-pushing", "reference",
]

/// What the release build tells the linker.
let linking = "\(Context.packageDirectory)/Sources/WinchProgram/Linking"

// Targets in import order: what stands above knows nothing of what stands below.
var targets: [Target] = [
  .systemLibrary(
    name: "CNcurses", providers: [.apt(["libncurses-dev"]), .brew(["ncurses"])]),
  // What every product has: its linker is the one that takes a third of the time of the usual one,
  // and less where it joins no strings of the debugger's and signs nothing.
  room(
    "ConstraintSolver", settings: optimized,
    linking: [
      .unsafeFlags(
        ["-use-ld=lld", "-Xlinker", "-O0", "-Xlinker", "--build-id=none"],
        .when(platforms: [.linux], configuration: .debug))
    ]),
  room("Cells", settings: optimized),
  // Files in the binary by `#embed` of C 23: resources in code would be part of a module's interface,
  // and a change of a number would make every module above anew. Now it makes the small one anew that reads.
  .target(name: "TypographyTables", exclude: ["Tables"]),
  room("NumberTables", ["TypographyTables"], settings: optimized),
  room("Typography", ["NumberTables"], settings: optimized),
  room("AdaptiveUI", ["ConstraintSolver", "Typography"], settings: optimized),
  room("AdaptiveLists", ["AdaptiveUI", "Typography"], settings: optimized),
  room("Documents", ["AdaptiveUI"]),
  room("Attributes", ["AdaptiveLists", "AdaptiveUI"]),
  .target(
    name: "SceneFiles",
    dependencies: [
      "AdaptiveLists", "AdaptiveUI", "Attributes", "Documents",
      .product(name: "Yams", package: "Yams"),
    ],
    // The manual page holds the description of the format.
    resources: [.embedInCode("SceneFiles.docc/SceneFiles.md")], swiftSettings: strict),
  .target(
    name: "RuleTexts", resources: [.embedInCode("rules.txt")], swiftSettings: strict),
  room("Sweep", ["AdaptiveLists", "AdaptiveUI", "Documents"]),
  .target(name: "LibXML", swiftSettings: strict + [.strictMemorySafety()]),
  .target(name: "LibRSVG", swiftSettings: strict + [.strictMemorySafety()]),
  room(
    "InterfaceBuilder",
    ["AdaptiveLists", "AdaptiveUI", "Attributes", "Documents", "LibXML", "Typography"]),
  room("Pictures", ["AdaptiveLists", "AdaptiveUI"], settings: optimized),
  room(
    "CellRenderer", ["AdaptiveUI", "Cells", "Pictures", "Typography"], settings: optimized),
  .target(
    name: "VectorRenderer", dependencies: ["AdaptiveLists", "AdaptiveUI", "Pictures"],
    resources: [.embedInCode("JSON/snapshot.schema.json")], swiftSettings: strict),
  room(
    "Lab",
    [
      "AdaptiveUI", "Cells", "CellRenderer", "Documents", "Pictures", "RuleTexts", "SceneFiles",
      "Sweep", "Typography", "VectorRenderer",
    ]),
  .target(
    name: "Sheets", dependencies: ["AdaptiveUI", "Documents", "VectorRenderer"],
    resources: [.embedInCode("Page/sheet.css"), .embedInCode("Page/sheet.js")],
    swiftSettings: optimized),
  .target(
    name: "Terminal", dependencies: ["Cells", "CNcurses"],
    swiftSettings: strict + [.strictMemorySafety()],
    linkerSettings: [
      .linkedLibrary("ncursesw", .when(platforms: [.linux])),
      .linkedLibrary("tinfo", .when(platforms: [.linux])),
      .linkedLibrary("ncurses", .when(platforms: [.macOS])),
    ]),
  room("WinchKit", ["AdaptiveUI", "Cells", "Documents", "Lab", "SceneFiles", "Terminal"]),
  room("Examples", ["AdaptiveLists", "AdaptiveUI", "Attributes", "SceneFiles"]),
  .target(
    name: "BundledScenes", path: "Scenes",
    sources: ["BundledScenes.swift", "SceneTopics.swift"],
    resources: scenes.map { .embedInCode("\($0).yaml") }, swiftSettings: strict),
  room(
    "WinchCommand",
    [
      "WinchKit", "AdaptiveUI", "CellRenderer", "Cells", "Documents", "Examples",
      "InterfaceBuilder", "Lab", "LibRSVG", "RuleTexts", "SceneFiles", "Sheets", "Sweep",
      "BundledScenes", "VectorRenderer",
      .product(name: "ArgumentParser", package: "swift-argument-parser"),
    ]),
  // Apart from its commands, as tests that name an executable are compiled again whenever that is linked.
  .executableTarget(
    name: "WinchProgram", dependencies: ["WinchCommand"], exclude: ["Linking"],
    swiftSettings: strict,
    // At a fixed address nothing has to be relocated, and nobody looks for symbols of a program:
    // that is a quarter of the time to start and of the memory. What a session calls
    // lies together, see Tests/Scripts/start-order.py and functions.ld: a third of the memory.
    // With Swift's runtime inside, the one of C++ is inside too: a sixth of the time to start.
    linkerSettings: [
      .unsafeFlags(
        [
          "-Xclang-linker", "-no-pie", "-Xlinker", "--no-export-dynamic", "-use-ld=lld",
          "-Xlinker", "--no-warn-symbol-ordering", "-Xlinker",
          "--symbol-ordering-file=\(linking)/start-order.txt",
          "-Xlinker", "-T", "-Xlinker", "\(linking)/functions.ld",
          "-L", "\(linking)/StaticLink",
        ],
        .when(platforms: [.linux], configuration: .release))
    ]),

  room("Workloads", ["AdaptiveUI", "InterfaceBuilder"]),
  .executableTarget(
    name: "WinchBench",
    dependencies: [
      "AdaptiveUI", "ConstraintSolver", "InterfaceBuilder", "Workloads",
      .product(name: "ArgumentParser", package: "swift-argument-parser"),
    ],
    swiftSettings: strict),

  .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
  .target(
    name: "TestStage", dependencies: ["AdaptiveUI", "TestSupport"], path: "Tests/TestStage",
    swiftSettings: strict),
  tests("ConstraintSolverTests", ["ConstraintSolver"]),
  tests("CellsTests", ["Cells"], exclude: ["Text/Unicode"]),
  tests("TypographyTests", ["NumberTables", "Typography"]),
  tests("AdaptiveUITests", ["AdaptiveLists", "AdaptiveUI", "TestStage", "Typography"]),
  tests("AdaptiveListsTests", ["AdaptiveLists", "AdaptiveUI", "TestStage"]),
  tests("DocumentsTests", ["Documents", "AdaptiveUI"]),
  tests(
    "AttributesTests",
    ["Attributes", "AdaptiveLists", "AdaptiveUI", "InterfaceBuilder", "SceneFiles"]),
  tests(
    "SceneFilesTests",
    [
      "SceneFiles", "AdaptiveLists", "AdaptiveUI", "BundledScenes", "Documents", "Examples",
      "RuleTexts",
    ]),
  tests(
    "ExampleTests",
    ["Examples", "AdaptiveLists", "AdaptiveUI", "Cells", "Documents", "Lab", "WinchKit"]),
  tests("LibXMLTests", ["LibXML"]),
  tests("LibRSVGTests", ["LibRSVG"]),
  tests(
    "SheetsTests",
    [
      "Sheets", "AdaptiveUI", "BundledScenes", "Documents", "Examples", "InterfaceBuilder",
      "Pictures", "SceneFiles", "VectorRenderer",
    ], exclude: ["Pictures"]),
  tests(
    "VectorRendererTests",
    [
      "VectorRenderer", "AdaptiveLists", "AdaptiveUI", "BundledScenes", "Cells", "Documents",
      "Examples",
      "InterfaceBuilder", "Lab", "LibXML", "Pictures", "SceneFiles", "TestStage",
    ]),
  tests(
    "InterfaceBuilderTests",
    ["InterfaceBuilder", "AdaptiveLists", "AdaptiveUI", "Documents", "Workloads"],
    exclude: [
      "Documents", "Drawings", "Licences", "Samples", "documents.csv", "evidence.csv", "frames.csv",
      "misses.csv",
      "unsupported.txt",
    ]),
  tests("PicturesTests", ["Pictures", "AdaptiveLists", "AdaptiveUI", "TestStage"]),
  tests(
    "CellRendererTests",
    ["CellRenderer", "AdaptiveLists", "AdaptiveUI", "Cells", "Pictures", "TestStage"],
    exclude: ["Pictures"]),
  tests("SweepTests", ["Sweep", "AdaptiveUI", "Documents", "SceneFiles"]),
  .executableTarget(
    name: "TerminalProbe", dependencies: ["Terminal", "Cells"], path: "Tests/TerminalProbe",
    swiftSettings: strict),
  tests(
    "TerminalTests", ["Terminal", "Cells"], exclude: ["Stage/pty_session.py"]),
  tests(
    "LabTests",
    [
      "Lab", "AdaptiveLists", "AdaptiveUI", "BundledScenes", "Cells", "CellRenderer", "Documents",
      "Examples",
      "InterfaceBuilder", "Pictures", "SceneFiles", "Sweep",
      "TestStage",
    ],
    exclude: ["Claims", "Pictures", "Scenes", "Screens"]),
  .executableTarget(
    name: "ProgramProbe", dependencies: ["AdaptiveUI", "WinchKit"], path: "Tests/ProgramProbe",
    swiftSettings: strict),
  tests(
    "RealTerminalTests",
    [
      "WinchCommand", "AdaptiveUI", "Documents", "Lab",
      .product(name: "ArgumentParser", package: "swift-argument-parser"),
    ], exclude: ["Samples"]),
  .target(
    name: "Stress",
    dependencies: [
      "AdaptiveLists", "AdaptiveUI", "BundledScenes", "Cells", "Documents", "Examples",
      "InterfaceBuilder", "Lab",
      "SceneFiles", "Terminal", "TestSupport",
    ], path: "Tests/Stress", swiftSettings: strict),
  .executableTarget(
    name: "StressRunner", dependencies: ["Stress"], path: "Tests/StressRunner",
    swiftSettings: strict),
  tests("StressTests", ["Stress", "BundledScenes"]),
  tests("ArchitectureTests", [], exclude: ["folder-arrows.txt"]),
  tests(
    "RuleTests", ["RuleTexts"],
    exclude: ["rules.txt", "absences.txt", "exceptions.txt", "eras.txt"]),
]

#if os(Linux)
  // `import UIKit`, `import CoreGraphics` and `import QuartzCore` work where Apple's modules are
  // absent. The empty overlays are what a file asks for that imports Testing and one of them.
  targets += [
    room("_Testing_CoreGraphics"),
    room("_Testing_UIKit"),
    room("CoreGraphics", ["AdaptiveUI", "_Testing_CoreGraphics"]),
    room("QuartzCore", ["AdaptiveUI", "CoreGraphics"]),
    room(
      "UIKit",
      [
        "AdaptiveLists", "AdaptiveUI", "CoreGraphics", "InterfaceBuilder", "QuartzCore",
        "_Testing_UIKit",
      ]),
    // For programs that name them: neither is part of UIKit here.
    room("ObjectiveC", ["AdaptiveUI"]),
    room("OSLog", ["AdaptiveUI"]),
    // Files as programs have them: Swift 5, nothing but `import UIKit`.
    .target(
      name: "AdaptivePrograms", dependencies: ["UIKit"], path: "Tests/AdaptivePrograms",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    tests(
      "UIKitTests",
      ["UIKit", "AdaptiveLists", "AdaptiveUI", "AdaptivePrograms", "ObjectiveC", "OSLog"],
      exclude: ["Names/names.txt", "Names/absences.txt", "Nibs"]),
  ]
#endif

var products: [Product] = [
  .executable(name: "winch", targets: ["WinchProgram"]),
  .executable(name: "winch-bench", targets: ["WinchBench"]),
  .library(name: "WinchKit", targets: ["WinchKit"]),
  .library(name: "AdaptiveUI", targets: ["AdaptiveLists", "AdaptiveUI"]),
]

#if os(Linux)
  products.append(.library(name: "UIKit", targets: ["UIKit", "CoreGraphics", "QuartzCore"]))
  products.append(.library(name: "ObjectiveC", targets: ["ObjectiveC"]))
  products.append(.library(name: "OSLog", targets: ["OSLog"]))
#endif

let package = Package(
  name: "winch",
  platforms: [.macOS(.v15)],
  products: products,
  dependencies: [
    .package(url: "https://github.com/jpsim/Yams", exact: "6.2.2"),
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
  ],
  targets: targets,
  cLanguageStandard: .c2x
)
