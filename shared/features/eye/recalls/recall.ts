import * as z from 'zod';
import { Instant, PlainDate } from '../../../core/fields.ts';
import { CaseId } from '../../../core/ids.ts';
import { Case, CaseRow } from '../../cases/cases/schema.ts';
import { Author, EyeReportId } from '../eye-reports/schema.ts';
import type { EyeSeries } from '../progression/series.ts';

/** State of a due visit: nothing done, family contacted, or day agreed. */
export const RecallState = z.enum(['waiting', 'contacted', 'booked']);
export type RecallState = z.output<typeof RecallState>;

/** A due visit, as requested by the child's last finished report. */
export const DueVisit = z.object({
  caseId: CaseId,
  reportId: EyeReportId,
  seenOn: PlainDate,
  dueOn: PlainDate,
});
export type DueVisit = z.output<typeof DueVisit>;

/** A note about one due visit; it does not apply to the next one. */
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

/** A row of the recall list, with contacts. */
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

/** The child's due visit; null if the last finished report requests none. */
export function dueVisitOf(caseId: string, { visits }: EyeSeries): DueVisit | null {
  const last = visits.findLast(({ status }) => status !== 'draft');
  if (!last || last.followUp === null) return null;
  return { caseId, reportId: last.id, seenOn: last.date, dueOn: last.followUp };
}

/** Contacts of a child: parents with a phone or email, then the case's own. */
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
