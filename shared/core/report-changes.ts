import * as z from 'zod';
import { isSame } from './documents/is-same.ts';
import { Instant, Line, PlainDate } from './fields.ts';

const childFields = ['fullName', 'otherName', 'birthDate', 'gender'] as const;
const headFields = ['name', 'billingAddress', 'officeNumber', 'pdfFooter'] as const;
const visitChanges = ['visitAdded', 'visitChanged', 'visitRemoved'] as const;

/** Other facts that reports print: the earlier screening, the judgement of tests, and session counts. */
const otherFacts = ['earlier', 'judgement', 'progress'] as const;

/** Possible changes of a screening from which a field of a note was filled. */
const screeningChanges = ['screeningChanged', 'screeningRemoved'] as const;

/** A printed fact that has changed since the report was finished. */
export const ReportChange = z.union([
  z.object({
    what: z.enum([...childFields, 'organization', 'logo', ...otherFacts]),
  }),
  z.object({
    what: z.enum(visitChanges),
    /** Reference number of the other visit that the report prints. */
    reference: Line,
    /** Day of that visit. */
    date: PlainDate,
  }),
  z.object({ what: z.enum(screeningChanges), date: PlainDate }),
]);
export type ReportChange = z.output<typeof ReportChange>;

/**
 * Changes of printed facts since a report was finished or amended. The PDF stays the same until the next
 * amendment.
 */
export const ReportChanges = z
  .object({
    /** When the printed facts were frozen; null for drafts, and for old reports until somebody opens them. */
    frozenAt: Instant.nullable(),
    changes: z.array(ReportChange),
  })
  .meta({ id: 'ReportChanges' });
export type ReportChanges = z.output<typeof ReportChanges>;

/** The parts of another visit of the child that a report prints. */
export interface PrintedVisit {
  id: string;
  reference: string;
  date: string;
  /** The printed content of the visit, to compare with its current content. */
  print: string;
}

export interface PrintedOfOthers extends Partial<Record<(typeof otherFacts)[number], unknown>> {
  child: Partial<Record<(typeof childFields)[number], unknown>>;
  organization: Partial<Record<(typeof headFields)[number] | 'logoId', unknown>>;
  visits?: readonly PrintedVisit[];
}

/**
 * Changes in the facts of other records that a report prints.
 * @param printed the frozen facts
 * @param now the current facts
 */
export function changesSince(printed: PrintedOfOthers, now: PrintedOfOthers): ReportChange[] {
  const { organization: head } = printed;
  const changed: [ReportChange & { reference?: never; date?: never }, boolean][] = [
    ...childFields.map((what): [{ what: typeof what }, boolean] => [
      { what },
      !isSame(printed.child[what], now.child[what]),
    ]),
    [{ what: 'organization' }, headFields.some(field => !isSame(head[field], now.organization[field]))],
    [{ what: 'logo' }, !isSame(head.logoId, now.organization.logoId)],
    ...otherFacts.map((what): [{ what: typeof what }, boolean] => [
      { what },
      !isSame(printed[what], now[what]),
    ]),
  ];
  return [
    ...changed.filter(([, isChanged]) => isChanged).map(([change]) => change),
    ...changesOfVisits(printed.visits ?? [], now.visits ?? []),
  ];
}

function changesOfVisits(printed: readonly PrintedVisit[], now: readonly PrintedVisit[]): ReportChange[] {
  const before = new Map(printed.map(visit => [visit.id, visit]));
  const after = new Map(now.map(visit => [visit.id, visit]));
  const change = (what: (typeof visitChanges)[number], visits: PrintedVisit[]) =>
    visits.map(({ reference, date }) => ({ what, reference, date }));
  const isOther = ({ id, print }: PrintedVisit) => after.has(id) && after.get(id)?.print !== print;
  return [
    ...change(
      'visitRemoved',
      printed.filter(({ id }) => !after.has(id)),
    ),
    ...change('visitChanged', printed.filter(isOther)),
    ...change(
      'visitAdded',
      now.filter(({ id }) => !before.has(id)),
    ),
  ];
}

/**
 * Returns all changes except those of the letterhead. A copy with an old letterhead is only outdated; a copy
 * with any other change is wrong.
 */
export const changedFacts = (changes: readonly ReportChange[]): ReportChange[] =>
  changes.filter(({ what }) => what !== 'organization' && what !== 'logo');
