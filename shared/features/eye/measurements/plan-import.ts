import type { Cornea } from '../visit-fields/visit-fields.ts';
import { checkMeasurement, type MeasurementWarning } from './check-measurement.ts';
import { hasValues, type Measurement, swapEyes } from './gather-measurements.ts';
import { findSameDay, type SameDay } from './place-measurement.ts';
import type { ImportedMethod, MatchedChild } from './schema.ts';

/** The user's decision about a measurement; a field that is missing has its default value. */
export interface Decision {
  child?: MatchedChild;
  isSwapped?: boolean;
  isTicked?: boolean;
}

export type Obstacle =
  | 'noChild'
  | 'severalChildren'
  | 'archived'
  | 'noDay'
  | 'noValues'
  | 'future'
  | 'beforeBirth'
  | 'imported'
  | 'twice';

/** A reason to doubt that the chosen child is the measured child. */
export type ChildDoubt = 'otherBirthDate' | 'noBirthDate' | 'otherName';

export interface PlannedMeasurement {
  /** The measurement, with the eyes exchanged if the user decided so. */
  measurement: Measurement;
  child: MatchedChild | null;
  /** Other children who could be the measured child. */
  candidates: MatchedChild[];
  obstacle: Obstacle | null;
  warnings: MeasurementWarning[];
  doubts: ChildDoubt[];
  sameDay: SameDay;
  isSwapped: boolean;
  /** Whether there is nothing to check; then the measurement is selected by default. */
  isSure: boolean;
  isTicked: boolean;
}

export interface PlanOptions {
  today: string;
  /** Method of the refractions in the file; null if refractions are not imported. */
  method: ImportedMethod | null;
  /** Ids of the caller's own drafts; the import does not change other drafts. */
  ownDrafts: ReadonlySet<string>;
  /** Keratometry of the visits that were loaded, by visit id; null if a visit has none. */
  corneas: ReadonlyMap<string, Cornea | null>;
}

/** A measurement from the file, with the children who may be the measured child and the user's decision. */
export interface ImportEntry {
  measurement: Measurement;
  candidates: readonly MatchedChild[];
  decision: Decision;
}

/**
 * Plans an import. A child is proposed only if, among the children whom the caller may see, exactly one has
 * both the name and the birth date. A second measurement of the same child and day is blocked until the first
 * one is deselected.
 */
export function planImport(entries: readonly ImportEntry[], options: PlanOptions): PlannedMeasurement[] {
  const taken = new Set<string>();
  return entries.map(entry => {
    const planned = planOne(entry, options);
    const { child, measurement, obstacle } = planned;
    const place = `${child?.case.id} ${measurement.measuredOn}`;
    if (obstacle === null && taken.has(place))
      return { ...planned, obstacle: 'twice', isSure: false, isTicked: false };
    if (planned.isTicked) taken.add(place);
    return planned;
  });
}

function planOne({ measurement: read, candidates, decision }: ImportEntry, options: PlanOptions) {
  const measurement = decision.isSwapped ? swapEyes(read) : read;
  const sure = candidates.filter(({ reason }) => reason === 'nameAndBirthDate');
  const active = sure.filter(isActive);
  const child = decision.child ?? (sure.length === 1 ? (active[0] ?? null) : null);
  const sameDay = child ? sameDayOf(measurement, child, options) : { kind: 'nothing' as const };
  const known = child && { birthDate: child.case.birthDate, visits: child.visits };
  const warnings = checkMeasurement(measurement, known, options);
  const doubts = child ? doubtsOf(measurement, child) : [];
  const obstacle =
    obstacleOf(measurement, warnings, sameDay) ??
    (child === null ? childObstacle(sure) : isActive(child) ? null : ('archived' as const));
  const isCalm =
    warnings.length + doubts.length + measurement.problems.length + measurement.repeated.length === 0;
  const isClear = obstacle === null && isCalm && sameDay.kind === 'nothing' && decision.isSwapped !== true;
  const isTicked = obstacle === null && (decision.isTicked ?? isClear);
  return {
    ...{ measurement, child, candidates: candidates.filter(isActive), obstacle, warnings, doubts },
    ...{
      sameDay,
      isSwapped: decision.isSwapped === true,
      isSure: isClear && decision.child === undefined,
      isTicked,
    },
  } satisfies PlannedMeasurement as PlannedMeasurement;
}

const isActive = ({ case: { status } }: MatchedChild) => status === 'active';

function sameDayOf(
  measurement: Measurement,
  { visits }: MatchedChild,
  { method, ownDrafts, corneas }: PlanOptions,
): SameDay {
  const known = visits.map(visit => ({ ...visit, cornea: corneas.get(visit.id) }));
  const found = findSameDay(measurement, known, method);
  const isOthers = found.kind === 'draft' && !ownDrafts.has(found.visit.id);
  return isOthers ? { ...found, kind: 'other' } : found;
}

function doubtsOf({ birthDate }: Measurement, { case: child, reason }: MatchedChild): ChildDoubt[] {
  if (reason === 'nameAndBirthDate') return [];
  const isOtherDay = birthDate !== null && birthDate !== child.birthDate;
  return [
    ...(isOtherDay ? ['otherBirthDate' as const] : []),
    ...(birthDate === null ? ['noBirthDate' as const] : []),
    ...(reason === 'birthDateAndSimilarName' ? ['otherName' as const] : []),
  ];
}

function childObstacle(sure: readonly MatchedChild[]): Obstacle {
  if (sure.length > 1) return 'severalChildren';
  return sure.length === 1 ? 'archived' : 'noChild';
}

function obstacleOf(
  measurement: Measurement,
  warnings: readonly MeasurementWarning[],
  { kind }: SameDay,
): Obstacle | null {
  if (measurement.measuredOn === null) return 'noDay';
  if (!hasValues(measurement)) return 'noValues';
  const impossible = warnings.find(one => one.kind === 'future' || one.kind === 'beforeBirth')?.kind;
  if (impossible === 'future' || impossible === 'beforeBirth') return impossible;
  return kind === 'imported' ? 'imported' : null;
}
