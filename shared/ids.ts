import * as z from 'zod';

/** Letters and digits after the prefix: 128 bits in base 62. */
export const ownLength = 22;

/** Prefix of every kind of id. An id says what it is of, so a wrong one can be told from a missing one. */
export const idPrefixes = {
  case: 'case',
  eyeReport: 'eye',
  screening: 'scr',
  note: 'note',
  template: 'tpl',
  term: 'term',
  class: 'cls',
  session: 'ses',
  course: 'crs',
  folder: 'fld',
  activity: 'act',
  journal: 'jrn',
} as const;
export type IdKind = keyof typeof idPrefixes;

/** Shape of the ids of a kind: prefix, underscore, 22 letters and digits. */
export function Id(kind: IdKind) {
  return z.string().regex(new RegExp(`^${idPrefixes[kind]}_[0-9A-Za-z]{${ownLength}}$`));
}

/** The kind an id claims by its prefix, if it is one of ours. */
export function kindOf(id: string): IdKind | undefined {
  const prefix = id.slice(0, id.indexOf('_'));
  return (Object.keys(idPrefixes) as IdKind[]).find(kind => idPrefixes[kind] === prefix);
}
