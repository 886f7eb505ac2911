import { type EyeValues, methods } from '../eye-values.ts';
import { validateVisit } from '../validate-visit.ts';

interface ErrorOptions {
  /** `YYYY-MM-DD` */
  today: string;
  /** True if the report will be finished; it then needs a power or an axial length. */
  isToBeFinished: boolean;
  hasChild: boolean;
}

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

function isMeasured({ refractions, prescription, axialLength }: EyeValues): boolean {
  const eyes = [...methods.map(method => refractions[method]), prescription];
  const spheres = eyes.flatMap(({ right, left }) => [right.sph, left.sph]);
  return [...spheres, axialLength.right, axialLength.left].some(text => text.trim() !== '');
}
