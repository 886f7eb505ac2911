import * as z from 'zod';

/** Letters and digits after the prefix: 128 bits in base 62. */
export const idSuffixLength = 22;

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
  file: 'file',
  certificate: 'crt',
  mail: 'mail',
  sending: 'snd',
  job: 'job',
} as const;
export type IdKind = keyof typeof idPrefixes;

/** What belongs to a case: its ids carry the case's own letters, then theirs. */
const childIdKinds: readonly IdKind[] = ['eyeReport', 'sending'];
/** Letters and digits of its own that the id of a case's child has after those of the case. */
export const childIdSuffixLength = 16;

/** Letters and digits after the prefix of an id. */
export function idLength(kind: IdKind): number {
  return childIdKinds.includes(kind) ? idSuffixLength + childIdSuffixLength : idSuffixLength;
}

/** Shape of the ids of a kind: prefix, underscore, letters and digits. */
export function Id(kind: IdKind) {
  const length = idLength(kind);
  return z.string().regex(new RegExp(`^${idPrefixes[kind]}_[0-9A-Za-z]{${length}}$`));
}

/** The case that an id of a case's child carries. */
export function caseIdFromChildId(childId: string): string {
  const start = childId.indexOf('_') + 1;
  return `${idPrefixes.case}_${childId.slice(start, start + idSuffixLength)}`;
}

/** The letters that are the child's own. */
export function childIdSuffix(childId: string): string {
  return childId.slice(childId.indexOf('_') + 1 + idSuffixLength);
}

/** The kind an id claims by its prefix, if it is one of ours. */
export function idKindOf(id: string): IdKind | undefined {
  const prefix = id.slice(0, id.indexOf('_'));
  return (Object.keys(idPrefixes) as IdKind[]).find(kind => idPrefixes[kind] === prefix);
}
