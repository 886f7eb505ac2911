import * as z from 'zod';
import { Instant, Line, PlainDate } from '../../../core/fields.ts';
import type { SeriesVisit } from '../progression/series.ts';
import type { PrintedFacts } from './frozen-report.ts';

/** What a finished report prints, as far as it may change afterwards. */
const changeable = ['fullName', 'otherName', 'birthDate', 'organization', 'logo'] as const;

/** Something that is not any more as a finished report prints it. */
export const ReportChange = z.union([
  z.object({ what: z.enum(changeable) }),
  z.object({
    what: z.enum(['visitAdded', 'visitChanged', 'visitRemoved']),
    /** Reference number and day of that other visit; the day that is printed where both differ. */
    reference: Line,
    date: PlainDate,
  }),
]);
export type ReportChange = z.output<typeof ReportChange>;

/** What has changed since a report was finished or amended; its PDF stays as it is until it is amended. */
export const ReportChanges = z
  .object({
    /** Since when it prints the same; null for a draft, and until one finished long ago is opened. */
    frozenAt: Instant.nullable(),
    changes: z.array(ReportChange),
  })
  .meta({ id: 'ReportChanges' });
export type ReportChanges = z.output<typeof ReportChanges>;

const headFields = ['name', 'billingAddress', 'officeNumber', 'pdfFooter'] as const;
const childFields = ['fullName', 'otherName', 'birthDate'] as const;

/**
 * What a report prints otherwise than it would now, apart from its own fields.
 * @param printed as it was frozen
 * @param now what it would print now
 */
export function changesSince(printed: PrintedFacts, now: PrintedFacts, reportId: string): ReportChange[] {
  const isHeadOther = headFields.some(field => printed.organization[field] !== now.organization[field]);
  const isLogoOther = printed.organization.logoId !== now.organization.logoId;
  return [
    ...childFields.filter(field => printed.child[field] !== now.child[field]).map(what => ({ what })),
    ...(isHeadOther ? [{ what: 'organization' as const }] : []),
    ...(isLogoOther ? [{ what: 'logo' as const }] : []),
    ...visitChanges(
      printed.visits.filter(({ id }) => id !== reportId),
      now.visits.filter(({ id }) => id !== reportId),
    ),
  ];
}

function visitChanges(printed: SeriesVisit[], now: SeriesVisit[]): ReportChange[] {
  const before = new Map(printed.map(visit => [visit.id, visit]));
  const after = new Map(now.map(visit => [visit.id, visit]));
  const change = (what: 'visitAdded' | 'visitChanged' | 'visitRemoved', visits: SeriesVisit[]) =>
    visits.map(({ reference, date }) => ({ what, reference, date }));
  return [
    ...change(
      'visitRemoved',
      printed.filter(({ id }) => !after.has(id)),
    ),
    ...change(
      'visitChanged',
      printed.filter(visit => {
        const other = after.get(visit.id);
        return other !== undefined && printedOf(visit) !== printedOf(other);
      }),
    ),
    ...change(
      'visitAdded',
      now.filter(({ id }) => !before.has(id)),
    ),
  ];
}

/** What a later report prints of a visit: neither its state nor when the next one was due. */
function printedOf({ status: _, followUp: __, ...visit }: SeriesVisit): string {
  return JSON.stringify(visit);
}
