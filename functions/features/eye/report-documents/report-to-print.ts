import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { EyeReport } from '../../../../shared/features/eye/eye-reports/schema.ts';
import type { EyeSeries } from '../../../../shared/features/eye/progression/series.ts';
import { printedFacts } from '../../../../shared/features/eye/report-documents/frozen-report.ts';
import { eyeReportChanges } from '../../../../shared/features/eye/report-documents/report-changes.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import type { PdfContext } from '../../../composition/pdf-context.ts';
import { checkPresent } from '../../../platform/documents/document-life.ts';
import { eyeReportKind } from '../eye-reports/eye-items.ts';
import { EyeStore } from '../eye-reports/eye-store.ts';
import type { ReportToPrint } from './eye-report-pdf.ts';

interface Sources extends Pick<PdfContext, 'organization' | 'pdfs' | 'openStore' | 'now'> {
  records: { eyeReport: EyeReport; eyeSeries: EyeSeries; case: Case };
}

/**
 * The data that a report prints: current data for a draft, stored data for a finished report.
 * @throws eye.deleted
 */
export async function reportToPrint({
  organization,
  pdfs,
  openStore,
  now: clock,
  records: { eyeReport: report, eyeSeries, case: child },
}: Sources): Promise<ReportToPrint> {
  checkPresent(eyeReportKind, report);
  const head = { organization, child };
  const now = printedFacts(report, eyeSeries.visits, head);
  const today = todayIn(organization.timeZone, clock());
  if (report.status === 'draft') return { report, facts: now, today, frozen: null, changes: [] };
  const { frozen, isNew } = await openStore(EyeStore).getOrFreeze(report, eyeSeries.visits, head);
  const { logoId } = frozen.organization;
  if (isNew && logoId !== null) await pdfs.keepPicture('organization-logo', logoId);
  const changes = eyeReportChanges(frozen, now, report.id);
  return { report, facts: frozen, today, frozen: frozen.version, changes };
}
