import {
  type AcuityNotation,
  isNumberNotation,
  notationToStore,
  unclearAcuities,
} from '../../../../../../shared/core/optics/acuity.ts';
import { readAcuity } from '../../../../../../shared/core/reading/read-acuity.ts';

interface TypedAcuities {
  refractions: Record<string, Record<'right' | 'left', { va: string }>>;
  acuity: Record<string, Record<string, string>>;
}
interface NotedAcuities extends TypedAcuities {
  acuityNotation: AcuityNotation | '';
}

export const typedAcuities = ({ refractions, acuity }: TypedAcuities): string[] =>
  [
    ...Object.values(refractions).flatMap(({ right, left }) => [right.va, left.va]),
    ...Object.values(acuity).flatMap(byCondition => Object.values(byCondition)),
  ]
    .map(readAcuity)
    .filter(Boolean);

/** Whether an acuity can be decimal or logMAR and the user has not chosen, which prevents saving. */
export const lacksNotation = (values: NotedAcuities): boolean =>
  unclearAcuities(typedAcuities(values)).length > 0 && !isNumberNotation(values.acuityNotation);

export function storedNotation(values: NotedAcuities): AcuityNotation {
  const { acuityNotation } = values;
  return notationToStore(
    typedAcuities(values),
    isNumberNotation(acuityNotation) ? acuityNotation : 'decimal',
  );
}
