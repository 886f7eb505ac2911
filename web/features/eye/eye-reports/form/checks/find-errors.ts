import { type EyeValues, methods } from '../eye-values.ts';
import { validateVisit } from '../validate-visit.ts';

interface ErrorOptions {
  /** `YYYY-MM-DD` */
  today: string;
  /** A report is finished only with a power or a length of the eye. */
  isToBeFinished: boolean;
  hasChild: boolean;
}

/** Everything that keeps a visit from being saved, or finished: field path → what is wrong. */
export function findErrors(
  values: EyeValues,
  { today, isToBeFinished, hasChild }: ErrorOptions,
): Record<string, string> {
  return {
    ...(!hasChild && { caseId: 'validation.required' }),
    ...validateVisit(values, today),
    ...(isToBeFinished && !isMeasured(values) && { refractions: 'nothingMeasured' }),
  };
}

/** Whether there is a sphere or an axial length of one eye. */
function isMeasured({ refractions, prescription, axialLength }: EyeValues): boolean {
  const eyes = [...methods.map(method => refractions[method]), prescription];
  const spheres = eyes.flatMap(({ right, left }) => [right.sph, left.sph]);
  return [...spheres, axialLength.right, axialLength.left].some(text => text.trim() !== '');
}
