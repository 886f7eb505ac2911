import { type NumberNotation, saidNotation } from '../../../../../../shared/core/optics/acuity.ts';
import type { EyeReportRow } from '../../../../../../shared/features/eye/eye-reports/schema.ts';
import { acuitiesIn } from '../../../../../../shared/features/eye/visit-fields/visit-fields.ts';
import { usualNotation } from '../../../../../ui/form/acuity/usual-notation.ts';
import { fetchEyeReports } from '../../queries.ts';

export const notationOfVisits = usualNotation('eye', async (limit, signal) => {
  const { data } = await fetchEyeReports({ withMeasurements: true, limit }, signal);
  return data.map(notationOfRow);
});

function notationOfRow({ measurements }: EyeReportRow): NumberNotation | null {
  const { va, acuity, acuityNotation } = measurements ?? {};
  const withPower = [va?.right, va?.left].filter(text => typeof text === 'string');
  const others = acuitiesIn(acuity ?? null).map(({ text }) => text);
  return saidNotation([...withPower, ...others], acuityNotation);
}
