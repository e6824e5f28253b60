// SceneFiles
