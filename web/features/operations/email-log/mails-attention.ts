import { emailLog } from '../../../../shared/features/operations/email-log/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import type { AttentionPart } from '../../../platform/features/dashboard-places.ts';

const recentDays = 30;
const dayMs = 86_400_000;

/** Addresses from which mail of the last days came back. */
export const mailsAttention: AttentionPart = {
  queryKey: ['mails'],
  find: async (_, signal) => {
    const { data, meta } = await call(emailLog.searchMails, { state: 'bounced' }, { signal });
    const since = new Date(Date.now() - recentDays * dayMs).toISOString();
    const recent = data.filter(({ canAllow, queuedAt }) => canAllow && queuedAt >= since);
    const about = [...new Set(recent.map(({ to }) => to))];
    return { count: about.length, isAtLeast: meta.next !== null && recent.length === data.length, about };
  },
};
