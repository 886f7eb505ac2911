import { daysAfter } from '../../../../shared/core/dates/days.ts';
import type {
  TreatmentDecision,
  TreatmentKind,
  VisitTreatment,
} from '../../../../shared/features/eye/treatments/treatment.ts';

interface DemoTreatment {
  kind: TreatmentKind;
  product: string | null;
  dose?: string;
  wearing?: string;
  /** The treatment stops this many visits before the child's last visit; undefined if it continues. */
  stoppedBeforeLast?: number;
  reason?: string;
}

interface DemoPlan {
  /** Share of the myopia progression that is left under treatment, from 0 to 1. */
  left: number;
  treatments: DemoTreatment[];
}

/**
 * Treatment plans. Among the first children, every second child has a plan. All later children are treated.
 */
const plans: DemoPlan[] = [
  { left: 0.45, treatments: [{ kind: 'dims', product: 'DIMS lens 1.60', wearing: '12 h' }] },
  {
    left: 0.4,
    treatments: [
      { kind: 'dims', product: 'DIMS lens 1.60', wearing: '12 h' },
      { kind: 'atropine0025', product: null, dose: '1 drop at night' },
    ],
  },
  { left: 0.5, treatments: [{ kind: 'miSight', product: null }] },
  {
    left: 0.5,
    treatments: [
      {
        kind: 'orthokeratology',
        product: null,
        stoppedBeforeLast: 1,
        reason: 'Red eyes in the morning',
      },
    ],
  },
  { left: 0.45, treatments: [{ kind: 'hal', product: null }] },
  { left: 0.5, treatments: [{ kind: 'orthokeratology', product: null }] },
  { left: 0.6, treatments: [{ kind: 'atropine005', product: null }] },
];

/** Days from the start of a plan's first treatment to the start of its second. */
const daysUntilNext = 60;

/**
 * Four out of five of the later children get one of these two plans, so that the groups of the outcome audit
 * are large enough to be shown.
 */
const [dims, , , , hal] = plans;

/** Whether a child is one of the later children in the list, who are all treated. */
export const isTreatedAtVisit = (index: number) => index >= 2 * plans.length;

function planOf(index: number): DemoPlan | undefined {
  if (!isTreatedAtVisit(index)) return index % 2 === 0 ? plans[index / 2] : undefined;
  return [dims, dims, hal, hal, plans[Math.floor(index / 5) % plans.length]][index % 5];
}

/** What the report of a visit contains about treatments. @param from day of the first treatment's begin */
export function treatmentsAt(
  index: number,
  dates: readonly string[],
  place: number,
  from: string,
): { left: number; treatments: VisitTreatment[] } {
  const plan = planOf(index);
  const date = dates[place];
  if (!plan || date === undefined || date < from) return { left: 1, treatments: [] };
  const treatments = plan.treatments.flatMap((treatment, number) => {
    const { kind, product, dose = null, wearing = null, reason = null } = treatment;
    const stoppedAt =
      treatment.stoppedBeforeLast === undefined ? undefined : dates.length - 1 - treatment.stoppedBeforeLast;
    const begun = daysAfter(from, daysUntilNext * number);
    const first = dates.findIndex(one => one >= begun);
    if (date < begun || (stoppedAt !== undefined && place > stoppedAt)) return [];
    const isStopped = place === stoppedAt;
    const decision: TreatmentDecision = isStopped ? 'stop' : place === first ? 'start' : 'continue';
    const to = isStopped ? daysAfter(date, -7) : null;
    const id = `demo-treatment-${index}-${number}`;
    return [
      { id, decision, kind, product, dose, wearing, from: begun, to, reason: isStopped ? reason : null },
    ];
  });
  return { left: plan.left, treatments };
}
