import * as z from 'zod';
import { Cursor, Email, Instant, Line, Locale, optional } from '../../../core/fields.ts';
import { MailId, type MailRecord } from '../../../core/mail/record.ts';
import { type MailTemplateName, mailTemplates } from '../../../core/mail/templates.ts';

const templateNames = Object.keys(mailTemplates) as [MailTemplateName, ...MailTemplateName[]];
export const MailTemplate = z.enum(templateNames);

/** Where a mail is, for whoever looks at the log: one in somebody's hands has not been sent yet. */
export const MailState = z.enum(['queued', 'sent', 'bounced', 'complained', 'suppressed', 'failed']);
export type MailState = z.output<typeof MailState>;

export const MailFilters = z.strictObject({
  state: MailState.nullable().default(null),
  template: MailTemplate.nullable().default(null),
  /** A part of the address. */
  text: Line.default(''),
  cursor: optional(Cursor),
});
export type MailFilters = z.output<typeof MailFilters>;

/** A line of the log of mails. What the mail said is not in it. */
export const MailLine = z
  .object({
    id: MailId,
    template: MailTemplate,
    to: Email,
    locale: Locale,
    state: MailState,
    /** Name of who caused it; null where it was the product, or somebody who is gone. */
    by: z.string().nullable(),
    queuedAt: Instant,
    changedAt: Instant,
    /** Nobody took it, and what it says is still known. */
    canRetry: z.boolean(),
    /** Its address is not written to since mail came back from there, which may be over. */
    canAllow: z.boolean(),
  })
  .meta({ id: 'MailLine' });
export type MailLine = z.output<typeof MailLine>;

/** Days after which a mail that nobody took says nothing of now any more; links in it have ended. */
const retryableDays = 7;
const dayMs = 86_400_000;

export const mailStateOf = ({ status }: Pick<MailRecord, 'status'>): MailState =>
  status === 'sending' ? 'queued' : status;

/** Mails that were recorded later can be sent once more. @param now milliseconds since 1970 */
export const oldestRetryableTime = (now: number) => new Date(now - retryableDays * dayMs).toISOString();

/**
 * Whether a mail that did not go out can be sent once more. Reports are sent again from where they are.
 * @param now milliseconds since 1970
 */
export function canRetry({ status, content, queuedAt, sending }: MailRecord, now: number): boolean {
  const isLost = status === 'failed' || status === 'suppressed';
  return isLost && sending === null && content !== null && queuedAt > oldestRetryableTime(now);
}

/** Whether a line of the log is looked for. */
export function matchesMailFilters(
  mail: MailRecord,
  { state, template, text }: Omit<MailFilters, 'cursor'>,
): boolean {
  if (state !== null && mailStateOf(mail) !== state) return false;
  if (template !== null && mail.template !== template) return false;
  return mail.to.toLowerCase().includes(text.toLowerCase());
}
