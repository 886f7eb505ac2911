import type { CaseName } from '../../../../shared/features/cases/cases/schema.ts';
import { type JudgedCounts, sumJudged } from '../../../../shared/features/screening/results/judgement.ts';

export type RunState = 'open' | 'draft' | 'finished' | 'absent';

export interface RunChild extends Pick<CaseName, 'id' | 'fullName' | 'otherName' | 'birthDate'> {
  state: RunState;
  /** Number of tests per judgement in the child's finished screening. */
  judged?: JudgedCounts | null | undefined;
}

/** Adds up the judgements of all children; undefined if no child has a finished screening. */
export function judgedOfClass(children: readonly Pick<RunChild, 'judged'>[]): JudgedCounts | undefined {
  const known = children.flatMap(({ judged }) => judged ?? []);
  return known.length > 0 ? sumJudged(known) : undefined;
}

export function countStates(children: readonly Pick<RunChild, 'state'>[]): Record<RunState, number> {
  const counts: Record<RunState, number> = { open: 0, draft: 0, finished: 0, absent: 0 };
  for (const { state } of children) counts[state] += 1;
  return counts;
}

/** The next child to screen, starting after `from` and wrapping around; undefined if there is none. */
export function nextChild<Child extends Pick<RunChild, 'id' | 'state'>>(
  children: readonly Child[],
  from: string | undefined,
): Child | undefined {
  const place = children.findIndex(({ id }) => id === from);
  return [...children.slice(place + 1), ...children.slice(0, Math.max(place, 0))].find(
    ({ state }) => state === 'open' || state === 'draft',
  );
}

export const childBefore = <Child extends { id: string }>(
  children: readonly Child[],
  from: string | undefined,
): Child | undefined => children[children.findIndex(({ id }) => id === from) - 1];
