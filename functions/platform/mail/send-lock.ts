import type { MailRecord } from '../../../shared/core/mail/record.ts';

/** How long a Lambda holds the lock of an email, in seconds. It is the Lambda's timeout. */
export const sendLockSeconds = 60;

/** Thrown if another Lambda is sending the email, or has crashed while sending it. Try again later. */
export class AlreadyBeingSent extends Error {}

/** Checks that no other Lambda is sending the email. @throws AlreadyBeingSent until its lock has expired */
export function requireUnlocked({ status, changedAt }: MailRecord, now: number): void {
  const isLocked = status === 'sending' && now - Date.parse(changedAt) < sendLockSeconds * 1000;
  if (isLocked) throw new AlreadyBeingSent();
}
