import { isLabOrder } from '../../../../shared/features/eye/eye-reports/lab-order.ts';
import { type EyeReport, EyeReportIndexRow } from '../../../../shared/features/eye/eye-reports/schema.ts';
import {
  type EyeSeries,
  equivalentsOf,
  mainMethod,
  visitOf,
} from '../../../../shared/features/eye/progression/series.ts';
import { dueVisitOf, type RecallRecord } from '../../../../shared/features/eye/recalls/recall.ts';
import type { FrozenReport } from '../../../../shared/features/eye/report-documents/frozen-report.ts';
import { versionKey } from '../../../platform/storage/keys.ts';
import type { Item } from '../../../platform/storage/write.ts';
import {
  eyeReportIndex,
  eyeReportKey,
  eyeSeriesKey,
  frozenReportKey,
  recallIndex,
  recallKey,
} from '../keys.ts';

/** The report item; deleted reports are not indexed. */
export function eyeReportItem(organization: string, report: EyeReport): Item {
  const { id, date, author, deletedAt } = report;
  return {
    ...eyeReportKey(organization, id),
    ...(deletedAt === null && eyeReportIndex(organization, id, date, author.id)),
    kind: 'eyeReport',
    row: indexRowOf(report),
    ...report,
  };
}

export function indexRowOf(report: EyeReport): EyeReportIndexRow {
  const visit = visitOf(report);
  const method = mainMethod(visit);
  const se = method ? equivalentsOf(visit, method) : { right: null, left: null };
  return EyeReportIndexRow.parse({ ...report, method, se, isOrder: isLabOrder(report) });
}

/** A superseded version. */
export function versionItem(organization: string, report: EyeReport): Item {
  const key = versionKey(eyeReportKey(organization, report.id), report.version);
  return { ...key, kind: 'eyeReportVersion', ...report };
}

/** What a version of a finished report prints. */
export function frozenReportItem(organization: string, frozen: FrozenReport): Item {
  const { reportId, version } = frozen;
  return { ...frozenReportKey(organization, reportId, version), kind: 'frozenReport', ...frozen };
}

/** A child's visits, indexed as a recall if a visit is due. */
export function seriesItem(organization: string, caseId: string, series: EyeSeries): Item {
  const due = dueVisitOf(caseId, series);
  return {
    ...eyeSeriesKey(organization, caseId),
    ...(due && { ...recallIndex(organization, caseId, due.dueOn), row: due }),
    kind: 'eyeSeries',
    ...series,
  };
}

export function recallItem(organization: string, record: RecallRecord): Item {
  return { ...recallKey(organization, record.caseId), kind: 'recall', ...record };
}
