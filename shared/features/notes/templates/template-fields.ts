import type { RichDocument } from '../../../core/rich-document/schema.ts';
import { fieldsOf } from '../../../core/rich-document/walk-document.ts';

export const mergeFields = [
  'case.fullName',
  'case.otherName',
  'case.age',
  'case.birthDate',
  'case.gender',
  'case.school',
  'note.today',
  'note.date',
  'author.fullName',
  'author.qualification',
  'author.signature',
  'organization.name',
  'organization.address',
  'organization.phone',
  'eye.refraction',
  'eye.progression',
  'screening.result',
  'tree.concerns',
] as const;
export type MergeField = (typeof mergeFields)[number];

/** Merge fields that are filled from finished visits or screenings. */
export const recordFields = [
  'eye.refraction',
  'eye.progression',
  'screening.result',
] as const satisfies MergeField[];

const known: ReadonlySet<string> = new Set(mergeFields);

export const hasKnownFields = (document: RichDocument): boolean =>
  fieldsOf(document).every(({ name }) => known.has(name));
