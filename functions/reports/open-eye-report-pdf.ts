import { createHash } from 'node:crypto';
import { AppError } from '../../shared/errors.ts';
import { reportTexts } from '../../shared/eye/report-texts.ts';
import type { reports } from '../../shared/reports/endpoints.ts';
import type { Document } from '../pdf/document.ts';
import { openFonts } from '../pdf/fonts.ts';
import { MissingGlyph } from '../pdf/missing-glyph.ts';
import { writePdf } from '../pdf/write-pdf.ts';
import type { PdfContext, PdfHandler } from '../pdf-context.ts';
import { blankForm } from './blank-form.ts';
import { myopiaReport } from './myopia-report.ts';
import { refractionReport } from './refraction-report.ts';
import type { Copy } from './report-frame.ts';

/** Counted up when reports are drawn in another way, so that those of before are not served any more. */
const drawing = 1;

export const openEyeReportPdfHandler: PdfHandler<typeof reports.openEyeReportPdf> = async (
  { kind, eyeReportId, ...options },
  { loaded: { eyeReport: report, eyeSeries, case: child }, organization, pdfs },
) => {
  if (report.deletedAt !== null) throw new AppError('eye.deleted');
  const visits = eyeSeries.visits.filter(({ date }) => date <= report.date);
  const { fullName, otherName, birthDate } = child;
  const { name, billingAddress, officeNumber, pdfFooter, timeZone, logoId } = organization;
  const copy: Copy = {
    ...options,
    texts: reportTexts[options.language],
    organization: { name, billingAddress, officeNumber, pdfFooter, timeZone },
    child: { fullName, otherName, birthDate },
    report,
    visits,
  };
  const { texts, ...facts } = copy;
  const digest = digestOf([drawing, facts, logoId]);
  const place = `${eyeReportId}/v${report.version}/${kind}-${options.language}-${digest}`;
  const make = kind === 'myopia' ? myopiaReport : refractionReport;
  return pdfs.open(place, `${report.reference}-${kind}-${options.language}`, async () => {
    const logo = await logoOf(organization, pdfs);
    return written(make({ ...copy, organization: { ...copy.organization, logo } }));
  });
};

export const openBlankEyeFormHandler: PdfHandler<typeof reports.openBlankEyeForm> = async (
  { kind, language },
  { organization, pdfs },
) => {
  const { name, billingAddress, officeNumber, pdfFooter, logoId } = organization;
  const head = { name, billingAddress, officeNumber, pdfFooter };
  const place = `blank/${kind}-${language}-${digestOf([drawing, head, logoId])}`;
  return pdfs.open(place, `${kind}-${language}`, async () => {
    const logo = await logoOf(organization, pdfs);
    return written(blankForm(kind, language, { ...head, logo }));
  });
};

const logoOf = async ({ logoId }: PdfContext['organization'], pdfs: PdfContext['pdfs']) =>
  logoId === null ? undefined : pdfs.picture('organization-logo', logoId);

const digestOf = (facts: unknown): string =>
  createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 24);

/** @throws report.character, with the character, when no font has it */
async function written(document: Document): Promise<Uint8Array> {
  try {
    return await writePdf(document, await openFonts());
  } catch (error) {
    if (!(error instanceof MissingGlyph)) throw error;
    throw new AppError('report.character', { current: { character: error.char } });
  }
}
