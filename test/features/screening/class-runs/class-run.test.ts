import { expect, test } from 'vitest';
import { readRun } from '../../../../web/features/screening/class-runs/class-run.ts';
import {
  childBefore,
  countStates,
  nextChild,
  type RunState,
} from '../../../../web/features/screening/class-runs/run-child.ts';

const classOf = (...states: RunState[]) => states.map((state, index) => ({ id: String(index), state }));

test('in a class screening, finished and absent children are skipped; after the last child comes the first again', () => {
  const children = classOf('draft', 'finished', 'absent', 'open');
  expect(nextChild(children, '0')?.id).toBe('3');
  expect(nextChild(children, '3')?.id).toBe('0');
  expect(nextChild(children, undefined)?.id).toBe('0');
  expect(nextChild(classOf('finished', 'absent'), '0')).toBeUndefined();
  expect(childBefore(children, '0')).toBeUndefined();
  expect(childBefore(children, '2')?.id).toBe('1');
  expect(countStates(children)).toEqual({ open: 1, draft: 1, finished: 1, absent: 1 });
});

test('on the day after a class screening, the device remembers the chosen class, but not which children were absent', () => {
  const child = `case_${'A'.repeat(22)}`;
  const run = { children: [child], absent: [child], date: '2026-11-20' };
  expect(readRun(JSON.stringify(run), '2026-11-20')).toEqual(run);
  expect(readRun(JSON.stringify(run), '2026-11-21')).toEqual({ ...run, absent: [], date: '2026-11-21' });
  expect(readRun('{"children":', '2026-11-21')).toBeNull();
  expect(readRun(undefined, '2026-11-21')).toBeNull();
});
