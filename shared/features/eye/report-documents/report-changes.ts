import { changesSince, type PrintedVisit, type ReportChange } from '../../../core/report-changes.ts';
import type { SeriesVisit } from '../progression/series.ts';
import type { PrintedFacts } from './frozen-report.ts';

/** What a finished report prints otherwise than it would now, apart from its own fields. */
export function eyeReportChanges(printed: PrintedFacts, now: PrintedFacts, reportId: string): ReportChange[] {
  const withOthers = ({ visits, ...facts }: PrintedFacts) => ({
    ...facts,
    visits: visits.filter(({ id }) => id !== reportId).map(printedVisit),
  });
  return changesSince(withOthers(printed), withOthers(now));
}

/** What a later report prints of a visit: neither its state nor when the next one was due. */
function printedVisit({ status: _, followUp: __, ...visit }: SeriesVisit): PrintedVisit {
  const { id, reference, date } = visit;
  return { id, reference, date, print: JSON.stringify(visit) };
}
