import type { RequestOf } from '../../../../shared/core/endpoint.ts';
import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import type { AttentionPart } from '../../../platform/features/dashboard-places.ts';
import { maxCounted, waitingChildren } from '../../../platform/features/waiting-of.ts';

async function find(query: RequestOf<typeof eyeReports.searchRecalls>, signal: AbortSignal) {
  const of = { ...query, state: 'waiting', limit: maxCounted } as const;
  return waitingChildren(await call(eyeReports.searchRecalls, of, { signal }));
}

/** Dashboard attention entry: children who are due for a visit and whose families were not called yet. */
export const recallsAttention: AttentionPart = {
  queryKey: ['eye', 'recalls'],
  find: ({ today: until }, signal) => find({ until }, signal),
};

/**
 * Dashboard attention entry: children without a next visit date, of whom nobody has said that they need none.
 */
export const unscheduledAttention: AttentionPart = {
  queryKey: ['eye', 'recalls'],
  find: (_, signal) => find({ list: 'unscheduled' }, signal),
};
