import type { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import { printedFacts } from '../../../../shared/features/eye/report-documents/frozen-report.ts';
import { eyeReportChanges } from '../../../../shared/features/eye/report-documents/report-changes.ts';
import type { Handler } from '../../../composition/context.ts';
import { isFinished } from '../../../platform/documents/document-life.ts';
import { eyeReportKind } from './eye-items.ts';
import { EyeStore } from './eye-store.ts';

/**
 * Lists which printed data have changed since a report was finished. Drafts and deleted reports have no
 * changes, because they are never amended.
 */
export const getReportChanges: Handler<typeof eyeReports.getReportChanges> = async (
  _,
  { organization, records: { eyeReport, eyeSeries, case: child }, openStore },
) => {
  const isPrinted = isFinished(eyeReportKind, eyeReport);
  const frozen = isPrinted ? await openStore(EyeStore).frozen(eyeReport) : undefined;
  if (!frozen) return { frozenAt: null, changes: [] };
  const now = printedFacts(eyeReport, eyeSeries.visits, { organization, child });
  return { frozenAt: frozen.frozenAt, changes: eyeReportChanges(frozen, now, eyeReport.id) };
};
