import * as z from 'zod';
import { Instant } from '../fields.ts';

/** What SES says of the account that mails are sent from, as of some moment. */
export const MailAccount = z
  .object({
    /** In the sandbox only addresses get mail that are verified in SES. */
    isInSandbox: z.boolean(),
    /** SES takes no mail of the account. */
    isPaused: z.boolean(),
    /** SES looks into mails of the account that came back or were complained of, and may pause it. */
    isUnderReview: z.boolean(),
    /** Mails that SES takes within 24 hours; null for as many as there are. */
    mailsADay: z.int().min(0).nullable(),
    /** Mails that it has taken within the last 24 hours. */
    sentInADay: z.int().min(0),
    /** Mails that wait to be sent, about. */
    waiting: z.int().min(0),
    asOf: Instant,
  })
  .meta({ id: 'MailAccount' });
export type MailAccount = z.output<typeof MailAccount>;

/** Why mails wait, or may soon. */
export type MailObstacle = 'paused' | 'sandbox' | 'quota' | 'review';

/** What keeps mails of the account from being sent, the most serious first. */
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
