import { isLabOrder } from '../../../../shared/features/eye/eye-reports/lab-order.ts';
import { EyeReport, EyeReportIndexRow } from '../../../../shared/features/eye/eye-reports/schema.ts';
import { isPremyopiaCandidate } from '../../../../shared/features/eye/premyopia/candidate.ts';
import {
  type EyeSeries,
  equivalentsOf,
  mainMethod,
  visitOf,
} from '../../../../shared/features/eye/progression/series.ts';
import type { RecallRecord } from '../../../../shared/features/eye/recalls/recall.ts';
import { recallOf } from '../../../../shared/features/eye/recalls/recall-of.ts';
import {
  FrozenReport,
  frozenVersionOf,
} from '../../../../shared/features/eye/report-documents/frozen-report.ts';
import { type DocumentKind, documentItem } from '../../../platform/documents/document-kind.ts';
import type { DocumentListing } from '../../../platform/documents/find-documents.ts';
import type { Item } from '../../../platform/storage/write.ts';
import { assignmentList } from '../../cases/keys.ts';
import {
  bookedIndex,
  eyeReportKeys,
  eyeSeriesKey,
  frozenReportKey,
  premyopiaList,
  recallIndex,
  recallKey,
  recallPartitions,
} from '../keys.ts';
import { dayOf } from './recall-search.ts';

export const eyeReportKind: DocumentKind<EyeReport, FrozenReport> = {
  noun: 'eyeReport',
  record: 'eyeReport',
  keys: eyeReportKeys,
  parse: item => EyeReport.parse(item),
  deletedAt: ({ deletedAt }) => deletedAt,
  dayOf: ({ date }) => date,
  index: (organization, report) =>
    eyeReportKeys.index(organization, report.id, report.date, report.author.id),
  rowOf: report => indexRowOf(report),
  marks: ['sentAt'],
  life: {
    errors: { deleted: 'eye.deleted' },
    acts: { deleted: 'eyeReport.deleted', restored: 'eyeReport.restored' },
  },
  frozen: {
    record: 'frozenReport',
    key: frozenReportKey,
    versionOf: frozenVersionOf,
    parse: item => FrozenReport.parse(item),
  },
};

export const eyeReportListing: DocumentListing<EyeReport, EyeReportIndexRow> = {
  kind: eyeReportKind,
  lists: eyeReportKeys.lists,
  rowOf: report => indexRowOf(report),
  parseRow: row => EyeReportIndexRow.parse(row),
  assigned: assignmentList.all,
};

export const eyeReportItem = (organization: string, report: EyeReport): Item =>
  documentItem(eyeReportKind, organization, report);

export function indexRowOf(report: EyeReport): EyeReportIndexRow {
  const visit = visitOf(report);
  const method = mainMethod(visit);
  const se = method ? equivalentsOf(visit, method) : { right: null, left: null };
  return EyeReportIndexRow.parse({ ...report, method, se, isOrder: isLabOrder(report) });
}

/**
 * The item with the series of a child's visits. After a finished visit, its index keys put the child into a
 * recall list (children to invite to the next visit), and into the premyopia list if the refraction fits.
 */
export function seriesItem(organization: string, caseId: string, series: EyeSeries): Item {
  const recall = recallOf(caseId, series);
  const mayHavePremyopia = recall !== null && isPremyopiaCandidate(series.visits);
  return {
    ...eyeSeriesKey(organization, caseId),
    ...(recall && {
      ...recallIndex(organization, recallPartitions[recall.list], dayOf(recall), caseId),
      row: recall.visit,
    }),
    ...(mayHavePremyopia && {
      gsi2pk: premyopiaList(organization).pk,
      gsi2sk: `${recall.visit.seenOn}#${caseId}`,
    }),
    kind: 'eyeSeries',
    ...series,
  };
}

/** The item with the note on a child's recall. Its index keys list the booked visit. */
export function recallItem(organization: string, record: RecallRecord): Item {
  const { caseId, bookedFor, bookedTime } = record;
  return {
    ...recallKey(organization, caseId),
    ...(bookedFor && bookedIndex(organization, bookedFor, bookedTime, caseId)),
    kind: 'recall',
    ...record,
  };
}
