rootProject.name = "tilewatch"

include("engine", "calibration", "recognizer", "web", "server")

dependencyResolutionManagement {
    repositories {
        mavenCentral()
    }
}
