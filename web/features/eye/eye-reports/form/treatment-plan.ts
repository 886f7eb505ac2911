import type {
  TreatmentDecision,
  TreatmentKind,
  TreatmentPeriod,
  VisitTreatment,
} from '../../../../../shared/features/eye/treatments/treatment.ts';
import {
  isContinuedBy,
  isReplaced,
} from '../../../../../shared/features/eye/treatments/treatment-periods.ts';

/** Form values of a decision on a treatment, as typed; empty if missing. */
export interface TreatmentTexts {
  id: string;
  decision: TreatmentDecision;
  kind: TreatmentKind | '';
  product: string;
  dose: string;
  wearing: string;
  from: string;
  to: string;
  reason: string;
}

const columns = ['product', 'dose', 'wearing', 'to', 'reason'] as const;

export interface RunningTreatment {
  period: TreatmentPeriod;
  statement: TreatmentTexts | undefined;
}

export function newTreatment(changes: Partial<TreatmentTexts> = {}): TreatmentTexts {
  const blank = { kind: '', product: '', dose: '', wearing: '', from: '', to: '', reason: '' } as const;
  return { id: crypto.randomUUID(), decision: 'start', ...blank, ...changes };
}

export function treatmentTexts(treatments: readonly VisitTreatment[]): TreatmentTexts[] {
  return treatments.map(({ id, decision, kind, from, ...more }) =>
    newTreatment({
      id,
      decision,
      kind,
      from,
      ...Object.fromEntries(columns.map(column => [column, more[column] ?? ''])),
    }),
  );
}

export function decisionTexts(
  { id, kind, product, dose, from }: TreatmentPeriod,
  decision: TreatmentDecision,
  date: string,
): TreatmentTexts {
  const to = decision === 'stop' || decision === 'change' ? date : '';
  const texts = { product: product ?? '', dose: dose ?? '' };
  return newTreatment({ id, decision, kind, ...texts, from, to });
}

export function planOf(
  running: readonly TreatmentPeriod[],
  texts: readonly TreatmentTexts[],
): { running: RunningTreatment[]; begun: TreatmentTexts[] } {
  const plan = running.map(period => ({
    period,
    statement: texts.find(statement => isAbout(statement, period, running)),
  }));
  const statements = plan.map(one => one.statement);
  return { running: plan, begun: texts.filter(text => !statements.includes(text)) };
}

interface Decided {
  period: TreatmentPeriod;
  /** The earlier decision on this treatment. */
  statement: TreatmentTexts | undefined;
  decision: TreatmentDecision;
  /** Day of the visit. */
  date: string;
}

/**
 * Entries with a decision on a treatment. The decision "change" also begins a treatment on the same day, for
 * the user to choose; another decision takes it back.
 */
export function withDecision(
  texts: readonly TreatmentTexts[],
  { period, statement, decision, date }: Decided,
): TreatmentTexts[] {
  const others = texts.filter(other => other !== statement && !isSuccessorOf(other, statement));
  const next = decision === 'change' ? [newTreatment({ from: date })] : [];
  return [...others, decisionTexts(period, decision, date), ...next];
}

/** Whether a treatment began in place of a changed one: on that day, unnamed or of a kind that replaces it. */
export function isSuccessorOf(other: TreatmentTexts, changed: TreatmentTexts | undefined): boolean {
  if (changed?.decision !== 'change' || changed.kind === '') return false;
  const isInPlace = other.kind === '' || other.kind === changed.kind || isReplaced(changed.kind, other.kind);
  return other.decision === 'start' && other.from === changed.to && isInPlace;
}

/**
 * Whether a statement is about a running treatment. In old reports, the statement may have the id of a visit.
 */
function isAbout(
  statement: TreatmentTexts,
  period: TreatmentPeriod,
  running: readonly TreatmentPeriod[],
): boolean {
  if (statement.id === period.id) return true;
  const isByVisit = statement.id.startsWith('eye_') && !running.some(({ id }) => id === statement.id);
  return isByVisit && isContinuedBy(period, toVisitTreatment(statement, statement.from));
}

/**
 * Treatments to store with a visit.
 * @param running treatments before the visit; each continues unless `texts` has a decision on it
 * @param date date of the visit; by default, a new treatment starts on it
 */
export function toVisitTreatments(
  texts: readonly TreatmentTexts[],
  running: readonly TreatmentPeriod[],
  date: string,
): VisitTreatment[] {
  const plan = planOf(running, texts);
  const goingOn = plan.running.map(({ period: { wearingOn: _, ...period }, statement }) => {
    const decided = statement ? toVisitTreatment(statement, date) : undefined;
    const decision = decided?.decision === 'start' ? 'continue' : (decided?.decision ?? 'continue');
    const { to = null, wearing = null, reason = null } = decided ?? {};
    return { ...period, decision: to === null ? decision : endOf(decision), wearing, to, reason };
  });
  return [...goingOn, ...plan.begun.map(begun => toVisitTreatment(begun, date))];
}

const endOf = (decision: TreatmentDecision) => (decision === 'change' ? 'change' : 'stop');

function toVisitTreatment({ kind, from, ...texts }: TreatmentTexts, date: string): VisitTreatment {
  const orNull = (text: string) => text.trim() || null;
  return {
    id: texts.id,
    decision: texts.decision,
    kind: kind as TreatmentKind,
    product: orNull(texts.product),
    dose: orNull(texts.dose),
    wearing: orNull(texts.wearing),
    from: from || date,
    to: orNull(texts.to),
    reason: orNull(texts.reason),
  };
}
