import type { reportDocuments } from '../../../../shared/features/eye/report-documents/endpoints.ts';
import type { PdfHandler } from '../../../composition/pdf-context.ts';
import { blankForm } from './blank-form.ts';
import { digestOf, eyeReportPdf, layoutVersion, logoOf, renderPdf } from './eye-report-pdf.ts';
import { reportToPrint } from './report-to-print.ts';

export const openEyeReportPdfHandler: PdfHandler<typeof reportDocuments.openEyeReportPdf> = async (
  { kind, eyeReportId: _, ...options },
  context,
) => {
  const { pdfs } = context;
  return pdfs.open(eyeReportPdf(kind, options, await reportToPrint(context), pdfs));
};

export const openBlankEyeFormHandler: PdfHandler<typeof reportDocuments.openBlankEyeForm> = async (
  { kind, language, script: wanted },
  { organization, pdfs },
) => {
  const { name, billingAddress, officeNumber, pdfFooter, logoId } = organization;
  const script = wanted ?? organization.script;
  const head = { name, billingAddress, officeNumber, pdfFooter };
  const objectKey = `blank/${kind}-${language}-${digestOf([layoutVersion, head, script, logoId])}`;
  const make = async () => {
    const logo = await logoOf(organization, pdfs);
    return renderPdf(blankForm(kind, { language, script }, { ...head, logo }));
  };
  return pdfs.open({ objectKey, name: `${kind}-${language}`, make });
};
