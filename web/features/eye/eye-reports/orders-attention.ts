import type { RequestOf } from '../../../../shared/core/endpoint.ts';
import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import type { AttentionPart, Waiting } from '../../../platform/features/dashboard-places.ts';

const maxCounted = 50;

async function find(
  wanted: RequestOf<typeof eyeReports.searchEyeReports>,
  signal: AbortSignal,
): Promise<Waiting> {
  const { data, meta } = await call(
    eyeReports.searchEyeReports,
    { ...wanted, limit: maxCounted },
    { signal },
  );
  return {
    count: data.length,
    isAtLeast: meta.next !== null,
    about: data.map(({ case: { fullName } }) => fullName),
  };
}

/** Orders that a lab should have sent back by now. */
export const ordersAttention: AttentionPart = {
  queryKey: ['eye'],
  find: (_, signal) => find({ order: 'late' }, signal),
};

/** One's own reports that were begun and not finished. */
export const eyeDraftsAttention: AttentionPart = {
  queryKey: ['eye'],
  find: ({ id }, signal) => find({ status: 'draft', author: id }, signal),
};
