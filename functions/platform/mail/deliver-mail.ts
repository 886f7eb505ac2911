import { platformName } from '../../../shared/core/mail/email-sections.ts';
import type { MailContent, MailRecord } from '../../../shared/core/mail/record.ts';
import { composeEmail } from './compose-email.ts';
import { EmailRejected, type EmailSender } from './email-sender.ts';
import type { MailsStore } from './mails-store.ts';
import type { Attachment, Picture } from './to-mime.ts';
import type { UndeliverableStore } from './undeliverable-store.ts';

/** What delivering the mails of one organisation, or of the platform, stands on. */
export interface DeliveryContext {
  mails: MailsStore;
  undeliverable: UndeliverableStore;
  emailSender: EmailSender;
  /** Whose mails they are; null for the platform. */
  organization: { slug: string; name: string } | null;
  logo?: () => Promise<Picture | undefined>;
  /** What a mail carries beside its own words. @throws Gone when it is not there any more */
  attachmentsOf: (sending: string) => Promise<EmailAttachments>;
  from: string;
  webUrl: string;
  now: () => number;
}

/** What goes with a mail that carries reports: what was written to the reader, and the PDFs. */
export interface EmailAttachments {
  message: string | null;
  attachments: Attachment[];
}

/** What a mail was to carry is not there any more. */
export class AttachmentsGone extends EmailRejected {
  constructor() {
    super('gone', false);
  }
}

/** Somebody else has the mail in hand, or had it when they fell; it is looked at again later. */
export class AlreadyBeingSent extends Error {}

/** For so long a mail is left to whoever has it in hand, in milliseconds. */
const sendLockMs = 60_000;
/** A mail that may have gone out is sent a second time, and never a third. */
const maxUncertainSends = 1;

/**
 * Sends a mail that waits. What is recorded before and after keeps it from going out twice, but for one
 * case: who sent it fell before they could say so. Then it goes out once more, and the record counts it.
 * @param isLastTry whether nobody will try again
 * @throws when it has to be tried again
 */
export async function deliverMail(delivery: DeliveryContext, id: string, isLastTry: boolean): Promise<void> {
  const { mails, undeliverable, now } = delivery;
  const found = await mails.get(id);
  if (!found?.content || !['queued', 'sending'].includes(found.status)) return;
  const isTaken = found.status === 'sending';
  if (isTaken && now() - Date.parse(found.changedAt) < sendLockMs) throw new AlreadyBeingSent();
  const doubtful = found.doubtful + (isTaken ? 1 : 0);
  if (doubtful > maxUncertainSends) {
    await mails.updateStatus(found, { status: 'failed', content: null });
    return;
  }
  if (await undeliverable.has(found.to)) {
    await mails.updateStatus(found, { status: 'suppressed' });
    return;
  }
  const raw = await buildRawEmail(delivery, found, found.content).catch(async error => {
    if (error instanceof AttachmentsGone)
      await mails.updateStatus(found, { status: 'failed', content: null });
    throw error;
  });
  const mail = await mails.updateStatus(found, { status: 'sending', doubtful });
  try {
    const messageId = await sendRawEmail(delivery, mail, raw);
    await mails.updateStatus(mail, { status: 'sent', content: null, messageId });
  } catch (error) {
    if (!(error instanceof EmailRejected)) throw error;
    const isOver = isLastTry || !error.isRetryable;
    await mails.updateStatus(mail, { status: isOver ? 'failed' : 'queued' });
    throw error;
  }
}

const noAttachments: EmailAttachments = { message: null, attachments: [] };

/** The mail as it travels. What it is made of is read before it is said to be on its way. */
async function buildRawEmail(
  delivery: DeliveryContext,
  mail: MailRecord,
  content: MailContent,
): Promise<Buffer> {
  const { organization, from, webUrl, logo: readLogo, attachmentsOf, now } = delivery;
  const { id, to, template, locale, script, sending } = mail;
  const [logo, { message, attachments }] = await Promise.all([
    readLogo?.(),
    sending === null ? noAttachments : attachmentsOf(sending),
  ]);
  const name = organization?.name ?? null;
  const hasLogo = logo !== undefined;
  const facts = { template, locale, script, ...content, organization: name, webUrl };
  const letter = composeEmail({ ...facts, message, hasLogo });
  const { toMime } = await import('./to-mime.ts');
  const sender = name ?? platformName;
  return toMime(letter, { from, sender, to, id, date: new Date(now()), logo, attachments });
}

function sendRawEmail(
  { emailSender, organization, from }: DeliveryContext,
  { id, to }: MailRecord,
  raw: Uint8Array,
): Promise<string> {
  const tags = { mail: id, ...(organization && { organization: organization.slug }) };
  return emailSender.send({ from, to, raw, tags });
}
