import type { Locale, Script } from '../../../../shared/core/fields.ts';
import { changesSince } from '../../../../shared/core/report-changes.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { ProgressReport } from '../../../../shared/features/classes/progress-reports/schema.ts';
import type { DocumentPrinter } from '../../../composition/archives/document-printer.ts';
import type { PdfContext } from '../../../composition/pdf-context.ts';
import { checkPresent } from '../../../platform/documents/document-life.ts';
import { digestOf } from '../../../platform/pdf/digest-of.ts';
import { type DocumentPdf, documentPdf } from '../../../platform/pdf/document-pdf.ts';
import { ProgressReportsStore, progressReportKind } from '../progress-reports/progress-reports-store.ts';
import { readProgress } from '../progress-reports/read-progress.ts';
import { progressDocument } from './progress-document.ts';

/**
 * Version of the layout. Increase it when the rendering changes: then drafts are rendered again, and their
 * stored PDFs are not served.
 */
const layoutVersion = 3;

interface Copy {
  language: Locale;
  script: Script | null;
}

/** The PDF of a child's progress report: current data for a draft, stored data for a finished report. */
export async function progressPdf(
  { report, child }: { report: ProgressReport; child: Case },
  copy: Copy,
  context: Pick<PdfContext, 'organization' | 'openStore' | 'pdfs' | 'now'>,
): Promise<DocumentPdf> {
  checkPresent(progressReportKind, report);
  const { openStore, pdfs } = context;
  const [frozen, now] = await Promise.all([
    report.status === 'draft' ? undefined : openStore(ProgressReportsStore).frozen(report),
    readProgress(report, child, context),
  ]);
  const printed = frozen ?? now;
  const version = frozen ? 'final' : `v${report.version}-${digestOf([layoutVersion, report, printed])}`;
  return documentPdf(
    {
      ...{ id: report.id, kind: 'progress', day: report.to, version, isFrozen: !!frozen, printed },
      ...copy,
      changes: frozen ? changesSince(frozen, now) : [],
      draw: (written, sender) => progressDocument({ ...written, report, printed, sender }),
    },
    pdfs,
  );
}

export const printProgress: DocumentPrinter['print'] = async (item, { child, ...context }) => {
  const copy = { language: child.emailLanguage, script: null };
  return (await progressPdf({ report: progressReportKind.parse(item), child }, copy, context)).pdf;
};
