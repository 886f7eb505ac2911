import { changesSince, type PrintedVisit, type ReportChange } from '../../../core/report-changes.ts';
import type { SeriesVisit } from '../progression/series.ts';
import type { PrintedFacts } from './frozen-report.ts';

export function eyeReportChanges(printed: PrintedFacts, now: PrintedFacts, reportId: string): ReportChange[] {
  const withOthers = ({ visits, ...facts }: PrintedFacts) => ({
    ...facts,
    visits: visits.filter(({ id }) => id !== reportId).map(printedVisit),
  });
  return changesSince(withOthers(printed), withOthers(now));
}

/** The parts of a visit that the report of a later visit prints: all except its status and its follow-up. */
function printedVisit({ status: _, followUp: __, ...visit }: SeriesVisit): PrintedVisit {
  const { id, reference, date } = visit;
  return { id, reference, date, print: JSON.stringify(visit) };
}
