import * as z from 'zod';
import { Email, Instant, Locale, Script } from '../fields.ts';
import { Id } from '../ids.ts';
import { MailStatus } from './status.ts';
import { mailTemplateNames } from './template-names.ts';

export const MailId = Id('mail');

/**
 * Values that fill the template of an email. They are deleted once the email is sent, because they may
 * contain a secret; an email that was not sent keeps them for a retry.
 */
export const MailContent = z.object({
  values: z.record(z.string(), z.string()),
  /** Target of the button: a path without language prefix. Null for none. */
  link: z.string().startsWith('/').nullable(),
  /** Whether the email sends a corrected version of a report that the recipient already has. */
  isCorrection: z.boolean().optional(),
});
export type MailContent = z.output<typeof MailContent>;

export const MailRecord = z.object({
  id: MailId,
  template: z.enum(mailTemplateNames),
  to: Email,
  locale: Locale,
  script: Script.default('simplified'),
  content: MailContent.nullable(),
  /**
   * Record to which the email belongs: sent reports, a digest of notes, or an email to families about a
   * session.
   */
  sending: z
    .union([Id('sending'), Id('digest'), Id('familyMail')])
    .nullable()
    .default(null),
  status: MailStatus,
  /**
   * Number of attempts to send the email that ended without a known result. After such an attempt, the email
   * is sent at most once more.
   */
  doubtful: z.int().min(0),
  /** The SES message id. */
  messageId: z.string().nullable(),
  /** Id of the email that was sent as a retry of this email. */
  retriedAs: MailId.optional(),
  by: z.string(),
  queuedAt: Instant,
  changedAt: Instant,
  version: z.int(),
});
export type MailRecord = z.output<typeof MailRecord>;
