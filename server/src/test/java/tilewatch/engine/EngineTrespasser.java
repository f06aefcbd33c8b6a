package tilewatch.engine;

import io.javalin.http.Context;
import org.opencv.core.Mat;

/** Breaks the module directions on purpose, so that the test of them can be seen to fail. */
public interface EngineTrespasser {
    Mat pictureFrom(Context request);
}
