import { type NumberNotation, saidNotation } from '../../../shared/core/optics/acuity.ts';
import { acuitiesOf, type TestEntries } from '../../../shared/features/screening/tests/answers.schema.ts';
import { usualNotation } from '../../ui/form/acuity/usual-notation.ts';
import { fetchScreenings } from './queries.ts';

export const notationOfScreenings = usualNotation('screenings', async (limit, signal) => {
  const { data } = await fetchScreenings({ withResults: true, limit }, signal);
  return data.map(({ tests }) => tests && notationOfTests(tests));
});

export const notationOfTests = ({ eyesight }: TestEntries): NumberNotation | null =>
  saidNotation(acuitiesOf(eyesight), eyesight.details.notation);
