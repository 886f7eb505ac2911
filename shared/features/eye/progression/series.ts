import * as z from 'zod';
import { daysBetween } from '../../../core/dates/days.ts';
import { CaseId } from '../../../core/ids.ts';
import { lensKinds } from '../eye-reports/field-limits.ts';
import { EyeReport } from '../eye-reports/schema.ts';
import { planes } from '../optics/plane.ts';
import { sphericalEquivalent } from '../optics/sphero-cylinder.ts';
import { RecallDecision, standingDecision } from '../recalls/recall-decision.ts';
import { treatmentPeriodsOf } from '../treatments/treatment-periods.ts';
import { daysPerYear } from './days.ts';
import { isReshaped, type Period } from './orthokeratology.ts';
import { minReliableDays, minYearlyDays } from './progression.ts';
import { comparableVisits, type PowerMethod, powerMethods, type TrendVisit } from './trend.ts';

const Recorded = z.number().nullable();
const Power = z.object({ sph: Recorded, cyl: Recorded, axis: Recorded });
const Eyes = z.object({ right: Power, left: Power });

/**
 * The data of a visit from which trends are computed: powers by method, axial lengths in mm, and treatments.
 */
export const SeriesVisit = EyeReport.pick({
  id: true,
  date: true,
  reference: true,
  status: true,
  treatments: true,
  target: true,
  followUp: true,
})
  .extend({
    powers: z.object({
      cycloplegic: Eyes.optional(),
      dry: Eyes.optional(),
      prescription: Eyes.optional(),
      current: Eyes.optional(),
    }),
    lensKind: z.enum(lensKinds).nullable(),
    /** Plane to which the prescribed powers refer; unset if not recorded. */
    plane: z.enum(planes).optional(),
    axialLength: z.object({ right: Recorded, left: Recorded }),
  })
  .meta({ id: 'SeriesVisit' });
export type SeriesVisit = z.output<typeof SeriesVisit>;

/** All visits of a child except deleted ones, the earliest first. `revision` increases with every change. */
export const EyeSeries = z
  .object({
    revision: z.int().min(0),
    visits: z.array(SeriesVisit),
    recall: RecallDecision.optional(),
    /** Number of merges, and undone merges, of cases that added or removed visits. */
    moves: z.int().optional(),
    /** The case to which the visits were moved while this case is merged into it. */
    movedTo: CaseId.optional(),
  })
  .meta({ id: 'EyeSeries' });
export type EyeSeries = z.output<typeof EyeSeries>;

export const emptySeries: EyeSeries = { revision: 0, visits: [] };

type VisitField =
  | Exclude<keyof SeriesVisit, 'powers' | 'lensKind' | 'plane'>
  | 'refractions'
  | 'prescription';

export function visitOf(report: Pick<EyeReport, VisitField>): SeriesVisit {
  const { id, date, reference, status, treatments, target, followUp } = report;
  const { prescription, axialLength } = report;
  return {
    id,
    date,
    reference,
    status,
    treatments,
    target,
    followUp,
    powers: powersOf(report),
    lensKind: prescription?.lensKind ?? null,
    ...(prescription?.plane && { plane: prescription.plane }),
    axialLength: axialLength ?? { right: null, left: null },
  };
}

export function powersOf({
  refractions,
  prescription,
}: Pick<EyeReport, 'refractions' | 'prescription'>): SeriesVisit['powers'] {
  const eyesBy = { ...refractions, prescription };
  return Object.fromEntries(
    powerMethods.flatMap(method => {
      const eyes = eyesBy[method];
      return eyes ? [[method, { right: powerIn(eyes.right), left: powerIn(eyes.left) }]] : [];
    }),
  );
}

const powerIn = ({ sph, cyl, axis }: z.output<typeof Power>) => ({ sph, cyl, axis });

/** Returns the series after a report was added, updated or deleted. */
export function withReport({ revision, visits, recall, moves }: EyeSeries, report: EyeReport): EyeSeries {
  const others = visits.filter(({ id }) => id !== report.id);
  const all = report.deletedAt === null ? [...others, visitOf(report)] : others;
  const before = visits.find(({ id }) => id === report.id);
  const decision = standingDecision(recall, before, report);
  return {
    ...(moves && { moves }),
    revision: revision + 1,
    visits: sortVisits(all),
    ...(decision && { recall: decision }),
  };
}

