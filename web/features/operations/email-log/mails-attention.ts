import { emailLog } from '../../../../shared/features/operations/email-log/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import type { AttentionPart } from '../../../platform/features/dashboard-places.ts';

/** Emails of the last days that bounced, until somebody writes to their addresses again. */
export const mailsAttention: AttentionPart = {
  queryKey: ['mails'],
  find: async (_, signal) => {
    const { data, meta } = await call(emailLog.searchMails, { state: 'returned' }, { signal });
    const about = [...new Set(data.map(({ to }) => to))];
    return { count: data.length, isAtLeast: meta.next !== null, about };
  },
};
