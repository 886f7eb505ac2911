import { AppError } from '../../../../shared/core/errors.ts';
import { reportMailsPerHour, reportMailsToAddressPerHour } from '../../../../shared/core/limits.ts';
import type { ReportKind } from '../../../../shared/core/report-kinds.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { Sending, SendingRecord } from '../../../../shared/features/reports/sending/schema.ts';
import type { Pdf } from '../../../platform/pdf/pdfs-store.ts';
import type { SendingContext } from './sending-context.ts';
import type { SentRecord } from './sendings-store.ts';

/** Reports to send, and to whom. */
interface Mailing<Kind extends ReportKind>
  extends Pick<SendingRecord, 'to' | 'message' | 'language' | 'script' | 'content'> {
  record: SentRecord;
  child: Pick<Case, 'birthDate'>;
  kinds: Kind[];
  asLink: boolean;
  pdfOf: (kind: Kind) => Pdf;
}

/** Sends the stored PDFs of a record, the same ones that everybody else sees. */
export async function sendReports<Kind extends ReportKind>(
  { record, child, kinds, to, asLink, pdfOf, ...copy }: Mailing<Kind>,
  { organization, pdfs, sendings, hourlyLimiter, actor }: Omit<SendingContext, 'mails'>,
): Promise<Sending> {
  const by = asLink ? 'link' : organization.reportsBy;
  if (by === 'link' && child.birthDate === null) throw new AppError('report.no-birth-date');
  const recipients = distinct(to);
  const mailsTo = (address: string) => `${organization.slug} ${address}`;
  await Promise.all([
    hourlyLimiter.consume('report-mail', actor.id, reportMailsPerHour),
    ...recipients.map(address =>
      hourlyLimiter.consume('report-mail-to', mailsTo(address), reportMailsToAddressPerHour),
    ),
  ]);
  const documents = await Promise.all(
    kinds.map(async kind => {
      const pdf = pdfOf(kind);
      return { kind, place: pdf.objectKey, name: await pdfs.ensure(pdf) };
    }),
  );
  return sendings.create(record, { ...copy, by, to: recipients, documents });
}

/** Removes duplicate addresses, case-insensitively. */
function distinct(addresses: string[]): string[] {
  const inSmallLetters = addresses.map(address => address.toLowerCase());
  return addresses.filter((_, index) => inSmallLetters.indexOf(inSmallLetters[index] ?? '') === index);
}
