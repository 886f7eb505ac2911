import type { RequestOf, ResponseOf } from '../../../../shared/core/endpoint.ts';
import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import type { AttentionPart } from '../../../platform/features/dashboard-places.ts';
import { maxCounted, waitingChildren } from '../../../platform/features/waiting-of.ts';

const find = async (query: RequestOf<typeof eyeReports.searchEyeReports>, signal: AbortSignal) =>
  waitingChildren(await call(eyeReports.searchEyeReports, { ...query, limit: maxCounted }, { signal }));

/** Entry of the dashboard's attention list: orders that are overdue at the optical lab. */
export const ordersAttention: AttentionPart = {
  queryKey: ['eye'],
  find: (_, signal) => find({ order: 'late' }, signal),
};

export const eyeDraftsAttention: AttentionPart = {
  queryKey: ['eye'],
  find: ({ id }, signal) => find({ status: 'draft', author: id }, signal),
};

/** Maximum number of requests; each searches about 400 reports. Only old reports have lenses to check. */
const maxPages = 5;

/** Dashboard attention entry: contact lenses whose power equals the refraction, perhaps unconverted. */
export const lensesAttention: AttentionPart = {
  queryKey: ['eye'],
  find: async (_, signal) => {
    const about: string[] = [];
    let cursor: string | null = null;
    for (let pages = 0; pages < maxPages && about.length < maxCounted; pages += 1) {
      const query: RequestOf<typeof eyeReports.searchEyeReports> = {
        check: 'lensPower',
        limit: maxCounted,
        cursor,
      };
      const { data, meta }: ResponseOf<typeof eyeReports.searchEyeReports> = await call(
        eyeReports.searchEyeReports,
        query,
        { signal },
      );
      about.push(...data.map(({ case: { fullName } }) => fullName));
      cursor = meta.next;
      if (cursor === null) break;
    }
    return { count: about.length, isAtLeast: about.length > 0 && cursor !== null, about };
  },
};
