import AdaptiveUI
import Attributes

// Documents, scenes, controllers and what connects them.

extension DocumentWords {
  /// Lists of objects, of which the builder notes those that it does not know, and lists that are
  /// the editor's own.
  static let holders: Set = ["subviews", "objects", "dependencies", "designables", "classes"]

  private static let controller = DocumentWords(
    .viewController, named, texts: "title storyboardIdentifier interfaceStyle",
    flags: "useStoryboardIdentifierAsRestorationIdentifier autoresizesArchivedViewToFullSize "
      + "useSizeAsPreferred",
    parts:
      "view contentSizeForViewInPopover layoutGuides navigationItem tabBarItem toolbarItems "
      + "edgesForExtendedLayout "
      + "freeformSize preferredContentSize simulatedDestinationMetrics simulatedStatusBarMetrics "
      + "simulatedTopBarMetrics simulatedBottomBarMetrics simulatedOrientationMetrics")
  private static let listController = DocumentWords(
    controller, flags: "clearsSelectionOnViewWillAppear", parts: "refreshControl")

  static let controllers: [String: DocumentWords] = [
    "viewController": controller, "tableViewController": listController,
    "collectionViewController": listController,
    "tabBarController": DocumentWords(controller, parts: "tabBar"),
    "navigationController": DocumentWords(
      .navigationController, controller, parts: "navigationBar toolbar"),
    "splitViewController": DocumentWords(
      .splitViewController, controller, flags: "allowDoubleColumnStyle",
      numbers: "minimumPrimaryColumnWidth maximumPrimaryColumnWidth preferredPrimaryColumnWidth "
        + "preferredPrimaryColumnWidthFraction minimumSupplementaryColumnWidth "
        + "maximumSupplementaryColumnWidth preferredSupplementaryColumnWidth "
        + "preferredSupplementaryColumnWidthFraction",
      choices: ["behavior": Words.splitBehaviors.words]),
    "pageViewController": DocumentWords(
      controller, numbers: "pageSpacing",
      choices: [
        "spineLocation": DocumentInstance.spines.words,
        "transitionStyle": ["pageCurl", "scroll"],
        "navigationOrientation": ["horizontal", "vertical"],
      ]),
    "viewControllerPlaceholder": DocumentWords(
      controller, texts: "storyboardName referencedIdentifier bundleIdentifier"),
    "extendedEdge": DocumentWords(texts: "key", flags: "top left bottom right"),
  ]

  static let links: [String: DocumentWords] = [
    "segue": DocumentWords(
      named,
      texts: "destination identifier reference unwindAction popoverAnchorView "
        + "popoverAnchorBarButtonItem destinationCreationSelector", flags: "animates",
      choices: [
        "kind": SceneGraph.kinds.words + ["unwind", "custom", "replace", "popover"],
        "relationship": DocumentInstance.relationships,
        "modalPresentationStyle": Words.presentationStyles.words,
        "modalTransitionStyle": Words.transitionStyles.words,
      ], parts: "popoverArrowDirection"),
    "popoverArrowDirection": DocumentWords(texts: "key", flags: "up down left right"),
    "outlet": DocumentWords(texts: "property destination id"),
    "outletCollection": DocumentWords(
      texts: "property destination id collectionClass", flags: "appends"),
    "action": DocumentWords(texts: "selector destination eventType id"),
    "tapGestureRecognizer": DocumentWords(
      gesture, numbers: "numberOfTapsRequired numberOfTouchesRequired"),
    "pongPressGestureRecognizer": DocumentWords(
      gesture, numbers: "minimumPressDuration allowableMovement"),
    "swipeGestureRecognizer": DocumentWords(
      gesture, choices: ["direction": DocumentInstance.directions.words]),
    "panGestureRecognizer": pan, "pinchGestureRecognizer": gesture,
    "rotationGestureRecognizer": gesture,
    "screenEdgePanGestureRecognizer": DocumentWords(pan, parts: "edges"),
  ]

  private static let gesture = DocumentWords(
    named, flags: "enabled cancelsTouchesInView delaysTouchesBegan delaysTouchesEnded")
  private static let pan = DocumentWords(
    gesture, numbers: "minimumNumberOfTouches maximumNumberOfTouches")

  static let documents: [String: DocumentWords] = [
    "document": DocumentWords(
      texts: "type version toolsVersion systemVersion targetRuntime propertyAccessControl variant "
        + "initialViewController",
      flags: "useAutolayout useTraitCollections useSafeAreas colorMatched launchScreen",
      // What readers the editor's own canvas is drawn for.
      parts:
        "tintColor accessibilityOverrides device dependencies scenes objects resources "
        + "inferredMetricsTieBreakers designables "
        + "classes defaultSimulatedMetrics customFonts"),
    "device": DocumentWords(
      texts: "layout appearance",
      choices: ["id": CanvasDevice.known, "orientation": ["portrait", "landscape"]],
      parts: "adaptation"),
    "scenes": DocumentWords(parts: "scene"),
    "scene": DocumentWords(texts: "sceneID", parts: "objects canvasLocation"),
    "namedColor": DocumentWords(texts: "name", parts: "color"),
    "image": DocumentWords(texts: "name catalog", numbers: "width height"),
    "resources": DocumentWords(parts: "image namedColor systemColor"),
  ]

  /// The words of each tag.
  static let tags: [String: DocumentWords] =
    [views, details, controls, bars, controllers, links, documents].reduce(into: plain) {
      $0.merge($1) { first, _ in first }
    }

  /// Lists that say nothing but what is in them.
  private static let plain: [String: DocumentWords] = [
    "items": "barButtonItem navigationItem tabBarItem", "toolbarItems": "barButtonItem",
    "leftBarButtonItems": "barButtonItem", "rightBarButtonItems": "barButtonItem",
    "cells": "tableViewCell collectionViewCell", "prototypes": "tableViewCell",
    "connections": "outlet outletCollection action segue", "gestureRecognizers": "",
    "userDefinedRuntimeAttributes": "userDefinedRuntimeAttribute",
    "inferredMetricsTieBreakers": "segue", "subviews": "", "objects": "", "dependencies": "",
    "designables": "", "classes": "",
  ].mapValues { DocumentWords(texts: "key", parts: $0) }
}
