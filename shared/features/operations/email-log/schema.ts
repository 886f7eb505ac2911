import * as z from 'zod';
import { Cursor, Email, Instant, Line, Locale, optional } from '../../../core/fields.ts';
import { Id } from '../../../core/ids.ts';
import { reportLinkDays } from '../../../core/limits.ts';
import { MailId, type MailRecord } from '../../../core/mail/record.ts';
import { mailTemplateNames } from '../../../core/mail/template-names.ts';

export const MailTemplate = z.enum(mailTemplateNames);

/** State of a mail in the log. One that is being sent counts as queued. */
export const MailState = z.enum(['queued', 'sent', 'bounced', 'complained', 'suppressed', 'failed']);
export type MailState = z.output<typeof MailState>;

/** By state, or mails of the last days that came back from an address that is not written to since. */
export const MailStateFilter = z.enum([...MailState.options, 'returned']);
export type MailStateFilter = z.output<typeof MailStateFilter>;

export const MailFilters = z.strictObject({
  state: MailStateFilter.nullable().default(null),
  template: MailTemplate.nullable().default(null),
  /** A part of the address. */
  text: Line.default(''),
  cursor: optional(Cursor),
});
export type MailFilters = z.output<typeof MailFilters>;

/** A row of the email log, without the content. */
export const MailLine = z
  .object({
    id: MailId,
    template: MailTemplate,
    to: Email,
    locale: Locale,
    state: MailState,
    /** Name of who caused it; null for automatic mails and former people. */
    by: z.string().nullable(),
    queuedAt: Instant,
    changedAt: Instant,
    /** It was not delivered, and its content is still stored. */
    canRetry: z.boolean(),
    /** The address is blocked after a bounce and may be unblocked. */
    canAllow: z.boolean(),
    /** Of the reports that it has a link to, which may be revoked. */
    sending: Id('sending').optional(),
  })
  .meta({ id: 'MailLine' });
export type MailLine = z.output<typeof MailLine>;

/** Days for which somebody is reminded of an address that mail came back from. */
const returnedDays = 30;
/** Days after which an undelivered mail is outdated and its links have expired. */
const retryableDays = 7;
/** Hours after which a mail counts as lost that nobody has tried to send: longer than the queue tries, and waits between. */
const stuckAfterHours = 2;
const dayMs = 86_400_000;
const hourMs = 3_600_000;

export const mailStateOf = ({ status }: Pick<MailRecord, 'status'>): MailState =>
  status === 'sending' ? 'queued' : status;

/** Mails queued after this time can be retried. @param now milliseconds since 1970 */
export const oldestRetryableTime = (now: number) => new Date(now - retryableDays * dayMs).toISOString();

/** Mails queued after this time are looked through for a state; null for all. @param now milliseconds since 1970 */
export const oldestMailTime = (state: MailStateFilter | null, now: number): string | null =>
  state === 'returned' ? new Date(now - returnedDays * dayMs).toISOString() : null;

/** Mails on their way that have not changed since this time are no longer tried. @param now milliseconds since 1970 */
export const lastStirTime = (now: number) => new Date(now - stuckAfterHours * hourMs).toISOString();

/**
 * Whether an undelivered mail, or one that is no longer tried, can be retried.
 * @param now milliseconds since 1970
 */
export function canRetry({ status, content, queuedAt, changedAt }: MailRecord, now: number): boolean {
  const isStuck = (status === 'queued' || status === 'sending') && changedAt < lastStirTime(now);
  const isLost = status === 'failed' || status === 'suppressed' || isStuck;
  return isLost && content !== null && queuedAt > oldestRetryableTime(now);
}

/** Whether a mail may have a link to reports that still works. @param now milliseconds since 1970 */
export const hasReportLink = ({ template, queuedAt }: MailRecord, now: number): boolean =>
  template === 'report-link' && Date.parse(queuedAt) > now - reportLinkDays * dayMs;

/** Whether a mail matches the filters. */
export function matchesMailFilters(
  mail: MailRecord,
  { state, template, text }: Omit<MailFilters, 'cursor'>,
): boolean {
  const own = state === 'returned' ? 'bounced' : state;
  if (own !== null && mailStateOf(mail) !== own) return false;
  if (template !== null && mail.template !== template) return false;
  return mail.to.toLowerCase().includes(text.toLowerCase());
}
