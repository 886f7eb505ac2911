import * as z from 'zod';
import { monthsAfter } from '../../../../shared/core/dates/days.ts';
import { PlainDate } from '../../../../shared/core/fields.ts';
import { childOutcome } from '../../../../shared/features/eye/outcomes/child-outcome.ts';
import type { outcomes } from '../../../../shared/features/eye/outcomes/endpoints.ts';
import {
  addOutcome,
  auditOf,
  noSums,
  OutcomeSums,
} from '../../../../shared/features/eye/outcomes/outcome-sums.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import type { Handler } from '../../../composition/context.ts';
import { parseCursor } from '../../../platform/storage/cursor.ts';
import { ChildrenPlace, OutcomesStore } from './outcomes-store.ts';

/** Cursor of a count: children are counted first, then screenings. */
const CountPlace = z.strictObject({
  today: PlainDate,
  children: ChildrenPlace.nullable(),
  screenings: z.string().nullable(),
  sums: OutcomeSums,
});

/**
 * Months within which a follow-up screening counts: it is due after a year, and may be three months late.
 */
const monthsToReturn = 15;

/**
 * Counts the next part: a few hundred children, or one part of the screenings. The cursor contains the totals
 * so far. It is encrypted and the caller sends it back, so the server stores nothing and the caller sees no
 * partial count.
 */
export const countOutcomes: Handler<typeof outcomes.countOutcomes> = async (
  { method, reference, cursor },
  { actor, scope, organization, openStore, now },
) => {
  const store = openStore(OutcomesStore);
  const viewer = { id: actor.id, scope, role: actor.role };
  const place: z.output<typeof CountPlace> =
    cursor === null
      ? {
          today: todayIn(organization.timeZone, now()),
          children: { list: 0, after: null },
          screenings: null,
          sums: noSums(),
        }
      : parseCursor(CountPlace, cursor);
  const { today, sums } = place;
  if (place.children) {
    const { children, next } = await store.listChildren(viewer, place.children);
    for (const { record, series } of children) {
      const outcome = childOutcome(series, record.birthDate, { today, method, reference });
      if (outcome) addOutcome(sums, outcome);
    }
    const [due, overdue] = await store.countDue(children, today);
    sums.due = [sums.due[0] + due, sums.due[1] + overdue];
    return { data: null, meta: { next: JSON.stringify({ ...place, children: next }) } };
  }
  const span = {
    from: monthsAfter(today, -12 - monthsToReturn),
    to: monthsAfter(today, -monthsToReturn),
  };
  const { children, next } = await store.listScreened(viewer, span, place.screenings);
  const returned = children.filter(({ first, days }) =>
    days.some(day => day > first && day <= monthsAfter(first, monthsToReturn)),
  );
  sums.screened = [sums.screened[0] + children.length, sums.screened[1] + returned.length];
  if (next !== null) return { data: null, meta: { next: JSON.stringify({ ...place, screenings: next }) } };
  const countedAt = new Date(now()).toISOString();
  return {
    data: auditOf(sums, { countedAt, hasReference: reference !== null }),
    meta: { next: null },
  };
};
