import { queryOptions } from '@tanstack/react-query';
import { type NumberNotation, saidNotation } from '../../../../../../shared/core/optics/acuity.ts';
import type { EyeReportRow } from '../../../../../../shared/features/eye/eye-reports/schema.ts';
import { acuitiesIn } from '../../../../../../shared/features/eye/visit-fields/visit-fields.ts';
import { queryClient } from '../../../../../platform/api/query-client.ts';
import { fetchEyeReports } from '../../queries.ts';

const newest = 20;

/** Reads the acuity notation of the organisation's newest visits; null if none has an ambiguous number. */
export const newestNotationQuery = queryOptions({
  queryKey: ['eye', 'notation'],
  queryFn: async ({ signal }) => {
    const { data } = await fetchEyeReports({ withMeasurements: true, limit: newest }, signal);
    return data.map(notationOfRow).find(notation => notation !== null) ?? null;
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

function notationOfRow({ measurements }: EyeReportRow): NumberNotation | null {
  const { va, acuity, acuityNotation } = measurements ?? {};
  const withPower = [va?.right, va?.left].filter(text => typeof text === 'string');
  const others = acuitiesIn(acuity ?? null).map(({ text }) => text);
  return saidNotation([...withPower, ...others], acuityNotation);
}

/** Makes the chosen acuity notation the usual one at once, before the visit is saved. */
export const keepNotation = (notation: NumberNotation): void =>
  void queryClient.setQueryData(newestNotationQuery.queryKey, notation);
