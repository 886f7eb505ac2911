import { AppError } from '../../../../shared/core/errors.ts';
import { reportMailsPerHour } from '../../../../shared/core/limits.ts';
import type { sending } from '../../../../shared/features/reports/sending/endpoints.ts';
import type { PdfHandler } from '../../../composition/pdf-context.ts';
import { eyeReportPdf, scriptFor } from '../../eye/report-documents/eye-report-pdf.ts';

/** Sends the stored PDFs of a finished report, the same ones that everybody else sees. */
export const sendEyeReportHandler: PdfHandler<typeof sending.sendEyeReport> = async (
  { eyeReportId: _, kinds, to, message, asLink, ...wanted },
  context,
) => {
  const { organization, loaded, pdfs, sendings, hourlyLimiter, actor } = context;
  const { eyeReport: report, case: child } = loaded;
  if (report.deletedAt !== null) throw new AppError('eye.deleted');
  if (report.status === 'draft') throw new AppError('report.draft');
  const by = asLink ? 'link' : organization.reportsBy;
  if (by === 'link' && child.birthDate === null) throw new AppError('report.no-birth-date');
  await hourlyLimiter.consume('report-mail', actor.id, reportMailsPerHour);
  const options = { ...wanted, script: scriptFor(child, organization, wanted) };
  const documents = await Promise.all(
    kinds.map(async kind => {
      const pdf = eyeReportPdf(kind, options, context);
      return { kind, place: pdf.objectKey, name: await pdfs.ensure(pdf) };
    }),
  );
  const { language, script, ...content } = options;
  return sendings.create(report, { by, to: distinct(to), message, language, script, content, documents });
};

/** Removes duplicate addresses, case-insensitively. */
function distinct(addresses: string[]): string[] {
  const inSmallLetters = addresses.map(address => address.toLowerCase());
  return addresses.filter((_, index) => inSmallLetters.indexOf(inSmallLetters[index] ?? '') === index);
}
