import { expect, test } from 'vitest';
import { shownItems } from '../../../../shared/features/screening/results/shown-items.ts';
import { TestEntries } from '../../../../shared/features/screening/tests/answers.schema.ts';
import { done, norm, rowOf } from './samples.ts';

const line = norm('eyesight', 'presenting', null, 0.2);
const seen = (values: Record<string, string>, notation: string | null = 'decimal') => ({
  right: done(values),
  details: { notation },
});
const shownOf = (now: object, before?: object) => {
  const row = rowOf('eyesight', now, before, [line]);
  return shownItems(row, TestEntries.parse({ eyesight: now }).eyesight);
};

test('an acuity appears once, with the change and the norm of the value as the child sees in class', () => {
  const now = { unaided: '0.4', aided: '1.0' };
  const [unaided, aided, ...others] = shownOf(seen(now), seen({ unaided: '0.6', aided: '0.6' }));
  expect(others).toEqual([]);
  expect(unaided).toMatchObject({ measure: 'unaided', change: null, norm: null, last: { text: '0.6' } });
  expect(aided).toMatchObject({ measure: 'aided', change: { isBetter: true }, norm: { high: 0.2 } });
  expect(aided).toMatchObject({ notation: 'decimal', lastMeasure: null });
});

test('a value that is compared with another one of last time, such as with glasses, says which', () => {
  const [now] = shownOf(seen({ unaided: '0.4' }), seen({ unaided: '0.5', aided: '1.0' }));
  expect(now).toMatchObject({ measure: 'unaided', last: { text: '1.0' }, lastMeasure: 'aided' });
  expect(now?.change?.isBetter).toBe(false);
});

test('the norm has the notation of the acuity, or the chosen one if the eye reads no line', () => {
  expect(shownOf(seen({ unaided: '6/12' }))[0]?.notation).toBe('snellen6');
  expect(shownOf(seen({ unaided: '4.8' }))[0]?.notation).toBe('fiveGrade');
  expect(shownOf(seen({ unaided: 'CF' }, 'fiveGrade'))[0]?.notation).toBe('fiveGrade');
});

test('a notation is named beside an acuity that is not written in the notation of its entry', () => {
  const shown = shownOf(seen({ unaided: '4.8', aided: '1.0' }));
  expect(shown.map(({ otherNotation }) => otherNotation)).toEqual(['fiveGrade', null]);
  expect(shownOf(seen({ unaided: '4.8' }, 'fiveGrade'))[0]?.otherNotation).toBeNull();
  expect(shownOf(seen({ unaided: 'CF' }))[0]?.otherNotation).toBeNull();
});
