import type * as z from 'zod';
import type { FieldErrors } from '../../../../shared/core/errors.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { bandAt } from '../../../../shared/features/screening/screenings/bands.ts';
import type { BandChoice, Screening } from '../../../../shared/features/screening/screenings/schema.ts';
import { openPlaces } from '../../../../shared/features/screening/tests/completeness.ts';

/** A band that does not fit the child's age needs a reason. */
export function bandErrors(
  { band, bandReason }: z.output<typeof BandChoice>,
  date: string,
  { birthDate }: Pick<Case, 'birthDate'>,
): FieldErrors {
  return bandAt(birthDate, date) !== band && !bandReason ? { bandReason: 'validation.required' } : {};
}

/** Each test needs a result, or a reason why it was not done. */
export const openErrors = ({ tests }: Pick<Screening, 'tests'>): FieldErrors =>
  Object.fromEntries(
    openPlaces(tests).map(({ test, place }) => [`tests.${test}.${place}`, 'validation.required']),
  );
