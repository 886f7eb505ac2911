import * as z from 'zod';
import { actsOfDocuments } from '../../../core/documents/document-kinds.ts';
import { Cursor, Instant, optional, PlainDate } from '../../../core/fields.ts';
import { MemberId } from '../../../core/ids.ts';
import { Named } from '../../../core/named.ts';
import type { Module } from '../../../core/permissions.ts';

export const activityKinds = ['all', 'cases', 'eye', 'screenings', 'notes', 'reports'] as const;
export const ActivityKind = z.enum(activityKinds);
export type ActivityKind = z.output<typeof ActivityKind>;

/**
 * Audit events of other members that the activity list shows, in addition to those of documents: changes of a
 * child's case or records, never views.
 */
const acts: Record<Exclude<ActivityKind, 'all'>, readonly string[]> = {
  cases: [
    'case.archived',
    'case.assigned',
    'case.changed',
    'case.created',
    'case.merged',
    'case.merge-undone',
    'case.registered',
    'case.restored',
    'consent.recorded',
    'consent.withdrawn',
  ],
  eye: [
    'eyeReport.lab-returned',
    'recall.booked',
    'recall.contacted',
    'recall.not-needed',
    'survey.accepted',
    'survey.answered',
  ],
  screenings: ['screening.reviewed', 'tree-entry.created', 'tree-entry.removed', 'tree-entry.restored'],
  notes: ['note.transferred'],
  reports: ['report.sent', 'reportLink.opened'],
};

const actsOf = (kind: Exclude<ActivityKind, 'all'>) => [
  ...acts[kind],
  ...actsOfDocuments({ activity: kind }),
];

export const activityActs = ActivityKind.exclude(['all']).options.flatMap(actsOf);

/** The audit events that the activity list shows under one filter to a person with the given modules. */
export function actionsOf(kind: ActivityKind, modules: readonly Module[]): ReadonlySet<string> {
  const kinds = ActivityKind.exclude(['all']).options.filter(one => kind === 'all' || one === kind);
  return new Set(kinds.filter(one => one !== 'eye' || modules.includes('eye')).flatMap(actsOf));
}

export const ActivityFilters = z.strictObject({
  kind: ActivityKind.default('all'),
  by: optional(MemberId),
  /** First day of the activity to list, in the organisation’s time zone. */
  from: optional(PlainDate),
  cursor: optional(Cursor),
  limit: z.int().min(1).max(50).default(10),
});

/** Who did what with which child's record; never contains the record's content. */
export const ActivityEntry = z
  .object({
    id: z.string(),
    at: Instant,
    act: z.string(),
    by: Named,
    /** The changed record, with the child’s name. */
    record: Named,
    /** The case that the record belongs to now, for example after a merge. */
    caseId: z.string(),
  })
  .meta({ id: 'ActivityEntry' });
export type ActivityEntry = z.output<typeof ActivityEntry>;
