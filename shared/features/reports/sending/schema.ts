import * as z from 'zod';
import { Email, Instant, Line, Locale, optional, Script, Text } from '../../../core/fields.ts';
import { Id } from '../../../core/ids.ts';
import { maxReportRecipients } from '../../../core/limits.ts';
import { MailId } from '../../../core/mail/record.ts';
import { MailStatus } from '../../../core/mail/status.ts';
import { ReportKind, reportRecordFields } from '../../../core/report-kinds.ts';
import { CaseId } from '../../cases/cases/schema.ts';
import { ReportContent } from '../../eye/report-documents/options.schema.ts';
import { ReportDelivery } from '../../organizations/organizations/schema.ts';

export const SendingId = Id('sending');

/** Distinct report kinds. */
export const ReportKinds = z
  .array(ReportKind)
  .min(1, { error: 'validation.required' })
  .max(ReportKind.options.length)
  .refine(kinds => new Set(kinds).size === kinds.length, { error: 'validation.repeated' });

/** Input for sending reports. */
export const SendingFields = z.strictObject({
  kinds: ReportKinds,
  to: z.array(Email).min(1, { error: 'validation.required' }).max(maxReportRecipients),
  message: optional(Text),
  /** Send a link with birth date check even if the organisation prefers PDFs. */
  asLink: z.boolean().default(false),
});

/** A sending of reports: one mail per address. */
export const Sending = z
  .object({
    id: SendingId,
    caseId: CaseId,
    ...reportRecordFields,
    kinds: ReportKinds,
    language: Locale,
    by: ReportDelivery,
    to: z.array(Email),
    sentAt: Instant,
  })
  .meta({ id: 'Sending' });
export type Sending = z.output<typeof Sending>;

/** A PDF of a sending. */
const SentDocument = z.object({
  kind: ReportKind,
  /** Object key among the organisation's PDFs. */
  place: z.string(),
  /** Download name. */
  name: z.string(),
});
export type SentDocument = z.output<typeof SentDocument>;

/** A stored sending. */
export const SendingRecord = Sending.extend({
  reference: Line,
  script: Script,
  message: Text.nullable(),
  content: ReportContent.prefault({}),
  documents: z.array(SentDocument),
  mails: z.array(MailId),
  /** Hashes of the links, one per address; empty if PDFs were attached. */
  links: z.array(z.string()),
  sentBy: z.string(),
});
export type SendingRecord = z.output<typeof SendingRecord>;

/** A sending for members who may resend it. */
export const SentReports = SendingRecord.pick({ id: true })
  .extend({
    ...reportRecordFields,
    ...SendingRecord.pick({
      kinds: true,
      language: true,
      script: true,
      content: true,
      message: true,
      by: true,
      sentAt: true,
    }).shape,
    to: z.array(z.object({ address: Email, status: MailStatus })),
  })
  .meta({ id: 'SentReports' });
export type SentReports = z.output<typeof SentReports>;
