import { expect, test } from 'vitest';
import { nextScreeningDue } from '../../../../shared/features/screening/results/next-due.ts';
import { numberMeasuresOf } from '../../../../shared/features/screening/results/number-measures.ts';
import { testOf } from '../../../../shared/features/screening/tests/catalogue.ts';

const finished = (date: string, changes: object = {}) => ({
  ...{ date, status: 'finished' as const, deletedAt: null, ...changes },
});

test('the next screening is due a year after the last finished screening', () => {
  expect(nextScreeningDue([])).toBeNull();
  expect(nextScreeningDue([finished('2026-05-16'), finished('2025-01-02')])).toBe('2027-05-16');
  expect(nextScreeningDue([finished('2026-05-16', { status: 'draft' })])).toBeNull();
  expect(nextScreeningDue([finished('2026-05-16', { deletedAt: '2026-05-17T08:00:00.000Z' })])).toBeNull();
  expect(nextScreeningDue([finished('2026-05-16', { status: 'amended' })])).toBe('2027-05-16');
});

test('a screening on 29 February is due again on 28 February a year later; other dates keep the day', () => {
  expect(nextScreeningDue([finished('2024-02-29')])).toBe('2025-02-28');
  expect(nextScreeningDue([finished('2024-01-29')])).toBe('2025-01-29');
  expect(nextScreeningDue([finished('2024-02-15')])).toBe('2025-02-15');
});

test('norms and rules can refer to recorded and to calculated numbers of a test, but not to texts', () => {
  const idsOf = (id: Parameters<typeof testOf>[0]) => numberMeasuresOf(testOf(id)).map(one => one.id);
  expect(idsOf('romberg')).toEqual(['seconds', 'sway']);
  expect(numberMeasuresOf(testOf('oneLeg')).at(-1)).toEqual({ id: 'difference', unit: 'seconds' });
  expect(numberMeasuresOf(testOf('eyesight'))).toEqual([
    { id: 'presenting', unit: 'logMar' },
    { id: 'difference', unit: 'lines' },
  ]);
  expect(numberMeasuresOf(testOf('eyeTracking')).at(-1)).toEqual({ id: 'adjusted', unit: 'seconds' });
  for (const id of ['overlays', 'plusLens'] as const)
    expect(numberMeasuresOf(testOf(id)).at(-1)).toEqual({ id: 'gain', unit: 'percent' });
});
