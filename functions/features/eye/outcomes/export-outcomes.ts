import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod';
import { ageOn } from '../../../../shared/core/age.ts';
import { PlainDate } from '../../../../shared/core/fields.ts';
import { firstTreatmentOf } from '../../../../shared/features/eye/outcomes/child-outcome.ts';
import type { outcomes } from '../../../../shared/features/eye/outcomes/endpoints.ts';
import { firstTreatmentVisits } from '../../../../shared/features/eye/outcomes/first-treatment-visits.ts';
import { type OutcomeVisit, smallestGroup } from '../../../../shared/features/eye/outcomes/schema.ts';
import { daysAfter } from '../../../../shared/features/eye/progression/days.ts';
import { finishedVisits } from '../../../../shared/features/eye/progression/finished-visits.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import type { Handler } from '../../../composition/context.ts';
import { parseCursor } from '../../../platform/storage/cursor.ts';
import type { Child } from '../eye-reports/read-children.ts';
import { ChildrenPlace, OutcomesStore } from './outcomes-store.ts';

/** Children are read twice: first how many each treatment has, then their visits. */
const ExportPlace = z.strictObject({
  today: PlainDate,
  sizes: z.record(z.string(), z.int()),
  isCounted: z.boolean(),
  children: ChildrenPlace,
});
type ExportPlace = z.output<typeof ExportPlace>;

/** Most days by which those of a child are moved, in either direction. */
const maxShift = 182;
const start = { list: 0, after: null };

/** A part of the visits. Who is treated with what fewer than ten have is left out. */
export const exportOutcomesHandler: Handler<typeof outcomes.exportOutcomes> = async (
  { cursor },
  { actor, scope, organization, openStore, now },
) => {
  const store = openStore(OutcomesStore);
  const viewer = { id: actor.id, scope, role: actor.role };
  const place: ExportPlace =
    cursor === null
      ? { today: todayIn(organization.timeZone, now()), sizes: {}, isCounted: false, children: start }
      : parseCursor(ExportPlace, cursor);
  const { today, sizes, isCounted } = place;
  const { children, next } = await store.listChildren(viewer, place.children);
  const goOn = (change: Partial<ExportPlace>) => ({ next: JSON.stringify({ ...place, ...change }) });
  if (!isCounted) {
    for (const { series } of children) {
      const { treatment } = firstTreatmentOf(finishedVisits(series.visits), today) ?? {};
      if (treatment) sizes[treatment] = (sizes[treatment] ?? 0) + 1;
    }
    return { data: [], meta: goOn(next ? { children: next } : { isCounted: true, children: start }) };
  }
  const data = children.flatMap(child => visitsOf(child, today, sizes));
  return { data, meta: next ? goOn({ children: next }) : { next: null } };
};

/** Alike in each export, since the mean of many others would be the true day. */
function shiftOf(caseId: string): number {
  const hash = createHash('sha256').update(`outcomes\n${caseId}`).digest();
  return (hash.readUInt32BE() % (2 * maxShift + 1)) - maxShift;
}

function visitsOf(
  { record, series }: Child,
  today: string,
  sizes: Readonly<Record<string, number>>,
): OutcomeVisit[] {
  const visits = finishedVisits(series.visits);
  const first = firstTreatmentOf(visits, today);
  if (!first || (sizes[first.treatment] ?? 0) < smallestGroup) return [];
  const { treatment, from } = first;
  const shift = shiftOf(record.id);
  const child = randomBytes(9).toString('base64url');
  const startedAt = record.birthDate === null ? null : (ageOn(record.birthDate, from)?.years ?? null);
  return firstTreatmentVisits(visits, first).map(({ date, cycloplegic, dry, axialLength }) => ({
    child,
    gender: record.gender,
    treatment,
    startedAt,
    startedOn: daysAfter(from, shift),
    date: daysAfter(date, shift),
    cycloplegicRight: cycloplegic.right,
    cycloplegicLeft: cycloplegic.left,
    dryRight: dry.right,
    dryLeft: dry.left,
    axialRight: axialLength.right,
    axialLeft: axialLength.left,
  }));
}
