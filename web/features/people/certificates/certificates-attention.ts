import { daysAfter } from '../../../../shared/core/dates/days.ts';
import { certificates } from '../../../../shared/features/people/certificates/endpoints.ts';
import { profile } from '../../../../shared/features/people/profile/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import type { AttentionPart } from '../../../platform/features/dashboard-places.ts';
import { waitingOf } from '../../../platform/features/waiting-of.ts';

const soonDays = 30;

/** Dashboard attention entry: the user's certificates that have expired or expire soon. */
export const ownCertificatesAttention: AttentionPart = {
  queryKey: ['profile'],
  find: async ({ today, date }, signal) => {
    const own = await call(profile.getProfile, {}, { signal });
    const until = daysAfter(today, soonDays);
    const ending = own.certificates.filter(
      ({ expiresOn, status }) => status !== 'rejected' && expiresOn !== null && expiresOn <= until,
    );
    return {
      count: ending.length,
      about: ending.map(({ title, expiresOn }) => `${title} ${date(expiresOn ?? today)}`),
    };
  },
};

export const waitingCertificatesAttention: AttentionPart = {
  queryKey: ['organizations', 'certificates'],
  find: async (_, signal) => waitingOf(await call(certificates.listWaitingCertificates, {}, { signal })),
};
