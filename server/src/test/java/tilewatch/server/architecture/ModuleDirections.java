package tilewatch.server.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.lang.ArchRule;
import java.util.List;

/** Which way the modules point; {@code docs/architecture.md} says why. */
final class ModuleDirections {
    static final ArchRule ENGINE_NEEDS_JAVA_ALONE = classes()
            .that()
            .resideInAPackage("tilewatch.engine..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage("tilewatch.engine..", "java..", "org.jspecify.annotations..");

    static final ArchRule CALIBRATION_NEEDS_NOTHING_OF_OURS = noClasses()
            .that()
            .resideInAPackage("tilewatch.calibration..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("tilewatch.engine..", "tilewatch.recognizer..", "tilewatch.server..");

    static final ArchRule RECOGNIZER_DOES_NOT_KNOW_THE_SERVER = noClasses()
            .that()
            .resideInAPackage("tilewatch.recognizer..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("tilewatch.server..");

    static final ArchRule PICTURES_STAY_IN_THE_VISION_MODULES = noClasses()
            .that()
            .resideOutsideOfPackages("tilewatch.calibration..", "tilewatch.recognizer..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("org.opencv..", "nu.pattern..");

    static final ArchRule HTTP_STAYS_IN_THE_SERVER = noClasses()
            .that()
            .resideOutsideOfPackage("tilewatch.server..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("io.javalin..", "jakarta.servlet..", "org.eclipse.jetty..");

    static final ArchRule PACKAGES_ARE_NAMED_AFTER_THINGS =
            noClasses().should().resideInAnyPackage("..impl..", "..util..", "..utils..", "..manager..", "..common..");

    static final List<ArchRule> ALL = List.of(
            ENGINE_NEEDS_JAVA_ALONE,
            CALIBRATION_NEEDS_NOTHING_OF_OURS,
            RECOGNIZER_DOES_NOT_KNOW_THE_SERVER,
            PICTURES_STAY_IN_THE_VISION_MODULES,
            HTTP_STAYS_IN_THE_SERVER,
            PACKAGES_ARE_NAMED_AFTER_THINGS);

    private ModuleDirections() {}
}
