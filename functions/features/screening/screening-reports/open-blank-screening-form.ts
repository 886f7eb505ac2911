import type { screeningReports } from '../../../../shared/features/screening/screening-reports/endpoints.ts';
import type { PdfHandler } from '../../../composition/pdf-context.ts';
import { writtenIn } from '../../../platform/pdf/document.ts';
import { headedPdf } from '../../../platform/pdf/headed-pdf.ts';
import { blankScreeningForm } from './blank-screening-form.ts';
import { layoutVersion } from './screening-pdf.ts';

export const openBlankScreeningForm: PdfHandler<typeof screeningReports.openBlankScreeningForm> = async (
  { band, language, script: requestedScript },
  context,
) => {
  const script = requestedScript ?? context.organization.script;
  const form = headedPdf(context, {
    folder: 'blank',
    name: `screening-${band}-${language}`,
    facts: [layoutVersion, script],
    draw: sender => blankScreeningForm(band, writtenIn(language, script), sender),
  });
  return context.pdfs.open(form);
};
