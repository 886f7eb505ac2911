import { isSame } from '../../../../../../shared/core/documents/is-same.ts';
import { type EyeValues, emptyVisit, methods } from '../eye-values.ts';
import { errorsOf, fieldsOfStep, type StepKey, steps } from '../steps.ts';

export interface StepProgress {
  isComplete: boolean;
  /** Number of fields with errors; 0 until the user has left the step or tried to save. */
  toCheck: number;
}

interface ProgressOptions {
  values: EyeValues;
  errors: Record<string, unknown>;
  left: ReadonlySet<StepKey>;
}

/** Progress of each step of the visit form. A step with an error is never complete. */
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

/** Whether a step of the form has its main values, valid or not. */
function isComplete(step: StepKey, values: EyeValues): boolean {
  if (step === 'visit') return values.date !== '';
  if (step === 'refraction') return isMeasured(values);
  if (step === 'prescription') return hasBoth(values.prescription);
  if (step === 'follow') return values.followUp !== '';
  return isTouched(step, values);
}

/**
 * Whether all started refractions have values of both eyes, the axial length has both or none, and at least
 * one of these measurements is complete.
 */
function isMeasured({ refractions, axialLength }: EyeValues): boolean {
  const filled = methods.filter(method => isFilled(refractions[method]));
  const lengths = [axialLength.right, axialLength.left].filter(length => length !== '').length;
  if (lengths === 1 || !filled.every(method => hasBoth(refractions[method]))) return false;
  return filled.length > 0 || lengths === 2;
}

const hasBoth = ({ right, left }: { right: { sph: string }; left: { sph: string } }): boolean =>
  right.sph !== '' && left.sph !== '';

const isFilled = (part: object): boolean =>
  Object.values(part).some(value => (typeof value === 'object' ? isFilled(value) : value !== ''));

function isTouched(step: StepKey, values: EyeValues): boolean {
  const empty = emptyVisit(values.date);
  return fieldsOfStep[step].some(
    name => !isSame(values[name as keyof EyeValues], empty[name as keyof EyeValues]),
  );
}
