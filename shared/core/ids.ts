import * as z from 'zod';
import { ofEachDocument } from './documents/document-kinds.ts';

/** Number of letters and digits after the prefix: 128 bits in base 62. */
export const idSuffixLength = 22;

/** Prefix of each kind of id, by which the program recognises an id of the wrong kind. */
export const idPrefixes = {
  case: 'case',
  ...ofEachDocument('id'),
  template: 'tpl',
  term: 'term',
  class: 'cls',
  session: 'ses',
  sessionActivity: 'sact',
  evaluation: 'eval',
  course: 'crs',
  folder: 'fld',
  activity: 'act',
  publishedActivity: 'pact',
  activityCopy: 'copy',
  customActivity: 'cust',
  journal: 'jrn',
  file: 'file',
  certificate: 'crt',
  mail: 'mail',
  sending: 'snd',
  job: 'job',
  import: 'imp',
  consent: 'consent',
  treeEntry: 'tree',
  preparedDay: 'day',
  survey: 'survey',
  received: 'recv',
  digest: 'digest',
  familyMail: 'fmail',
  snippet: 'snip',
  apiKey: 'key',
  webhook: 'hook',
  delivery: 'dlv',
} as const;
export type IdKind = keyof typeof idPrefixes;

/** The API description lists the categories in this order, so new kinds must be added after these three. */
const { eyeReport, screening, note, ...laterKinds } = ofEachDocument('category');

/**
 * Records that belong to a case, each with the category in which an erasure counts it. Their ids start with
 * the characters of the case id.
 */
export const childRecords = {
  eyeReport,
  sending: 'sendings',
  consent: 'consents',
  screening,
  note,
  treeEntry: 'treeEntries',
  evaluation: 'evaluations',
  ...laterKinds,
  survey: 'records',
  received: 'records',
} as const satisfies Partial<Record<IdKind, string>>;
const childIdKinds: readonly IdKind[] = Object.keys(childRecords) as (keyof typeof childRecords)[];
/** Records in a course. Their ids start with the characters of the course id. */
const courseChildKinds: readonly IdKind[] = ['folder', 'activity', 'publishedActivity'];
/** Records in a session. Their ids start with the characters of the session id. */
const sessionChildKinds: readonly IdKind[] = ['sessionActivity'];
/**
 * Number of characters that the id of a record in a case, course or session adds to those of the parent's id.
 */
export const childIdSuffixLength = 16;
/** Number of digits for the version at the end of a published activity's id. */
export const publishedVersionDigits = 4;

export function idLength(kind: IdKind): number {
  const isChild = [...childIdKinds, ...courseChildKinds, ...sessionChildKinds].includes(kind);
  const version = kind === 'publishedActivity' ? publishedVersionDigits : 0;
  return idSuffixLength + (isChild ? childIdSuffixLength : 0) + version;
}

/** Shape of the ids of a kind: prefix, underscore, letters and digits. */
const idPattern = (kind: IdKind) => new RegExp(`^${idPrefixes[kind]}_[0-9A-Za-z]{${idLength(kind)}}$`);

export const isId = (kind: IdKind, text: string): boolean => idPattern(kind).test(text);
/** The text if it is an id of the kind. */
export const readId = (kind: IdKind, text: unknown): string | undefined =>
  typeof text === 'string' && isId(kind, text) ? text : undefined;
export const Id = (kind: IdKind) => z.string().regex(idPattern(kind));

export const CaseId = Id('case');
export const FileId = Id('file');
export const JobId = Id('job');
/** Id of a member, which is the id of the person. */
export const MemberId = z.uuid();
export const isMemberId = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

export function caseIdFromChildId(childId: string): string {
  const start = childId.indexOf('_') + 1;
  return `${idPrefixes.case}_${childId.slice(start, start + idSuffixLength)}`;
}

/** The case id that an id is or contains; undefined for ids that do not belong to a case. */
export function caseIdOf(id: string): string | undefined {
  const kind = idKindOf(id);
  if (kind === 'case') return id;
  return kind !== undefined && childIdKinds.includes(kind) ? caseIdFromChildId(id) : undefined;
}

export function courseIdFromChildId(childId: string): string {
  const start = childId.indexOf('_') + 1;
  return `${idPrefixes.course}_${childId.slice(start, start + idSuffixLength)}`;
}

export function childIdPrefixes(caseId: string): string[] {
  const own = caseId.slice(caseId.indexOf('_') + 1);
  return childIdKinds.map(kind => `${idPrefixes[kind]}_${own}`);
}

/** The part of the id after the characters of the case id. */
export function childIdSuffix(childId: string): string {
  return childId.slice(childId.indexOf('_') + 1 + idSuffixLength);
}

/** Undefined for an unknown prefix. */
export function idKindOf(id: string): IdKind | undefined {
  return (Object.keys(idPrefixes) as IdKind[]).find(kind => id.startsWith(`${idPrefixes[kind]}_`));
}