/** Sorts visits by date, then by id. */
export function sortVisits(visits: SeriesVisit[]): SeriesVisit[] {
  const at = ({ date, id }: SeriesVisit) => `${date}${id}`;
  return visits.toSorted((one, other) => (at(one) < at(other) ? -1 : 1));
}

/** Spherical equivalents of both eyes by one method, in D. */
export function equivalentsOf(visit: Pick<TrendVisit, 'powers'>, method: PowerMethod) {
  const eyes = visit.powers[method];
  return {
    right: eyes ? sphericalEquivalent(eyes.right) : null,
    left: eyes ? sphericalEquivalent(eyes.left) : null,
  };
}

/** Like `equivalentsOf`, but null for both eyes while lenses shape the cornea. */
export function equivalentsUnlessReshaped(
  visit: Pick<TrendVisit, 'date' | 'powers'>,
  method: PowerMethod,
  lenses: readonly Period[],
) {
  return isReshaped(visit.date, lenses) ? { right: null, left: null } : equivalentsOf(visit, method);
}

/** The preferred method of a visit: the first that has a power, in the order of `powerMethods`. */
export function mainMethod(visit: Pick<TrendVisit, 'powers'>): PowerMethod | null {
  return powerMethods.find(method => hasPower(visit, method)) ?? null;
}

export function hasPower(visit: Pick<TrendVisit, 'powers'>, method: PowerMethod): boolean {
  const { right, left } = equivalentsOf(visit, method);
  return right !== null || left !== null;
}

/** Change per year of both eyes since the previous visit, in D. */
export interface YearlyChange {
  right: number | null;
  left: number | null;
  isIndicative: boolean;
}

/** Change of both eyes in D between two days that are less than 90 days apart; it is not per year. */
export interface PlainChange {
  right: number | null;
  left: number | null;
  from: string;
  to: string;
}

/**
 * The change since the previous visit: `perYear` if the visits are at least 90 days apart, otherwise `plain`.
 * Both are null if no change can be given.
 */
export interface ChangeSinceLast {
  perYear: YearlyChange | null;
  plain: PlainChange | null;
}

/**
 * Change of the spherical equivalents since the previous finished visit with the same method: per year, or as
 * a plain difference if the visits are less than 90 days apart. There is no change for a first visit, for a
 * draft, or if lenses shaped the cornea at either visit.
 */
export function changeSinceLast(series: EyeSeries, id: string): ChangeSinceLast {
  const none = { perYear: null, plain: null };
  const visits = finishedVisits(series.visits);
  const visit = visits.find(one => one.id === id);
  const method = visit && mainMethod(visit);
  if (!visit || !method) return none;
  const periods = orthokeratologyOf(visits);
  const before = comparableVisits(visits, method, visit).findLast(
    earlier => earlier.date < visit.date && hasPower(earlier, method),
  );
  if (!before || isReshaped(visit.date, periods) || isReshaped(before.date, periods)) return none;
  const now = equivalentsOf(visit, method);
  const then = equivalentsOf(before, method);
  const days = daysBetween(before.date, visit.date);
  const scale = days < minYearlyDays ? 1 : daysPerYear / days;
  const change = (from: number | null, to: number | null) =>
    from === null || to === null ? null : (to - from) * scale;
  const both = { right: change(then.right, now.right), left: change(then.left, now.left) };
  return days < minYearlyDays
    ? { perYear: null, plain: { ...both, from: before.date, to: visit.date } }
    : { perYear: { ...both, isIndicative: days < minReliableDays }, plain: null };
}

/** The periods of orthokeratology. Such a period does not end when another treatment starts during it. */
export function orthokeratologyOf(visits: readonly SeriesVisit[]): Period[] {
  return treatmentPeriodsOf(visits).filter(({ kind }) => kind === 'orthokeratology');
}

interface Visit {
  id: string;
  /** `YYYY-MM-DD` */
  date: string;
  status: string;
}

/**
 * Returns the visits that trends, flags, reports and exports use. Drafts are left out, because they may
 * contain errors.
 */
export function finishedVisits<One extends Visit>(visits: readonly One[]): One[] {
  return visits.filter(({ status }) => status !== 'draft');
}

/**
 * The visits that a report shows: finished visits up to the report's day, and the report's own visit even if
 * it is a draft.
 */
export function visitsOfReport<One extends Visit>(
  visits: readonly One[],
  report: Pick<Visit, 'id' | 'date'>,
): One[] {
  return visits.filter(
    ({ id, date, status }) => id === report.id || (status !== 'draft' && date <= report.date),
  );
}
