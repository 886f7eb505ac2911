import * as z from 'zod';
import { dayMs, hourMs } from '../../../core/dates/durations.ts';
import { ReportKind, reportRecordFields } from '../../../core/documents/report-kinds.ts';
import { Cursor, Email, Instant, Line, Locale, optional } from '../../../core/fields.ts';
import { CaseId, Id } from '../../../core/ids.ts';
import { reportLinkDays } from '../../../core/limits.ts';
import { MailId, type MailRecord } from '../../../core/mail/record.ts';
import { type MailTemplateName, mailTemplateNames } from '../../../core/mail/template-names.ts';

export const MailTemplate = z.enum(mailTemplateNames);

/** State of an email in the log. An email that is being sent counts as queued. */
export const mailStates = ['queued', 'sent', 'bounced', 'complained', 'suppressed', 'failed'] as const;
export const MailState = z.enum(mailStates);
export type MailState = z.output<typeof MailState>;

/** A state of emails, or `returned`: emails that bounced recently and whose address is still blocked. */
export const mailStateFilters = [...mailStates, 'returned'] as const;
export const MailStateFilter = z.enum(mailStateFilters);
export type MailStateFilter = z.output<typeof MailStateFilter>;

export const MailFilters = z.strictObject({
  state: MailStateFilter.nullable().default(null),
  template: MailTemplate.nullable().default(null),
  /** Text to search for: part of the recipient's address. */
  text: Line.default(''),
  cursor: optional(Cursor),
});
export type MailFilters = z.output<typeof MailFilters>;

export const MailLine = z
  .object({
    id: MailId,
    template: MailTemplate,
    to: Email,
    locale: Locale,
    state: MailState,
    /** Name of the person who caused the email; null for automatic emails and if the person has left. */
    by: z.string().nullable(),
    queuedAt: Instant,
    changedAt: Instant,
    /**
     * Whether the email can be retried: it was not sent, is at most 7 days old, and its content is still
     * stored.
     */
    canRetry: z.boolean(),
    /** Whether the address is blocked after a bounce and the caller may unblock it. */
    canAllow: z.boolean(),
    /** The sending (reports sent together) to which the email links; the link may have been revoked. */
    sending: Id('sending').optional(),
  })
  .meta({ id: 'MailLine' });
export type MailLine = z.output<typeof MailLine>;

/** An email about children that did not reach its recipient. */
export const MailedChildren = z
  .object({
    mailId: MailId,
    /** The children whom the caller may see: those of the report, or those of the family at the address. */
    children: z.array(z.object({ id: CaseId, fullName: z.string(), otherName: z.string().nullable() })),
    /** The report that the email sent; null for other emails, or if the caller may not open the report. */
    report: z
      .object({
        ...reportRecordFields,
        kinds: z.array(ReportKind),
        sending: Id('sending'),
        /** Number or day of the record. */
        reference: Line,
      })
      .nullable(),
  })
  .meta({ id: 'MailedChildren' });
export type MailedChildren = z.output<typeof MailedChildren>;

/** Templates of emails to families that belong to no single report. */
const familyTemplates: readonly MailTemplateName[] = [
  'note-digest',
  'note-digest-link',
  'class-session',
  'registration-receipt',
  'survey',
  'survey-receipt',
];
export const isToFamily = ({ template }: Pick<MailRecord, 'template'>): boolean =>
  familyTemplates.includes(template);

/** Number of days for which a bounced address is shown as a reminder. */
const returnedDays = 30;
/**
 * Number of days after which an email that was not sent cannot be retried, because its links have expired.
 */
const retryableDays = 7;
/**
 * An email that is not sent after this many hours counts as lost; the queue has ended all its retries by
 * then.
 */
const stuckAfterHours = 2;

export const mailStateOf = ({ status }: Pick<MailRecord, 'status'>): MailState =>
  status === 'sending' ? 'queued' : status;

/** Emails queued before this time can no longer be retried. @param now milliseconds since 1970 */
export const oldestRetryableTime = (now: number) => new Date(now - retryableDays * dayMs).toISOString();

/**
 * Emails queued before this time are missing in the list of a state; null if the list shows emails of any
 * age.
 * @param now milliseconds since 1970
 */
export const oldestMailTime = (state: MailStateFilter | null, now: number): string | null =>
  state === 'returned' ? new Date(now - returnedDays * dayMs).toISOString() : null;

/**
 * A queued email counts as lost if it last changed before this time.
 * @param now milliseconds since 1970
 */
export const lastStirTime = (now: number) => new Date(now - stuckAfterHours * hourMs).toISOString();

/**
 * Whether an email can be retried: it failed, was suppressed or was lost, and its links are still valid.
 * @param now milliseconds since 1970
 */
export function canRetry({ status, content, queuedAt, changedAt }: MailRecord, now: number): boolean {
  const isStuck = (status === 'queued' || status === 'sending') && changedAt < lastStirTime(now);
  const isLost = status === 'failed' || status === 'suppressed' || isStuck;
  return isLost && content !== null && queuedAt > oldestRetryableTime(now);
}

/** Whether an email may contain a link to reports that is still valid. @param now milliseconds since 1970 */
export const hasReportLink = ({ template, queuedAt }: MailRecord, now: number): boolean =>
  template === 'report-link' && Date.parse(queuedAt) > now - reportLinkDays * dayMs;

export function matchesMailFilters(
  mail: MailRecord,
  { state, template, text }: Omit<MailFilters, 'cursor'>,
): boolean {
  const own = state === 'returned' ? 'bounced' : state;
  if (own !== null && mailStateOf(mail) !== own) return false;
  if (template !== null && mail.template !== template) return false;
  return mail.to.toLowerCase().includes(text.toLowerCase());
}
