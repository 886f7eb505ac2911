import * as z from 'zod';

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

/** Simplified status of an email, for users. */
export function deliveryStage(status: MailStatus): 'queued' | 'sent' | 'unreached' {
  if (status === 'queued' || status === 'sending') return 'queued';
  return status === 'sent' ? 'sent' : 'unreached';
}
