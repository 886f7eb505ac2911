import { minuteMs } from '../../../../shared/core/dates/durations.ts';
import { emailLog } from '../../../../shared/features/operations/email-log/endpoints.ts';
import type { MailLine, MailStateFilter } from '../../../../shared/features/operations/email-log/schema.ts';
import { call } from '../../../platform/api/call.ts';
import type { AttentionPart } from '../../../platform/features/dashboard-places.ts';
import { waitingOf } from '../../../platform/features/waiting-of.ts';
import { type MailRow, withChildren } from './use-mails.ts';

/** An email queued for more minutes than this counts as waiting. Normally it is sent within seconds. */
const waitsAfterMinutes = 15;

interface MailsIn {
  isMeant?: (mail: MailLine) => boolean;
  /** Whether to name the children that the emails are about, instead of the addresses. */
  namesChildren?: true;
}

const mailsIn = (
  state: MailStateFilter,
  { isMeant = () => true, namesChildren }: MailsIn = {},
): AttentionPart => ({
  queryKey: ['mails', 'attention', state],
  find: async (_, signal) => {
    const { data, meta } = await call(emailLog.searchMails, { state }, { signal });
    const meant = data.filter(isMeant);
    const mails: MailRow[] = namesChildren ? await withChildren(meant) : meant;
    return waitingOf({ data: mails, meta }, ({ to, children }) => children?.[0]?.fullName ?? to);
  },
});

/**
 * Dashboard attention entry: emails of the last days that bounced. A bounced email is no longer listed once a
 * later email is sent to the same address.
 */
export const mailsAttention = mailsIn('returned', { namesChildren: true });

export const waitingMailsAttention = mailsIn('queued', {
  isMeant: ({ queuedAt }) => Date.parse(queuedAt) < Date.now() - waitsAfterMinutes * minuteMs,
});

/** Dashboard attention entry: failed emails of the last days that can be sent again. */
export const failedMailsAttention = mailsIn('failed', { isMeant: ({ canRetry }) => canRetry });
