import type { IdKind } from '../ids.ts';
import type { RouteName } from '../routes.ts';
import { type DocumentIdKind, reportedRecords } from './document-kinds.ts';

/** The page that shows a record, by kind of record. Pages of documents are in `reportedRecords`. */
const recordPages = {
  case: 'case',
  class: 'class',
  course: 'course',
  activity: 'activity',
  activityCopy: 'curriculumActivity',
  customActivity: 'customActivity',
  publishedActivity: 'publishedActivity',
  template: 'template',
  term: 'term',
} as const satisfies Partial<Record<IdKind, RouteName>>;

type RecordPage =
  | (typeof recordPages)[keyof typeof recordPages]
  | (typeof reportedRecords)[DocumentIdKind]['page'];

/** Undefined if no page shows records of this kind. */
export const recordPageOf = (kind: IdKind): RecordPage | undefined =>
  (recordPages as Partial<Record<IdKind, RecordPage>>)[kind] ??
  (reportedRecords as Partial<Record<IdKind, { page?: RecordPage }>>)[kind]?.page;
