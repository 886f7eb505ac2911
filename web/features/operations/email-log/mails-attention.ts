import { minuteMs } from '../../../../shared/core/dates/durations.ts';
import { emailLog } from '../../../../shared/features/operations/email-log/endpoints.ts';
import type { MailLine, MailStateFilter } from '../../../../shared/features/operations/email-log/schema.ts';
import { call } from '../../../platform/api/call.ts';
import type { AttentionPart } from '../../../platform/features/dashboard-places.ts';
import { namedOnce, waitingOf } from '../../../platform/features/waiting-of.ts';

/** An email queued for more minutes than this counts as waiting. Normally it is sent within seconds. */
const waitsAfterMinutes = 15;

const mailsIn = (
  state: MailStateFilter,
  isMeant: (mail: MailLine) => boolean = () => true,
): AttentionPart => ({
  queryKey: ['mails', 'attention', state],
  find: async (_, signal) => {
    const { data, meta } = await call(emailLog.searchMails, { state }, { signal });
    return namedOnce(waitingOf({ data: data.filter(isMeant), meta }, ({ to }) => to));
  },
});

/**
 * Dashboard attention entry: emails of the last days that bounced. A bounced email is no longer listed once a
 * later email is sent to the same address.
 */
export const mailsAttention = mailsIn('returned');

export const waitingMailsAttention = mailsIn(
  'queued',
  ({ queuedAt }) => Date.parse(queuedAt) < Date.now() - waitsAfterMinutes * minuteMs,
);

/** Dashboard attention entry: failed emails of the last days that can be sent again. */
export const failedMailsAttention = mailsIn('failed', ({ canRetry }) => canRetry);
