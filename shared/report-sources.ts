import type { ReportKind, ReportSource } from './core/report-kinds.ts';
import { progressReportSource as ofProgress } from './features/classes/feature.ts';
import { reportSource as ofEye } from './features/eye/feature.ts';
import { noteReportSource as ofNotes } from './features/notes/feature.ts';
import {
  screeningReportSource as ofScreenings,
  treeReportSource as ofTrees,
} from './features/screening/feature.ts';

/** The sources of all reports that can be sent. Each feature with such reports is added here. */
export const reportSources: ReportSource[] = [ofEye, ofScreenings, ofTrees, ofNotes, ofProgress];

export function reportSourceOf(kind: ReportKind): ReportSource {
  const source = reportSources.find(({ pages }) => kind in pages);
  if (!source) throw new Error(`no feature makes reports of the kind ${kind}`);
  return source;
}
