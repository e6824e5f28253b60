// SceneFilesTests
