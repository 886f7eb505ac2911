import { daysAfter } from '../../../core/dates/days.ts';
import type { TreatmentKind, TreatmentPeriod, VisitTreatment } from './treatment.ts';

export interface TreatmentVisit {
  date: string;
  treatments: readonly VisitTreatment[];
}

/** Groups of treatments that exclude each other: when one of a group starts, the others stop. */
const exclusiveKinds: readonly (readonly TreatmentKind[])[] = [
  ['spectacles', 'dims', 'hal', 'miSight', 'multifocalSoft', 'orthokeratology'],
  ['atropine', 'atropine001', 'atropine0025', 'atropine005'],
  ['redLight'],
];

/**
 * The treatments of a child according to the visits; several can continue at the same time. The latest visit
 * decides: treatments that it does not mention continue, unless another treatment replaces them. A period
 * that directly follows one with the same kind, product and dose is merged with it, even if it was recorded
 * as new.
 * @param visits finished visits, the earliest first; without the later visits, the result is what was known
 * then
 */
export function treatmentPeriodsOf(visits: readonly TreatmentVisit[]): TreatmentPeriod[] {
  const periods: TreatmentPeriod[] = [];
  const byId = new Map<string, TreatmentPeriod>();
  for (const { date, treatments } of visits) {
    const toldOf = new Set<TreatmentPeriod>();
    const begun: TreatmentPeriod[] = [];
    const statements = treatments.filter(({ kind }) => kind !== 'none');
    const [known, unknown] = [true, false].map(isKnown =>
      statements.filter(({ id }) => byId.has(id) === isKnown),
    );
    for (const statement of [...(known ?? []), ...(unknown ?? [])]) {
      const before =
        byId.get(statement.id) ?? periods.find(one => !toldOf.has(one) && isContinuedBy(one, statement));
      if (before) goOn(before, statement, date);
      const period = before ?? periodOf(statement, date);
      if (!before) begun.push(period);
      byId.set(statement.id, period);
      toldOf.add(period);
    }
    periods.push(...begun);
    const replacing = [...begun, ...treatments.filter(({ kind }) => kind === 'none')];
    for (const one of periods.filter(period => !toldOf.has(period))) {
      const next = replacing.find(({ kind, from }) => one.from <= from && isReplaced(one.kind, kind));
      if (next && one.to === null) one.to = next.from;
    }
  }
  return periods;
}

/** Treatments that continue on a day. @param date `YYYY-MM-DD` */
export function runningOn<Period extends Pick<TreatmentPeriod, 'to'>>(
  periods: readonly Period[],
  date: string,
): Period[] {
  return periods.filter(({ to }) => to === null || to > date);
}

function periodOf({ decision: _, ...period }: VisitTreatment, date: string): TreatmentPeriod {
  return { ...period, ...(period.wearing && { wearingOn: date }) };
}

/** Whether a visit's entry continues a treatment period that was recorded under another id. */
export function isContinuedBy(
  period: TreatmentPeriod,
  { kind, product, dose, from, to }: Pick<VisitTreatment, 'kind' | 'product' | 'dose' | 'from' | 'to'>,
): boolean {
  const isSame = period.kind === kind && fits(period.product, product) && fits(period.dose, dose);
  return isSame && reaches(period.to, from) && reaches(to, period.from);
}

/**
 * Applies a visit's entry to a treatment period. The entry that starts the period sets kind, product, dose
 * and first day. Other entries only add a missing product or dose; an entry that was recorded under another
 * id can make the first day earlier. Every entry sets the end.
 */
function goOn(period: TreatmentPeriod, statement: VisitTreatment, date: string): void {
  const { id, decision, kind, product, dose, wearing, from, to, reason } = statement;
  const isItsStart = decision === 'start' && id === period.id;
  Object.assign(period, {
    ...(isItsStart ? { kind, product, dose } : joined(period, statement)),
    from: isItsStart || (id !== period.id && from < period.from) ? from : period.from,
    ...(wearing && { wearing, wearingOn: date }),
    to,
    reason,
  });
}

const joined = (period: TreatmentPeriod, { product, dose }: VisitTreatment) => ({
  product: period.product ?? product,
  dose: period.dose ?? dose,
});

/** Whether two products or doses match. A blank one matches every other. */
function fits(one: string | null, other: string | null): boolean {
  return one === null || other === null || isSameName(one, other);
}

/** Whether two products or doses are the same, whatever their case and width. */
export const isSameName = (one: string | null, other: string | null): boolean =>
  nameOf(one ?? '') === nameOf(other ?? '');

const nameOf = (text: string) => text.normalize('NFKC').trim().toLowerCase();

/** Whether one period lasts until another starts, without a day between them. */
const reaches = (to: string | null, from: string) => to === null || from <= daysAfter(to, 1);

/** Whether a treatment stops when another one starts. */
export const isReplaced = (kind: TreatmentKind, by: TreatmentKind): boolean =>
  by === 'none' || exclusiveKinds.some(kinds => kinds.includes(kind) && kinds.includes(by));
