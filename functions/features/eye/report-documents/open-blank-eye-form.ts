import type { reportDocuments } from '../../../../shared/features/eye/report-documents/endpoints.ts';
import type { PdfHandler } from '../../../composition/pdf-context.ts';
import { writtenIn } from '../../../platform/pdf/document.ts';
import { headedPdf } from '../../../platform/pdf/headed-pdf.ts';
import { blankForm } from './blank-form.ts';
import { layoutVersion } from './eye-report-pdf.ts';

export const openBlankEyeForm: PdfHandler<typeof reportDocuments.openBlankEyeForm> = async (
  { kind, language, script: requestedScript },
  context,
) => {
  const script = requestedScript ?? context.organization.script;
  const form = headedPdf(context, {
    folder: 'blank',
    name: `${kind}-${language}`,
    facts: [layoutVersion, script],
    draw: sender => blankForm(kind, writtenIn(language, script), sender),
  });
  return context.pdfs.open(form);
};
