import { childIdSuffixLength, idKindOf, idPrefixes, idSuffixLength } from '../../../core/ids.ts';
import type { SessionActivityHead } from '../sessions/schema.ts';
import type { ActivityEvaluation, Evaluation, EvaluationChange } from './schema.ts';

export type Rated = Pick<Evaluation, 'isAbsent' | 'absenceReason' | 'activities'>;
type Activities = readonly Pick<SessionActivityHead, 'id'>[];

/** Derives the evaluation id from child and session, so that two evaluators change the same evaluation. */
export function evaluationIdOf(caseId: string, sessionId: string): string {
  const own = (id: string) => id.slice(id.indexOf('_') + 1);
  return `${idPrefixes.evaluation}_${own(caseId)}${own(sessionId).slice(0, childIdSuffixLength)}`;
}

export const unrated: Rated = { isAbsent: false, absenceReason: '', activities: [] };

export const ratingIn = ({ activities }: Rated, activityId: string): ActivityEvaluation =>
  activities.find(one => one.activityId === activityId) ?? {
    activityId,
    participation: null,
    fluency: null,
    observation: '',
    isShared: false,
  };

export function isRatedIn(rated: Pick<Rated, 'activities'>, activityId: string): boolean {
  const one = rated.activities.find(activity => activity.activityId === activityId);
  return one !== undefined && (one.participation !== null || one.fluency !== null || one.observation !== '');
}

/** The current value of the field that a change wants to replace. */
export function fieldOf(rated: Rated, change: EvaluationChange): EvaluationChange['to'] {
  if (change.field === 'isAbsent' || change.field === 'absenceReason') return rated[change.field];
  return ratingIn(rated, change.activityId)[change.field];
}

export function withValue(rated: Rated, change: EvaluationChange): Rated {
  if (change.field === 'isAbsent') {
    return { ...rated, isAbsent: change.to, absenceReason: change.to ? rated.absenceReason : '' };
  }
  if (change.field === 'absenceReason') return { ...rated, absenceReason: change.to };
  const changed = { ...ratingIn(rated, change.activityId), [change.field]: change.to };
  const isKnown = rated.activities.some(({ activityId }) => activityId === change.activityId);
  const activities = isKnown
    ? rated.activities.map(one => (one.activityId === change.activityId ? changed : one))
    : [...rated.activities, changed];
  return { ...rated, activities };
}

/**
 * The change that records what `withValue` clears with a change: the reason of an absence that was a mistake.
 */
export function clearedWith(change: EvaluationChange, { absenceReason }: Rated): EvaluationChange[] {
  if (change.field !== 'isAbsent' || change.to || absenceReason === '') return [];
  return [{ caseId: change.caseId, field: 'absenceReason', from: absenceReason, to: '' }];
}

export type Applied =
  | { rated: Rated; changes: EvaluationChange[] }
  | 'version.conflict'
  | 'evaluation.absent';

/**
 * Applies changes to the evaluation of one child. Returns an error if a field no longer has the value that
 * the change expects, or if an absent child is rated. A change that is already applied is accepted.
 */
export function applyChanges(before: Rated, changes: readonly EvaluationChange[]): Applied {
  let rated = before;
  const effective: EvaluationChange[] = [];
  for (const change of changes) {
    const value = fieldOf(rated, change);
    if (value === change.to) continue;
    if (value !== change.from) return 'version.conflict';
    if (change.field === 'absenceReason' && !rated.isAbsent) return 'version.conflict';
    if (rated.isAbsent && 'activityId' in change) return 'evaluation.absent';
    rated = withValue(rated, change);
    effective.push(change);
  }
  return { rated, changes: effective };
}

/** Returns the changes that remove all ratings of an absent child. */
export function clearingOf(caseId: string, { activities }: Rated): EvaluationChange[] {
  return activities.flatMap(({ activityId, participation, fluency, observation, isShared }) => {
    const at = { caseId, activityId };
    const all: EvaluationChange[] = [
      { ...at, field: 'participation', from: participation, to: null },
      { ...at, field: 'fluency', from: fluency, to: null },
      { ...at, field: 'observation', from: observation, to: '' },
      { ...at, field: 'isShared', from: isShared, to: false },
    ];
    return all.filter(({ from, to }) => from !== to);
  });
}

const isScored = ({ participation, fluency }: Pick<ActivityEvaluation, 'participation' | 'fluency'>) =>
  participation !== null && fluency !== null;

/**
 * Whether ratings of a child are missing; never true for an absent child.
 * @param activities activities of the session, or only their number: rated activities cannot be removed, so
 * the number is enough
 */
export function hasGaps(rated: Rated, activities: Activities | number): boolean {
  if (rated.isAbsent) return false;
  if (typeof activities === 'number') return rated.activities.filter(isScored).length < activities;
  return activities.some(({ id }) => !isScored(ratingIn(rated, id)));
}

/** The numbers of absent children, of present children, and of present children who are fully rated. */
export function progressOf(all: readonly Rated[], activities: Activities | number) {
  const present = all.filter(({ isAbsent }) => !isAbsent);
  return {
    absent: all.length - present.length,
    present: present.length,
    done: present.filter(rated => !hasGaps(rated, activities)).length,
  };
}

/** Returns a session id unchanged; for the id of an activity in a session, returns the id of that session. */
export function sessionIdOf(id: string): string {
  if (idKindOf(id) !== 'sessionActivity') return id;
  const start = id.indexOf('_') + 1;
  return `${idPrefixes.session}_${id.slice(start, start + idSuffixLength)}`;
}
