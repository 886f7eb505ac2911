export type Catalogue = Record<string, unknown>;

/** Texts of whole namespaces by the path of their file. */
export type Catalogues = Record<string, () => Promise<Catalogue>>;

/** The texts of pages by name; a page's texts are by namespace. Empty without a build. */
export type PageTexts = Record<string, () => Promise<Record<string, Catalogue>>>;
