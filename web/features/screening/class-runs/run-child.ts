import type { CaseName } from '../../../../shared/features/cases/cases/schema.ts';
import { type JudgedCounts, sumJudged } from '../../../../shared/features/screening/results/judgement.ts';

/** How far a child of the class is today. */
export type RunState = 'open' | 'draft' | 'finished' | 'absent';

/** A child of a class that is screened, one after another. */
export interface RunChild extends Pick<CaseName, 'id' | 'fullName' | 'otherName' | 'birthDate'> {
  state: RunState;
  /** How the finished screening is judged. */
  judged?: JudgedCounts | null | undefined;
}

/** How the finished screenings of a class are judged together; undefined before there is one. */
export function judgedOfClass(children: readonly Pick<RunChild, 'judged'>[]): JudgedCounts | undefined {
  const known = children.flatMap(({ judged }) => judged ?? []);
  return known.length > 0 ? sumJudged(known) : undefined;
}

/** How many children are in each state. */
export function countStates(children: readonly Pick<RunChild, 'state'>[]): Record<RunState, number> {
  const counts: Record<RunState, number> = { open: 0, draft: 0, finished: 0, absent: 0 };
  for (const { state } of children) counts[state] += 1;
  return counts;
}

/** The next child that is not finished and not absent, from one on and then from the first; undefined after the last. */
export function nextChild<Child extends Pick<RunChild, 'id' | 'state'>>(
  children: readonly Child[],
  from: string | undefined,
): Child | undefined {
  const place = children.findIndex(({ id }) => id === from);
  return [...children.slice(place + 1), ...children.slice(0, Math.max(place, 0))].find(
    ({ state }) => state === 'open' || state === 'draft',
  );
}

/** The child before another one in the list. */
export const childBefore = <Child extends { id: string }>(
  children: readonly Child[],
  from: string | undefined,
): Child | undefined => children[children.findIndex(({ id }) => id === from) - 1];
