// Made by npm run docs from test/features/*/*/reference.ts; change it there.

/** Ids that must reveal nothing to a caller, of nouns that have a file for them. */
export const referencesByKind = {};
