import * as z from 'zod';

/** Where a mail is: what has not been sent yet, what has, and what came of it. */
export const MailStatus = z.enum([
  'queued',
  'sending',
  'sent',
  'bounced',
  'complained',
  'suppressed',
  'failed',
]);
export type MailStatus = z.output<typeof MailStatus>;

/** How far a mail has come, as people put it. */
export function deliveryStage(status: MailStatus): 'queued' | 'sent' | 'unreached' {
  if (status === 'queued' || status === 'sending') return 'queued';
  return status === 'sent' ? 'sent' : 'unreached';
}
