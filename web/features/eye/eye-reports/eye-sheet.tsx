import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { isMeasuredReshaped } from '../../../../shared/features/eye/progression/reshaped-findings.ts';
import {
  type EyeSeries,
  finishedVisits,
  visitsOfReport,
} from '../../../../shared/features/eye/progression/series.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { TargetCard } from '../progression/target-card.tsx';
import { PowerTable } from './form/power-table.tsx';
import { eyeReportQuery, eyeSeriesQuery } from './queries.ts';
import { ReportFacts } from './report-facts.tsx';
import { TreatmentList } from './treatment-list.tsx';

/** Loads all finished visits of a case, so that the printed sheet is complete. */
export async function prepare(caseId: string): Promise<void> {
  const { visits } = await queryClient.fetchQuery(eyeSeriesQuery(caseId));
  await Promise.all(finishedVisits(visits).map(({ id }) => queryClient.ensureQueryData(eyeReportQuery(id))));
}

/** Prints the treatments and finished visits of a case, newest first; no drafts. */
export function Component({ record }: { record: Case }) {
  const { data: series } = useQuery(eyeSeriesQuery(record.id));
  if (!series) return null;
  const visits = finishedVisits(series.visits);
  return (
    <>
      <TreatmentList visits={visits} isReadOnly />
      <TargetCard visits={visits} />
      {visits.toReversed().map(({ id }) => (
        <PrintedVisit key={id} id={id} visits={visits} />
      ))}
    </>
  );
}

function PrintedVisit({ id, visits }: { id: string; visits: EyeSeries['visits'] }) {
  const { t } = useTranslation('eye');
  const { date } = useCalendarDates();
  const { data: report } = useQuery(eyeReportQuery(id));
  if (!report) return null;
  return (
    <section>
      <h2>
        {t('view.visitOf', { day: date(report.date) })} · {report.reference}
      </h2>
      <PowerTable report={report} isReshaped={isMeasuredReshaped(report, visitsOfReport(visits, report))} />
      <ReportFacts report={report} />
    </section>
  );
}
