import { expect, test } from 'vitest';
import { placesOf, screeningTests } from '../../../shared/features/screening/tests/catalogue.ts';
import {
  isAsked,
  type StepKey,
  stepAfter,
  steps,
  stepToOpen,
} from '../../../web/features/screening/form/steps.ts';

const isIn =
  (...open: StepKey[]) =>
  (step: StepKey) =>
    open.includes(step);

test('the screening form goes on to the next unanswered step, or else to the last step, and never back to an earlier one', () => {
  expect(stepAfter('details', isIn('oneLeg', 'crawling'))).toBe('oneLeg');
  expect(stepAfter('oneLeg', isIn('oneLeg', 'eyesight'))).toBe('eyesight');
  expect(stepAfter('plusLens', isIn('romberg'))).toBe('finish');
  expect(stepAfter('finish', isIn('romberg'))).toBeUndefined();
  for (const step of steps.slice(0, -1)) {
    const next = stepAfter(step, () => true);
    expect(next && steps.indexOf(next)).toBe(steps.indexOf(step) + 1);
  }
});

test('acuity with spectacles is not asked of a child who wears none, unless it is recorded', () => {
  expect(isAsked('aided', '', 'no')).toBe(false);
  expect(isAsked('aided', '6/6', 'no')).toBe(true);
  expect([isAsked('aided', '', ''), isAsked('aided', '', 'yes'), isAsked('unaided', '', 'no')]).toEqual([
    ...[true, true, true],
  ]);
});

test('an empty screening draft opens at the details, and a begun one at the first step with something left to record', () => {
  const nothing = screeningTests.flatMap(test => placesOf(test).map(place => ({ test: test.id, place })));
  expect(stepToOpen(nothing)).toBe('details');
  expect(stepToOpen(nothing.slice(1))).toBe('oneLeg');
  expect(
    stepToOpen([
      { test: 'plusLens', place: 'whole' },
      { test: 'tlr', place: 'whole' },
    ]),
  ).toBe('reflexes');
  expect(stepToOpen([])).toBe('finish');
});
