import type { ReportKind } from '../../../../shared/core/documents/report-kinds.ts';
import { AppError } from '../../../../shared/core/errors.ts';
import {
  maxMailedPdfBytes,
  reportMailsPerHour,
  reportMailsToAddressPerHour,
} from '../../../../shared/core/limits.ts';
import { changedFacts } from '../../../../shared/core/report-changes.ts';
import { familyAddresses } from '../../../../shared/features/cases/cases/family-address.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { ReportDelivery } from '../../../../shared/features/organizations/organizations/schema.ts';
import { holdersOfEarlier } from '../../../../shared/features/reports/sending/holders-of-earlier.ts';
import type { Sending, SendingRecord } from '../../../../shared/features/reports/sending/schema.ts';
import { keptPdf, type Pdf } from '../../../platform/pdf/pdfs-store.ts';
import type { SendingContext } from './sending-context.ts';
import { maxSendingsRead } from './sendings-store.ts';
import type { SentRecord } from './sent-record.ts';

interface Mailing<Kind extends ReportKind>
  extends Pick<SendingRecord, 'to' | 'message' | 'language' | 'script' | 'content'> {
  record: SentRecord;
  child: Pick<Case, 'birthDate' | 'contactEmail' | 'mother' | 'father' | 'guardian'>;
  kinds: Kind[];
  asLink: boolean;
  /** True if the sender confirmed that an address which has just received the report gets it again. */
  again: boolean;
  addressesConfirmed: boolean;
  /** True if the sender confirmed that the report is sent although data changed since it was finished. */
  changesAcknowledged: boolean;
  pdfOf: (kind: Kind) => Pdf;
}

/** Sends the stored PDFs of a record, or a link if they are too large for an email. */
export async function sendReports<Kind extends ReportKind>(
  mailing: Mailing<Kind>,
  { organization, pdfs, sendings, hourlyLimiter, actor }: Omit<SendingContext, 'mails'>,
): Promise<Sending> {
  const { record, child, kinds, to, asLink, again, addressesConfirmed, changesAcknowledged, pdfOf, ...copy } =
    mailing;
  const [changes] = kinds.map(kind => changedFacts(pdfOf(kind).changes ?? []));
  if (changes?.length && !changesAcknowledged) throw new AppError('report.changed', { current: { changes } });
  const isLink = asLink || organization.reportsBy === 'link';
  if (isLink) requireBirthDate(child);
  const recipients = distinct(to);
  if (!addressesConfirmed) await sendings.requireKnown(record, recipients, familyAddresses(child));
  const timesSent = again
    ? undefined
    : await sendings.requireNotJustSent(record, kinds, { ...copy, to: recipients });
  const mailsTo = (address: string) => `${organization.slug} ${address}`;
  await Promise.all([
    hourlyLimiter.consume('report-mail', actor.id, reportMailsPerHour),
    ...recipients.map(address =>
      hourlyLimiter.consume('report-mail-to', mailsTo(address), reportMailsToAddressPerHour),
    ),
  ]);
  const stored = await Promise.all(
    kinds.map(async kind => {
      const pdf = keptPdf(pdfOf(kind));
      return { kind, place: pdf.objectKey, ...(await pdfs.ensure(pdf)) };
    }),
  );
  const isTooLarge = stored.reduce((sum, { size }) => sum + size, 0) > maxMailedPdfBytes;
  if (isTooLarge) requireBirthDate(child);
  const by: ReportDelivery = isLink || isTooLarge ? 'link' : 'attachment';
  const documents = stored.map(({ size: _, ...document }) => document);
  const newSending = { ...copy, by, to: recipients, documents, ...(changes?.length && { changes }) };
  const before = record.amendedAt ? (await sendings.listFor(record, maxSendingsRead, null)).rows : [];
  const marked = { ...record, hasEarlier: holdersOfEarlier(record.amendedAt, kinds, before) };
  return timesSent === undefined
    ? sendings.create(marked, newSending)
    : sendings.sendOnce(marked, newSending, timesSent);
}

/** @throws report.no-birth-date, because the recipient of a link has to enter the birth date */
function requireBirthDate({ birthDate }: Pick<Case, 'birthDate'>): void {
  if (birthDate === null) throw new AppError('report.no-birth-date');
}

function distinct(addresses: string[]): string[] {
  const inSmallLetters = addresses.map(address => address.toLowerCase());
  return addresses.filter((_, index) => inSmallLetters.indexOf(inSmallLetters[index] ?? '') === index);
}
