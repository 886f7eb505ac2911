import * as z from 'zod';
import { Instant } from '../fields.ts';

export const MailAccount = z
  .object({
    /** Whether the account is in the sandbox, where SES delivers only to addresses verified in SES. */
    isInSandbox: z.boolean(),
    /** Whether SES has paused the account, so that it rejects all emails. */
    isPaused: z.boolean(),
    /** Whether SES is reviewing the account because of bounces or complaints, and may pause it. */
    isUnderReview: z.boolean(),
    /** Maximum number of emails that SES accepts from the account within 24 hours; null if unlimited. */
    mailsADay: z.int().min(0).nullable(),
    /** Number of emails that SES accepted within the last 24 hours. */
    sentInADay: z.int().min(0),
    /** Approximate number of emails that wait to be sent. */
    waiting: z.int().min(0),
    asOf: Instant,
  })
  .meta({ id: 'MailAccount' });
export type MailAccount = z.output<typeof MailAccount>;

export type MailObstacle = 'paused' | 'sandbox' | 'quota' | 'review';

/** The reasons why emails of the account are delayed or may soon be, the most serious first. */
export function mailObstacles(account: MailAccount): MailObstacle[] {
  const { isInSandbox, isPaused, isUnderReview, mailsADay, sentInADay } = account;
  const obstacles: Record<MailObstacle, boolean> = {
    paused: isPaused,
    sandbox: isInSandbox,
    quota: mailsADay !== null && sentInADay >= mailsADay,
    review: isUnderReview && !isPaused,
  };
  return (Object.keys(obstacles) as MailObstacle[]).filter(name => obstacles[name]);
}
