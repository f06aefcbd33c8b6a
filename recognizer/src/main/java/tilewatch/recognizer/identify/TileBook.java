package tilewatch.recognizer.identify;

import tilewatch.calibration.gallery.Gallery;

/** Everything learnt from one gallery, ready to read cells with. */
public final class TileBook implements AutoCloseable {
    /**
     * Width of a cut gallery picture over the distance from tile to tile. Pictures lose 2 % at every side and tiles on
     * a table keep a gap of 0.7 %; measured on scans of a real box. A lone tile's grid would be 5 % too small without.
     */
    public static final double PICTURE_TO_PITCH = .953;

    private final Gallery gallery;
    private final TileClasses classes;
    private final TileTemplates templates;
    private final GalleryFeatures features;
    private final Discriminant discriminant;

    public TileBook(Gallery gallery, TileClasses classes, TileModel model) {
        this.gallery = gallery;
        this.classes = classes;
        this.templates = new TileTemplates(gallery);
        this.features = new GalleryFeatures(gallery);
        this.discriminant = model.discriminant();
    }

    public Gallery gallery() {
        return gallery;
    }

    public TileClasses classes() {
        return classes;
    }

    public TileTemplates templates() {
        return templates;
    }

    public GalleryFeatures features() {
        return features;
    }

    /** One score per class. */
    public float[] scores(float[] vector) {
        return discriminant.scores(vector);
    }

    @Override
    public void close() {
        templates.close();
        features.close();
    }
}
