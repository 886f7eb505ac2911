import { type EyeValues, emptyVisit, methods } from '../eye-values.ts';
import { errorsOf, fieldsOfStep, type StepKey, steps } from '../steps.ts';

/** How far a step is: complete and right, with things to check, or neither. */
export interface StepProgress {
  isComplete: boolean;
  /** Fields to be checked, of a step that was left or tried to be saved. */
  toCheck: number;
}

interface ProgressOptions {
  values: EyeValues;
  /** Field path → what is wrong. */
  errors: Record<string, unknown>;
  /** Steps that were left. */
  left: ReadonlySet<StepKey>;
}

/** Progress of every step. An untouched step is not complete, and one with an error is never. */
export function progressOfSteps({ values, errors, left }: ProgressOptions): Record<StepKey, StepProgress> {
  const progress = (step: StepKey): StepProgress => {
    const wrong = Object.keys(errorsOf(step, errors)).length;
    return {
      isComplete: left.has(step) && wrong === 0 && isComplete(step, values),
      toCheck: left.has(step) ? wrong : 0,
    };
  };
  return Object.fromEntries(steps.map(step => [step, progress(step)])) as Record<StepKey, StepProgress>;
}

/** Whether a step has what it is for; whether that is right is another question. */
function isComplete(step: StepKey, values: EyeValues): boolean {
  if (step === 'visit') return values.date !== '';
  if (step === 'refraction') return isMeasured(values);
  if (step === 'prescription') return hasBoth(values.prescription);
  if (step === 'follow') return values.followUp !== '';
  return isTouched(step, values);
}

/** Both eyes by each method that was begun, and both lengths if one was measured. */
function isMeasured({ refractions, axialLength }: EyeValues): boolean {
  const begun = methods.filter(method => isFilled(refractions[method]));
  const lengths = [axialLength.right, axialLength.left].filter(length => length !== '').length;
  if (lengths === 1 || !begun.every(method => hasBoth(refractions[method]))) return false;
  return begun.length > 0 || lengths === 2;
}

const hasBoth = ({ right, left }: { right: { sph: string }; left: { sph: string } }): boolean =>
  right.sph !== '' && left.sph !== '';

const isFilled = (part: object): boolean =>
  Object.values(part).some(value => (typeof value === 'object' ? isFilled(value) : value !== ''));

function isTouched(step: StepKey, values: EyeValues): boolean {
  const empty = emptyVisit(values.date);
  return fieldsOfStep[step].some(
    name =>
      JSON.stringify(values[name as keyof EyeValues]) !== JSON.stringify(empty[name as keyof EyeValues]),
  );
}
