import * as z from 'zod';
import { Email, Instant, Line, Locale, optional, Script, Text } from '../../../core/fields.ts';
import { CaseId, Id } from '../../../core/ids.ts';
import { maxReportRecipients } from '../../../core/limits.ts';
import { MailId } from '../../../core/mail/record.ts';
import { MailStatus } from '../../../core/mail/status.ts';
import { ReportChange } from '../../../core/report-changes.ts';
import { ReportKind, reportRecordFields } from '../../../core/report-kinds.ts';
import { ReportDelivery } from '../../organizations/organizations/schema.ts';
import { SentLinkState } from '../report-links/schema.ts';

/** Within so many minutes the same report to the same address is sent again only if that is confirmed. */
export const askAgainMinutes = 10;

export const SendingId = Id('sending');

/** Distinct report kinds, of all or of one feature. */
export const reportKindsOf = <Kind extends ReportKind>(kind: z.ZodType<Kind> & { options: Kind[] }) =>
  z
    .array(kind)
    .min(1, { error: 'validation.required' })
    .max(kind.options.length)
    .refine(kinds => new Set(kinds).size === kinds.length, { error: 'validation.repeated' });
const ReportKinds = reportKindsOf(ReportKind);

/** Input for sending reports, beside which of them. */
export const SendingFields = z.strictObject({
  to: z.array(Email).min(1, { error: 'validation.required' }).max(maxReportRecipients),
  message: optional(Text),
  /** Send a link with birth date check even if the organisation prefers PDFs. */
  asLink: z.boolean().default(false),
  /** Confirms that somebody who got the same within the last minutes gets it again. */
  again: z.boolean().default(false),
  /** Confirms addresses that are not on the case, and that no report of the record was sent to before. */
  addressesConfirmed: z.boolean().default(false),
  /** Confirms that it is sent although what it prints has changed since it was finished. */
  changesAcknowledged: z.boolean().default(false),
});

/** Errors of every call that sends reports. */
export const sendingErrors = [
  'report.just-sent',
  'report.new-address',
  'report.no-birth-date',
  'rate.limited',
] as const;

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
    /** What had changed since it was finished, and was sent as it is all the same. */
    changes: z.array(ReportChange).optional(),
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
  /** What the copy shows beside what was recorded, in the words of the feature that makes the reports. */
  content: z.record(z.string(), z.json()).default({}),
  documents: z.array(SentDocument),
  mails: z.array(MailId),
  /** Hashes of the links, one per address; empty if PDFs were attached. */
  links: z.array(z.string()),
  sentBy: z.string(),
});
export type SendingRecord = z.output<typeof SendingRecord>;

/** The link of an address, as staff see it. */
const SentLink = z.object({ state: SentLinkState, until: Instant });
export type SentLink = z.output<typeof SentLink>;

/** A sending for members who may resend it. @param content what copies of these reports can show */
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
        /** Of the link that was sent there, as long as it is known. */
        link: SentLink.optional(),
      }),
    ),
  });
}
export type SentReports = z.output<ReturnType<typeof sentReportsOf<z.ZodType<object>>>>;
