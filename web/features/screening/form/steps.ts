import type { Band } from '../../../../shared/features/screening/screenings/bands.ts';
import {
  placesOf,
  type ScreeningTest,
  screeningTests,
  testOf,
} from '../../../../shared/features/screening/tests/catalogue.ts';
import { type OpenPlace, openTests } from '../../../../shared/features/screening/tests/completeness.ts';

/** Steps of the screening form: details, one for each test, the reflexes together, and the end. */
export const steps = [
  'details',
  'romberg',
  'oneLeg',
  'crawling',
  'midline',
  'fingerThumb',
  'reflexes',
  'eyesight',
  'eyeTracking',
  'eyeHand',
  'overlays',
  'plusLens',
  'finish',
] as const;
export type StepKey = (typeof steps)[number];
export type TestStepKey = Exclude<StepKey, 'details' | 'finish'>;

export const isTestStep = (step: StepKey): step is TestStepKey => step !== 'details' && step !== 'finish';

export const toStep = (text: string | null): StepKey => steps.find(step => step === text) ?? 'details';

export function testsOf(step: StepKey): readonly ScreeningTest[] {
  if (step === 'reflexes') return screeningTests.filter(({ group }) => group === 'reflexes');
  return isTestStep(step) ? [testOf(step)] : [];
}

export const stepOfTest = (id: string): StepKey =>
  steps.find(step => testsOf(step).some(test => test.id === id)) ?? 'details';

/** Whether a test is unusual in an age band. It still needs a result, or a reason why it was not done. */
export const isUnusualIn = (band: Band, { isFolded56 }: Pick<ScreeningTest, 'isFolded56'>): boolean =>
  band === '5-6' && isFolded56;

/**
 * Whether the form asks for a measure of a test: acuity with spectacles not if the child is recorded to wear
 * none, unless it is recorded all the same.
 */
export const isAsked = (measure: string, value: string, wearsSpectacles: '' | 'yes' | 'no'): boolean =>
  measure !== 'aided' || wearsSpectacles !== 'no' || value !== '';

/** The first later step with something left to record, else the last step. Undefined after the last step. */
export const stepAfter = (step: StepKey, isToRecord: (step: StepKey) => boolean): StepKey | undefined =>
  step === 'finish' ? undefined : (steps.slice(steps.indexOf(step) + 1).find(isToRecord) ?? 'finish');

/**
 * The step in which a draft is opened: the details, or, once something is recorded, the first step with
 * something left to record.
 */
export function stepToOpen(open: readonly OpenPlace[]): StepKey {
  if (open.length === screeningTests.flatMap(placesOf).length) return 'details';
  const tests = openTests(open);
  return steps.find(step => testsOf(step).some(({ id }) => tests.includes(id))) ?? 'finish';
}

/** The step that contains a field path such as `tests.oneLeg.left.values.seconds`. */
export function stepOfPath(path: string): StepKey {
  const [root, test = ''] = path.split('.');
  if (root === 'tests') return stepOfTest(test);
  return root === 'notes' || root === 'recommendations' ? 'finish' : 'details';
}
