import { dayMs } from '../../../../shared/core/dates/durations.ts';
import { organizations } from '../../../../shared/features/organizations/organizations/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import type { AttentionPart } from '../../../platform/features/dashboard-places.ts';

const soonDays = 30;

/** The licence of the organisation, if it ends soon or has ended. */
export const licenceAttention: AttentionPart = {
  queryKey: ['session'],
  find: async ({ organization, today, date }) => {
    if (!organization) return { count: 0, about: [] };
    const days = (Date.parse(organization.endsOn) - Date.parse(today)) / dayMs;
    return { count: days <= soonDays ? 1 : 0, about: [date(organization.endsOn)] };
  },
};

/** Licences of the platform that end soon or have ended, the first to end first. */
export const licencesAttention: AttentionPart = {
  queryKey: ['organizations', 'ending'],
  find: async ({ date }, signal) => {
    const { ending } = await call(organizations.countPlatform, {}, { signal });
    return {
      count: ending.count,
      about: ending.first.map(({ name, endsOn }) => `${name} ${date(endsOn)}`),
    };
  },
};
