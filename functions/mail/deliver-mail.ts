import type { MailContent, MailRecord } from '../../shared/mail/record.ts';
import { composeLetter } from './compose-letter.ts';
import type { MailsStore } from './mails-store.ts';
import { NotTaken, type Postbox } from './postbox.ts';
import type { Picture } from './to-mime.ts';
import type { UnreachedStore } from './unreached-store.ts';

/** What delivering the mails of one organisation, or of the platform, stands on. */
export interface Delivery {
  mails: MailsStore;
  unreached: UnreachedStore;
  postbox: Postbox;
  /** Whose mails they are; null for the platform. */
  organization: { slug: string; name: string } | null;
  logo?: () => Promise<Picture | undefined>;
  from: string;
  webUrl: string;
  now: () => number;
}

/** Somebody else has the mail in hand, or had it when they fell; it is looked at again later. */
export class InOtherHands extends Error {}

/** For so long a mail is left to whoever has it in hand, in milliseconds. */
const handoverMs = 60_000;
/** A mail that may have gone out is sent a second time, and never a third. */
const doubtfulAtMost = 1;

/**
 * Sends a mail that waits. What is recorded before and after keeps it from going out twice, but for one
 * case: who sent it fell before they could say so. Then it goes out once more, and the record counts it.
 * @param isLastTry whether nobody will try again
 * @throws when it has to be tried again
 */
export async function deliverMail(delivery: Delivery, id: string, isLastTry: boolean): Promise<void> {
  const { mails, unreached, now } = delivery;
  const found = await mails.get(id);
  if (!found?.content || !['queued', 'sending'].includes(found.status)) return;
  const isTaken = found.status === 'sending';
  if (isTaken && now() - Date.parse(found.changedAt) < handoverMs) throw new InOtherHands();
  const doubtful = found.doubtful + (isTaken ? 1 : 0);
  if (doubtful > doubtfulAtMost) {
    await mails.move(found, { status: 'failed', content: null });
    return;
  }
  if (await unreached.has(found.to)) {
    await mails.move(found, { status: 'suppressed', content: null });
    return;
  }
  const { content } = found;
  const mail = await mails.move(found, { status: 'sending', doubtful });
  try {
    const messageId = await handOver(delivery, mail, content);
    await mails.move(mail, { status: 'sent', content: null, messageId });
  } catch (error) {
    if (!(error instanceof NotTaken)) throw error;
    const isOver = isLastTry || !error.isPassing;
    await mails.move(mail, isOver ? { status: 'failed', content: null } : { status: 'queued' });
    throw error;
  }
}

async function handOver(delivery: Delivery, mail: MailRecord, content: MailContent): Promise<string> {
  const { postbox, organization, from, webUrl, logo: readLogo, now } = delivery;
  const logo = await readLogo?.();
  const { id, to, template, locale } = mail;
  const name = organization?.name ?? null;
  const letter = composeLetter({
    template,
    locale,
    content,
    organization: name,
    hasLogo: logo !== undefined,
    webUrl,
  });
  const sender = name ?? 'Lumitree';
  const { toMime } = await import('./to-mime.ts');
  const raw = await toMime(letter, { from, sender, to, id, date: new Date(now()), logo });
  const tags = { mail: id, ...(organization && { organization: organization.slug }) };
  return postbox.send({ from, to, raw, tags });
}
