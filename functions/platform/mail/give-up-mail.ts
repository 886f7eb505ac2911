import type { MailsStore } from './mails-store.ts';
import { requireUnlocked } from './send-lock.ts';

/**
 * Marks an email as not sent, because all attempts failed and its message is in the dead-letter queue. The
 * content of the email is kept, so that a user can send it again. The last attempt may have sent the email
 * after all.
 * @throws AlreadyBeingSent, ConflictError if the message must be processed again
 */
export async function giveUpMail(mails: MailsStore, id: string, now: number): Promise<void> {
  const found = await mails.get(id);
  if (!found || (found.status !== 'queued' && found.status !== 'sending')) return;
  requireUnlocked(found, now);
  const doubtful = found.doubtful + (found.status === 'sending' ? 1 : 0);
  await mails.updateStatus(found, { status: 'failed', doubtful });
}
