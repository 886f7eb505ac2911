import type { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import { printedFacts } from '../../../../shared/features/eye/report-documents/frozen-report.ts';
import { eyeReportChanges } from '../../../../shared/features/eye/report-documents/report-changes.ts';
import type { Handler } from '../../../composition/context.ts';
import { FrozenReportsStore } from '../frozen-reports/frozen-reports-store.ts';

/** Drafts and deleted reports are never amended. */
export const getReportChanges: Handler<typeof eyeReports.getReportChanges> = async (
  _,
  { organization, records: { eyeReport, eyeSeries, case: child }, openStore },
) => {
  const isPrinted = eyeReport.status !== 'draft' && eyeReport.deletedAt === null;
  const frozen = isPrinted ? await openStore(FrozenReportsStore).get(eyeReport) : undefined;
  if (!frozen) return { frozenAt: null, changes: [] };
  const now = printedFacts(eyeReport, eyeSeries.visits, { organization, child });
  return { frozenAt: frozen.frozenAt, changes: eyeReportChanges(frozen, now, eyeReport.id) };
};
