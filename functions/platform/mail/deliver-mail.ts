import { platformName } from '../../../shared/core/mail/letter-parts.ts';
import type { MailContent, MailRecord } from '../../../shared/core/mail/record.ts';
import { composeLetter } from './compose-letter.ts';
import type { MailsStore } from './mails-store.ts';
import { NotTaken, type Postbox } from './postbox.ts';
import type { Enclosure, Picture } from './to-mime.ts';
import type { UnreachedStore } from './unreached-store.ts';

/** What delivering the mails of one organisation, or of the platform, stands on. */
export interface Delivery {
  mails: MailsStore;
  unreached: UnreachedStore;
  postbox: Postbox;
  /** Whose mails they are; null for the platform. */
  organization: { slug: string; name: string } | null;
  logo?: () => Promise<Picture | undefined>;
  /** What a mail carries beside its own words. @throws Gone when it is not there any more */
  enclosedIn: (sending: string) => Promise<Enclosed>;
  from: string;
  webUrl: string;
  now: () => number;
}

/** What goes with a mail that carries reports: what was written to the reader, and the PDFs. */
export interface Enclosed {
  message: string | null;
  enclosures: Enclosure[];
}

/** What a mail was to carry is not there any more. */
export class Gone extends NotTaken {
  constructor() {
    super('gone', false);
  }
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
    await mails.move(found, { status: 'suppressed' });
    return;
  }
  const raw = await toRaw(delivery, found, found.content).catch(async error => {
    if (error instanceof Gone) await mails.move(found, { status: 'failed', content: null });
    throw error;
  });
  const mail = await mails.move(found, { status: 'sending', doubtful });
  try {
    const messageId = await handOver(delivery, mail, raw);
    await mails.move(mail, { status: 'sent', content: null, messageId });
  } catch (error) {
    if (!(error instanceof NotTaken)) throw error;
    const isOver = isLastTry || !error.isPassing;
    await mails.move(mail, { status: isOver ? 'failed' : 'queued' });
    throw error;
  }
}

const nothingEnclosed: Enclosed = { message: null, enclosures: [] };

/** The mail as it travels. What it is made of is read before it is said to be on its way. */
async function toRaw(delivery: Delivery, mail: MailRecord, content: MailContent): Promise<Buffer> {
  const { organization, from, webUrl, logo: readLogo, enclosedIn, now } = delivery;
  const { id, to, template, locale, script, sending } = mail;
  const [logo, { message, enclosures }] = await Promise.all([
    readLogo?.(),
    sending === null ? nothingEnclosed : enclosedIn(sending),
  ]);
  const name = organization?.name ?? null;
  const hasLogo = logo !== undefined;
  const facts = { template, locale, script, ...content, organization: name, webUrl };
  const letter = composeLetter({ ...facts, message, hasLogo });
  const { toMime } = await import('./to-mime.ts');
  const sender = name ?? platformName;
  return toMime(letter, { from, sender, to, id, date: new Date(now()), logo, enclosures });
}

function handOver(
  { postbox, organization, from }: Delivery,
  { id, to }: MailRecord,
  raw: Uint8Array,
): Promise<string> {
  const tags = { mail: id, ...(organization && { organization: organization.slug }) };
  return postbox.send({ from, to, raw, tags });
}
