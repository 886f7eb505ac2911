import {
  type ScreeningTest,
  screeningTests,
  testOf,
} from '../../../../shared/features/screening/tests/catalogue.ts';

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

/** The step that contains a field path such as `tests.oneLeg.left.values.seconds`. */
export function stepOfPath(path: string): StepKey {
  const [root, test = ''] = path.split('.');
  if (root === 'tests') return stepOfTest(test);
  return root === 'notes' || root === 'recommendations' ? 'finish' : 'details';
}
