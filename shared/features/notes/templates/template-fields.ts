import type { RichDocument } from '../../../core/rich-document/schema.ts';
import { fieldsOf } from '../../../core/rich-document/walk-document.ts';

/** What a template can have filled in for each child, by who knows it. */
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

const known: ReadonlySet<string> = new Set(mergeFields);

/** Whether every field of a document is one of ours. */
export const hasKnownFields = (document: RichDocument): boolean =>
  fieldsOf(document).every(({ name }) => known.has(name));
