import { daysBetween } from '../../../../shared/core/dates/days.ts';
import type { AttentionPart } from '../../../platform/features/dashboard-places.ts';

const soonDays = 30;

/** Dashboard attention entry: the licence of the organisation, if it ends soon or has ended. */
export const licenceAttention: AttentionPart = {
  queryKey: ['session'],
  find: async ({ organization, today, date }) => {
    if (!organization) return { count: 0, about: [] };
    const days = daysBetween(today, organization.endsOn);
    return { count: days <= soonDays ? 1 : 0, about: [date(organization.endsOn)] };
  },
};
