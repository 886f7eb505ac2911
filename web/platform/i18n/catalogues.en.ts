/** All texts in English; the gallery (development only) brings its own. */
export const catalogues = import.meta.glob<Record<string, unknown>>(
  ['./en/*.json', '!./en/{common,parts}.json'],
  {
    import: 'default',
  },
);
