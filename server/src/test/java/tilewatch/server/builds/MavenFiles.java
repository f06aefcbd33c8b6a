package tilewatch.server.builds;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;

/** Reads the build out of {@code pom.xml} and the modules' poms. */
final class MavenFiles {
    private MavenFiles() {}

    /** Describes the build whose files {@code text} gives by path. */
    static BuildDescription read(UnaryOperator<String> text) {
        Element root = parse(text.apply("pom.xml"));
        var versions = new HashMap<String, String>();
        for (Element managed :
                dependenciesIn(child(root, "dependencyManagement").orElseThrow())) {
            versions.put(coordinates(managed), required(managed, "version"));
        }
        var dependencies = new HashMap<String, List<String>>();
        for (Element module : children(child(root, "modules").orElseThrow(), "module")) {
            String name = module.getTextContent();
            var lines = new ArrayList<>(lines(root));
            lines.addAll(lines(parse(text.apply(name + "/pom.xml"))));
            dependencies.put(name, lines);
        }
        String release = required(child(root, "properties").orElseThrow(), "maven.compiler.release");
        return new BuildDescription(
                Map.of("version", required(root, "version"), "Java release", release), versions, dependencies);
    }

    private static List<String> lines(Element project) {
        return dependenciesIn(project).stream()
                .map(it -> child(it, "scope").map(Element::getTextContent).orElse("compile") + " " + coordinates(it))
                .toList();
    }

    private static List<Element> dependenciesIn(Element parent) {
        return child(parent, "dependencies")
                .map(list -> children(list, "dependency"))
                .orElse(List.of());
    }

    /** {@code group:artifact}, or {@code :module} for one of ours. */
    private static String coordinates(Element dependency) {
        String group = required(dependency, "groupId");
        String artifact = required(dependency, "artifactId");
        return group.equals("tilewatch") ? artifact.replace("tilewatch-", ":") : group + ":" + artifact;
    }

    private static String required(Element parent, String name) {
        return child(parent, name).orElseThrow().getTextContent();
    }

    private static Optional<Element> child(Element parent, String name) {
        return children(parent, name).stream().findFirst();
    }

    private static List<Element> children(Element parent, String name) {
        var nodes = parent.getChildNodes();
        return IntStream.range(0, nodes.getLength())
                .mapToObj(nodes::item)
                .filter(node -> node instanceof Element && node.getNodeName().equals(name))
                .map(Element.class::cast)
                .toList();
    }

    private static Element parse(String xml) {
        try {
            return DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(new InputSource(new StringReader(xml)))
                    .getDocumentElement();
        } catch (Exception e) {
            throw new IllegalArgumentException("Not a pom: " + xml, e);
        }
    }
}
