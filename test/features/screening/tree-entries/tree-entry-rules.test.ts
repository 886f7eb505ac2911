import { expect, test } from 'vitest';
import { TreeEntryFields } from '../../../../shared/features/screening/tree-entries/schema.ts';

const entry = (state: string, remarks?: string) => ({
  ...{ node: 'reading', state, date: '2026-03-02', ...(remarks !== undefined && { remarks }) },
});

test('a NeuroTree entry of a concern needs a description', () => {
  const missing = [{ path: ['remarks'], message: 'validation.required' }];
  for (const remarks of [undefined, '', ' \n'])
    expect(TreeEntryFields.safeParse(entry('concern', remarks)).error?.issues).toMatchObject(missing);
  expect(TreeEntryFields.parse(entry('concern', 'Loses the line'))).toEqual({
    ...{ node: 'reading', state: 'concern', remarks: 'Loses the line', date: '2026-03-02' },
    ...{ evidence: null, isShared: false, isInReport: true },
  });
});

test('a NeuroTree entry of a strength or an emerging skill needs no description', () => {
  for (const state of ['strength', 'emerging'])
    expect(TreeEntryFields.safeParse(entry(state)).success, state).toBe(true);
});
