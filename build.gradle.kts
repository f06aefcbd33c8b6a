import java.util.zip.ZipFile

// All five modules on this one page, with Gradle's own plugins only. pom.xml describes the same build for Maven, and
// BuildsInStepTest compares modules, dependencies and versions. Formatting, Error Prone and NullAway live in pom.xml.
//
// Names are given as strings ("implementation", lib("javalin")) because the generated accessors exist only for plugins
// applied in a plugins block.

val catalog = extensions.getByType<VersionCatalogsExtension>().named("libs")

fun lib(alias: String) = catalog.findLibrary(alias).get()

allprojects {
    group = "tilewatch"
    version = "0.1.0"
}

subprojects {
    apply(plugin = "java-library")

    dependencies {
        "compileOnly"(lib("jspecify"))
        "testCompileOnly"(lib("jspecify"))
        "testImplementation"(platform(lib("junit-bom")))
        "testImplementation"("org.junit.jupiter:junit-jupiter")
        "testImplementation"(lib("assertj"))
        "testRuntimeOnly"("org.junit.platform:junit-platform-launcher")
    }

    tasks.withType<JavaCompile>().configureEach {
        options.encoding = "UTF-8"
        options.release.set(17)
        options.compilerArgs.addAll(listOf("-Xlint:all,-processing", "-parameters"))
    }

    tasks.withType<Test>().configureEach {
        useJUnitPlatform()
        jvmArgs("-Djava.awt.headless=true", "--enable-native-access=ALL-UNNAMED")
        // Tests find scenarios, documents and build files from here, whatever module they run in.
        systemProperty("tilewatch.root", rootDir.path)
        // They read files that Gradle does not know of, so an earlier result says nothing.
        outputs.upToDateWhen { false }
    }
}

project(":calibration") {
    dependencies {
        "api"(lib("opencv"))
        "implementation"(lib("jackson"))
    }
}

project(":recognizer") {
    dependencies {
        "api"(project(":engine"))
        "api"(project(":calibration"))
        "api"(lib("opencv"))
        "implementation"(lib("pdfbox"))
    }
}

project(":web") {
    dependencies {
        "runtimeOnly"(lib("lit"))
        "runtimeOnly"(lib("lit-html"))
        "runtimeOnly"(lib("lit-element"))
        "runtimeOnly"(lib("lit-reactive-element"))
        "runtimeOnly"(lib("lit-ssr-dom-shim"))
        "runtimeOnly"(lib("trusted-types"))
    }
}

project(":server") {
    apply(plugin = "application")

    dependencies {
        "implementation"(project(":engine"))
        "implementation"(project(":calibration"))
        "implementation"(project(":recognizer"))
        "runtimeOnly"(project(":web"))
        "implementation"(lib("javalin"))
        "implementation"(lib("jackson"))
        "implementation"(lib("sqlite"))
        "implementation"(lib("postgresql"))
        "compileOnly"(lib("checker-qual"))
        "testCompileOnly"(lib("checker-qual"))
        "implementation"(lib("qrcodegen"))
        "implementation"(lib("pdfbox"))
        "implementation"(lib("picocli"))
        "implementation"(lib("slf4j"))
        "runtimeOnly"(lib("logback"))
        "testImplementation"(lib("archunit"))
        "testImplementation"(lib("playwright"))
        "testImplementation"(lib("axe-core"))
    }

    extensions.configure<JavaApplication> {
        mainClass.set("tilewatch.server.Main")
        applicationName = "tilewatch"
        applicationDefaultJvmArgs = listOf("--enable-native-access=ALL-UNNAMED") // OpenCV loads its native library
    }

    // As with Maven, files named in --args are looked for from the top folder.
    tasks.named<JavaExec>("run") {
        workingDir = rootDir
        standardInput = System.`in`
    }

    // One runnable jar, server/build/libs/tilewatch.jar. Libraries that look each other up list themselves in
    // META-INF/services, several in files of the same name: those lists are joined, not overwritten.
    val runtimeJars = configurations.getByName("runtimeClasspath")
    val classes = extensions.getByType<SourceSetContainer>().getByName("main").output

    val joinServices = tasks.register("joinServices") {
        val joined = layout.buildDirectory.dir("joined-services")
        inputs.files(runtimeJars)
        outputs.dir(joined)
        doLast {
            joinServiceLists(runtimeJars.files, joined.get().asFile)
        }
    }

    val runnableJar = tasks.register<Jar>("runnableJar") {
        archiveFileName.set("tilewatch.jar")
        duplicatesStrategy = DuplicatesStrategy.EXCLUDE // the first one wins, so the joined services come first
        dependsOn(runtimeJars)
        from(joinServices)
        from(classes)
        from({ runtimeJars.filter { it.name.endsWith(".jar") }.map { zipTree(it) } })
        exclude("META-INF/*.SF", "META-INF/*.DSA", "META-INF/*.RSA", "META-INF/maven/**", "**/module-info.class")
        manifest {
            attributes(
                mapOf(
                    "Main-Class" to "tilewatch.server.Main",
                    "Implementation-Version" to project.version.toString(),
                    "Multi-Release" to "true",
                    // As above: JDK 24 and newer warn without it.
                    "Enable-Native-Access" to "ALL-UNNAMED",
                ),
            )
        }
    }

    tasks.named("assemble") {
        dependsOn(runnableJar)
    }
}

/** Writes each META-INF/services file of these jars once, with the lines of all of them. */
fun joinServiceLists(jars: Set<File>, into: File) {
    into.deleteRecursively()
    into.mkdirs()
    for (jar in jars.filter { it.name.endsWith(".jar") }) {
        ZipFile(jar).use { zip ->
            for (entry in zip.entries()) {
                if (entry.name.startsWith("META-INF/services/") && !entry.isDirectory) {
                    val list = into.resolve(entry.name)
                    list.parentFile.mkdirs()
                    list.appendText(zip.getInputStream(entry).reader().readText() + "\n")
                }
            }
        }
    }
}
