export const catalogues = import.meta.glob<Record<string, unknown>>(
  ['./zh/*.json', '!./zh/{common,parts}.json'],
  {
    import: 'default',
  },
);
