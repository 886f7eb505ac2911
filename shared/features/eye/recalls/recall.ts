import * as z from 'zod';
import { Instant, PlainDate } from '../../../core/fields.ts';
import { Case, CaseId, CaseRow } from '../../cases/cases/schema.ts';
import { Author, EyeReportId } from '../eye-reports/schema.ts';
import type { EyeSeries } from '../progression/series.ts';

/** What has been done about a visit that is due: nothing yet, the family was reached, or a day was agreed. */
export const RecallState = z.enum(['waiting', 'contacted', 'booked']);
export type RecallState = z.output<typeof RecallState>;

/** A visit that is due, by what the child's last finished one says. */
export const DueVisit = z.object({
  caseId: CaseId,
  reportId: EyeReportId,
  seenOn: PlainDate,
  dueOn: PlainDate,
});
export type DueVisit = z.output<typeof DueVisit>;

/** What was noted about one visit that was due; it says nothing about the next. */
export const RecallRecord = z.object({
  caseId: CaseId,
  reportId: EyeReportId,
  state: RecallState,
  /** The day agreed, where one was. */
  bookedFor: PlainDate.nullable(),
  by: Author,
  at: Instant,
});
export type RecallRecord = z.output<typeof RecallRecord>;

/** A line of the recall list, with whom to call. */
export const RecallRow = DueVisit.extend({
  state: RecallState,
  bookedFor: PlainDate.nullable(),
  by: Author.pick({ id: true, fullName: true }).nullable(),
  at: Instant.nullable(),
  case: CaseRow.pick({ id: true, fullName: true, otherName: true, birthDate: true }),
  contacts: z.array(
    z.object({
      kind: z.enum(['mother', 'father', 'case']),
      name: z.string().nullable(),
      mobile: Case.shape.mobile,
      email: Case.shape.contactEmail,
    }),
  ),
}).meta({ id: 'RecallRow' });
export type RecallRow = z.output<typeof RecallRow>;

/** The visit that a child is due for; null where the last finished one asks for none. */
export function dueVisitOf(caseId: string, { visits }: EyeSeries): DueVisit | null {
  const last = visits.findLast(({ status }) => status !== 'draft');
  if (!last || last.followUp === null) return null;
  return { caseId, reportId: last.id, seenOn: last.date, dueOn: last.followUp };
}

/** Whom to call about a child: the parents who can be reached, and what else the case has. */
export function recallContacts(record: Case): RecallRow['contacts'] {
  const parents = (['mother', 'father'] as const).flatMap(kind => {
    const parent = record[kind];
    if (!parent || (parent.mobile === null && parent.email === null)) return [];
    return [{ kind, name: parent.name, mobile: parent.mobile, email: parent.email }];
  });
  const isKnown = (value: string | null) =>
    value === null || parents.some(({ mobile, email }) => mobile === value || email === value);
  const own = {
    mobile: isKnown(record.mobile) ? null : record.mobile,
    email: isKnown(record.contactEmail) ? null : record.contactEmail,
  };
  if (own.mobile === null && own.email === null) return parents;
  return [...parents, { kind: 'case', name: null, ...own }];
}
