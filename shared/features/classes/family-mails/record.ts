import * as z from 'zod';
import { Email, Instant, Locale, Script, Version } from '../../../core/fields.ts';
import { CaseId } from '../../../core/ids.ts';
import { MailId } from '../../../core/mail/record.ts';
import { SessionActivityId, SessionId } from '../sessions/schema.ts';
import { FamilyMailId, LastFamilyMail } from './schema.ts';

/** A child named in an email, with the activities whose observations the email contains. */
const MailedChild = z.object({
  caseId: CaseId,
  fullName: z.string(),
  /**
   * The case id that the session uses for the child; differs from `caseId` if that case was merged into
   * another.
   */
  evaluatedAs: CaseId,
  shared: z.array(SessionActivityId),
});
export type MailedChild = z.output<typeof MailedChild>;

export const MailedFamily = z.object({
  mail: MailId,
  to: Email,
  language: Locale,
  script: Script,
  subject: z.string(),
  children: z.array(MailedChild),
});
export type MailedFamily = z.output<typeof MailedFamily>;

/**
 * Emails to some of the families of a session. The texts of the activities are read when the emails are sent.
 */
export const StoredFamilyMail = z.object({
  id: FamilyMailId,
  sessionId: SessionId,
  /** `YYYY-MM-DD` */
  date: z.string(),
  author: z.string(),
  organization: z.string(),
  /** Activities of the session in order, each with a hash of its content. */
  activities: z.array(z.object({ id: SessionActivityId, fingerprint: z.string() })),
  families: z.array(MailedFamily),
  sentAt: Instant,
});
export type StoredFamilyMail = z.output<typeof StoredFamilyMail>;

export const StoredLastFamilyMail = LastFamilyMail.extend({
  families: z.int(),
  sessionId: SessionId,
  version: Version,
});
export type StoredLastFamilyMail = z.output<typeof StoredLastFamilyMail>;
