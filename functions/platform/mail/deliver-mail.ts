import { dayMs } from '../../../shared/core/dates/durations.ts';
import { platformName } from '../../../shared/core/mail/platform-name.ts';
import type { MailContent, MailRecord } from '../../../shared/core/mail/record.ts';
import { EmailRejected, type EmailSender } from './email-sender.ts';
import type { MailsStore } from './mails-store.ts';
import { requireUnlocked } from './send-lock.ts';
import type { Attachment, Picture } from './to-mime.ts';
import type { UndeliverableStore } from './undeliverable-store.ts';

export interface DeliveryContext {
  mails: MailsStore;
  undeliverable: UndeliverableStore;
  emailSender: EmailSender;
  /** The organisation that sends the email; null for the platform. */
  organization: { slug: string; name: string; officeNumber: string | null } | null;
  logo?: () => Promise<Picture | undefined>;
  /** Loads the attachments of the emails of a sending (sent reports). @throws AttachmentsGone */
  attachmentsOf: (sending: string, to: string) => Promise<EmailAttachments>;
  from: string;
  webUrl: string;
  now: () => number;
  sendLater: (id: string) => Promise<void>;
  /** Stores the state of the SES account when SES has rejected an email temporarily. Does not throw. */
  noteRefusal: () => Promise<void>;
}

export interface EmailAttachments {
  message: string | null;
  attachments: Attachment[];
}

export class AttachmentsGone extends EmailRejected {
  constructor() {
    super('gone', false);
  }
}

/**
 * How long, in milliseconds, to keep retrying an email that SES rejects temporarily, for example because the
 * account is in the SES sandbox or above its daily quota.
 */
const patienceMs = 3 * dayMs;
/**
 * Maximum number of times that an email is sent again automatically although SES may have accepted it. After
 * that, only a user can send it again.
 */
const maxUncertainSends = 1;

/**
 * The status is stored before and after sending, to prevent duplicates. One duplicate is still possible: if
 * the Lambda crashes right after sending, the email is sent once more. `doubtful` counts this.
 * @param isLastTry whether the queue will not deliver this message again
 * @throws if the queue must deliver the message again
 */
export async function deliverMail(delivery: DeliveryContext, id: string, isLastTry: boolean): Promise<void> {
  const { mails, undeliverable, now } = delivery;
  const found = await mails.get(id);
  if (!found?.content || !['queued', 'sending'].includes(found.status)) return;
  requireUnlocked(found, now());
  const doubtful = found.doubtful + (found.status === 'sending' ? 1 : 0);
  if (doubtful > maxUncertainSends) {
    await mails.updateStatus(found, { status: 'failed' });
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
    const isYoung = now() - Date.parse(found.queuedAt) < patienceMs;
    const isOver = !error.isRetryable || (isLastTry && !isYoung);
    await mails.updateStatus(mail, { status: isOver ? 'failed' : 'queued' });
    if (error.isRetryable) await delivery.noteRefusal();
    if (isOver || !isLastTry) throw error;
    await delivery.sendLater(id);
  }
}

const noAttachments: EmailAttachments = { message: null, attachments: [] };

/** Builds the MIME message. Loads all its parts before the email's status becomes `sending`. */
async function buildRawEmail(
  delivery: DeliveryContext,
  mail: MailRecord,
  content: MailContent,
): Promise<Buffer> {
  const { organization, from, webUrl, logo: readLogo, attachmentsOf, now } = delivery;
  const { id, to, template, locale, script, sending } = mail;
  const [logo, { message, attachments }] = await Promise.all([
    readLogo?.(),
    sending === null ? noAttachments : attachmentsOf(sending, to),
  ]);
  const name = organization?.name ?? null;
  const hasLogo = logo !== undefined;
  const facts = {
    template,
    locale,
    script,
    ...content,
    organization: name,
    phone: organization?.officeNumber ?? null,
    webUrl,
  };
  const { composeEmail } = await import('./compose-email.ts');
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
