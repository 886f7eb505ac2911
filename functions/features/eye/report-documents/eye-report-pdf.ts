import { createHash } from 'node:crypto';
import { AppError } from '../../../../shared/core/errors.ts';
import type { Script } from '../../../../shared/core/fields.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { EyeReport } from '../../../../shared/features/eye/eye-reports/schema.ts';
import { visitsOfReport } from '../../../../shared/features/eye/progression/finished-visits.ts';
import type { EyeSeries } from '../../../../shared/features/eye/progression/series.ts';
import type { ReportOptions } from '../../../../shared/features/eye/report-documents/options.schema.ts';
import type { EyeReportKind } from '../../../../shared/features/eye/report-documents/schema.ts';
import { reportTextsOf } from '../../../../shared/features/eye/report-texts/report-texts.ts';
import type { OrganizationRecord } from '../../../../shared/features/organizations/organizations/record.ts';
import type { Document } from '../../../platform/pdf/document.ts';
import { openFonts } from '../../../platform/pdf/fonts.ts';
import { MissingGlyphError } from '../../../platform/pdf/missing-glyph-error.ts';
import type { Pdf, PdfsStore } from '../../../platform/pdf/pdfs-store.ts';
import { writePdf } from '../../../platform/pdf/write-pdf.ts';
import { myopiaReport } from './myopia-report.ts';
import { refractionReport } from './refraction-report.ts';
import type { ReportData } from './report-data.ts';

/** Layout version; increase it when the rendering changes, so that cached PDFs are not served. */
export const layoutVersion = 6;

interface Sources {
  organization: OrganizationRecord;
  pdfs: PdfsStore;
  records: { eyeReport: EyeReport; eyeSeries: EyeSeries; case: Case };
}

/** Chinese script: the requested one, the family's, or the organisation's. */
export const scriptFor = (
  { emailScript }: Pick<Case, 'emailScript'>,
  { script }: Pick<OrganizationRecord, 'script'>,
  asked: Pick<ReportOptions, 'script'>,
): Script => asked.script ?? emailScript ?? script;

/** The PDF of a report, the same for viewing, printing and sending. */
export function eyeReportPdf(
  kind: EyeReportKind,
  options: ReportOptions,
  { organization, pdfs, records: { eyeReport: report, eyeSeries, case: child } }: Sources,
): Pdf {
  const visits = visitsOfReport(eyeSeries.visits, report);
  const { fullName, otherName, birthDate, gender } = child;
  const { name, billingAddress, officeNumber, pdfFooter, timeZone, logoId } = organization;
  const script = scriptFor(child, organization, options);
  const copy: ReportData = {
    ...options,
    script,
    texts: reportTextsOf(options.language, script),
    organization: { name, billingAddress, officeNumber, pdfFooter, timeZone },
    child: { fullName, otherName, birthDate, gender },
    report,
    visits,
  };
  const { texts, ...facts } = copy;
  const signatureId = report.status === 'draft' ? null : report.savedBy.signatureId;
  const objectKey = `${report.id}/v${report.version}/${kind}-${options.language}-${digestOf([layoutVersion, facts, logoId])}`;
  const make = kind === 'myopia' ? myopiaReport : refractionReport;
  return {
    objectKey,
    name: `${report.reference}-${kind}-${options.language}`,
    make: async () => {
      const [logo, signature] = await Promise.all([
        logoOf(organization, pdfs),
        signatureId === null ? undefined : pdfs.signature(signatureId),
      ]);
      return renderPdf(make({ ...copy, signature, organization: { ...copy.organization, logo } }));
    },
  };
}

export const logoOf = async (
  { logoId }: Pick<OrganizationRecord, 'logoId'>,
  pdfs: PdfsStore,
): Promise<Uint8Array | undefined> => (logoId === null ? undefined : pdfs.logo(logoId));

export const digestOf = (facts: unknown): string =>
  createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 24);

/** Renders the PDF. @throws report.character, with the character, if no font has it */
export async function renderPdf(document: Document): Promise<Uint8Array> {
  try {
    return await writePdf(document, await openFonts());
  } catch (error) {
    if (!(error instanceof MissingGlyphError)) throw error;
    throw new AppError('report.character', { current: { character: error.char } });
  }
}
