import { AppError } from '../../../../shared/core/errors.ts';
import type { Locale, Script } from '../../../../shared/core/fields.ts';
import { changesSince } from '../../../../shared/core/report-changes.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { ProgressReport } from '../../../../shared/features/classes/progress-reports/schema.ts';
import type { PdfContext } from '../../../composition/pdf-context.ts';
import { digestOf } from '../../../platform/pdf/digest-of.ts';
import type { Pdf } from '../../../platform/pdf/pdfs-store.ts';
import { renderPdf } from '../../../platform/pdf/render-pdf.ts';
import { ProgressReportsStore } from '../progress-reports/progress-reports-store.ts';
import { readProgress } from '../progress-reports/read-progress.ts';
import { progressDocument } from './progress-document.ts';

/** Increase it when the rendering changes, so that stored PDFs of drafts are not served. */
const layoutVersion = 2;

interface Copy {
  language: Locale;
  script: Script | null;
}

/** The PDF of a report: current data for a draft, stored data for a finished report. */
export async function progressPdf(
  { report, child }: { report: ProgressReport; child: Case },
  { language, script: requestedScript }: Copy,
  context: Pick<PdfContext, 'organization' | 'openStore' | 'pdfs' | 'now'>,
): Promise<{ pdf: Pdf; script: Script }> {
  if (report.removedAt !== null) throw new AppError('progress-report.removed');
  const { openStore, pdfs } = context;
  const [frozen, now] = await Promise.all([
    report.status === 'draft' ? undefined : openStore(ProgressReportsStore).frozen(report),
    readProgress(report, child, context),
  ]);
  const printed = frozen ?? now;
  const script = requestedScript ?? printed.child.emailScript ?? printed.organization.script;
  const version = frozen ? 'final' : `v${report.version}-${digestOf([layoutVersion, report, printed])}`;
  const make = async () => {
    const { logoId } = printed.organization;
    if (frozen && logoId !== null) await pdfs.keepPicture('organization-logo', logoId);
    const sender = { ...printed.organization, logo: await pdfs.logoOf(printed.organization) };
    return renderPdf(progressDocument({ language, script, report, printed, sender }));
  };
  const changes = frozen ? changesSince(frozen, now) : [];
  const objectKey = `${report.id}/${version}/progress-${language}-${script}`;
  return {
    pdf: { objectKey, name: `progress-${report.to}-${language}`, isTemporary: !frozen, changes, make },
    script,
  };
}
