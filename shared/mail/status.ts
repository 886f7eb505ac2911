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
