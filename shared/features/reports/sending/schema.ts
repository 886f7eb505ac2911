import * as z from 'zod';
import { ReportKind, reportRecordFields } from '../../../core/documents/report-kinds.ts';
import { Email, Instant, Line, Locale, optional, Script, Text } from '../../../core/fields.ts';
import { CaseId, Id } from '../../../core/ids.ts';
import { maxReportRecipients } from '../../../core/limits.ts';
import { MailId } from '../../../core/mail/record.ts';
import { MailStatus } from '../../../core/mail/status.ts';
import { ReportChange } from '../../../core/report-changes.ts';
import { ReportDelivery } from '../../organizations/organizations/schema.ts';
import { SentLinkState } from '../report-links/schema.ts';

/**
 * Number of minutes after sending a report in which sending it to the same address again needs a
 * confirmation.
 */
export const askAgainMinutes = 10;

export const SendingId = Id('sending');

/** Schema for a list of distinct report kinds. */
export const reportKindsOf = <Kind extends ReportKind>(kind: z.ZodType<Kind> & { options: Kind[] }) =>
  z
    .array(kind)
    .min(1, { error: 'validation.required' })
    .max(kind.options.length)
    .refine(kinds => new Set(kinds).size === kinds.length, { error: 'validation.repeated' });
const ReportKinds = reportKindsOf(ReportKind);

/** Common input of endpoints that send reports; each feature adds fields that select its reports. */
export const SendingFields = z.strictObject({
  to: z.array(Email).min(1, { error: 'validation.required' }).max(maxReportRecipients),
  message: optional(Text),
  /** Whether to send a link that asks for the birth date, even if the organisation prefers PDFs. */
  asLink: z.boolean().default(false),
  /** True if the sender confirmed that recipients get a report which they received only minutes ago. */
  again: z.boolean().default(false),
  /**
   * True if the sender confirmed addresses that are not in the case and never received a report of this
   * record.
   */
  addressesConfirmed: z.boolean().default(false),
  /**
   * True if the sender confirmed that a report is sent although facts that it prints changed since it was
   * finished.
   */
  changesAcknowledged: z.boolean().default(false),
});

export const sendingErrors = [
  'report.just-sent',
  'report.new-address',
  'report.no-birth-date',
  'rate.limited',
] as const;

/** Reports that were sent together: one email to each address. */
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
    /** Printed facts that had already changed when the finished report was sent. */
    changes: z.array(ReportChange).optional(),
  })
  .meta({ id: 'Sending' });
export type Sending = z.output<typeof Sending>;

const SentDocument = z.object({
  kind: ReportKind,
  /** Object key of the PDF, within the organisation's PDFs. */
  place: z.string(),
  name: z.string(),
});
export type SentDocument = z.output<typeof SentDocument>;

export const SendingRecord = Sending.extend({
  reference: Line,
  script: Script,
  message: Text.nullable(),
  /** Options for the content of the sent reports; each feature defines those of its own reports. */
  content: z.record(z.string(), z.json()).default({}),
  documents: z.array(SentDocument),
  mails: z.array(MailId),
  /** Hashes of the links, one per address; empty if PDFs were attached. */
  links: z.array(z.string()),
  sentBy: z.string(),
});
export type SendingRecord = z.output<typeof SendingRecord>;

/** The link that was sent to an address, as staff see it. */
const SentLink = z.object({ state: SentLinkState, until: Instant });
export type SentLink = z.output<typeof SentLink>;

/**
 * Schema of sent reports, with the data that is needed to send them again.
 * @param content options for the content of these reports
 */
export function sentReportsOf<Content extends z.ZodType>(content: Content) {
  return SendingRecord.pick({ id: true }).extend({
    ...reportRecordFields,
    ...SendingRecord.pick({ kinds: true, language: true, script: true }).shape,
    content,
    ...SendingRecord.pick({ message: true, by: true, sentAt: true, changes: true }).shape,
    to: z.array(
      z.object({
        address: Email,
        status: MailStatus,
        /** The link that was sent to the address; unset once the link's record has expired. */
        link: SentLink.optional(),
      }),
    ),
  });
}
export type SentReports = z.output<ReturnType<typeof sentReportsOf<z.ZodType<object>>>>;

/** Input fields of endpoints that return or send a report in a chosen language. */
export const copyLanguage = { language: Locale, script: optional(Script) };

/**
 * If true, the endpoint rejects drafts. Other systems set this, because they may read only finished reports.
 */
export const finishedOnly = z.boolean().optional();

/** An earlier sending of the record's reports: the endpoint opens the PDF that was sent then. */
export const asSent = SendingId.optional();

/**
 * Common fields of all endpoints that open a PDF. Each names its output, a `LinkedPdf`, itself, so that pages
 * do not load the schema.
 */
export const openCall = { method: 'POST', lambda: 'pdf', effect: 'read' } as const;

/** Common fields of all endpoints that send reports, except for their output, a `Sending`. */
export const sendCall = {
  method: 'POST',
  lambda: 'pdf',
  allowedAfterLicenceEnds: true,
  status: 201,
} as const;

/** Common fields of all endpoints that list when and to whom a report was sent. */
export const listCall = { method: 'GET', lambda: 'pdf' } as const;
