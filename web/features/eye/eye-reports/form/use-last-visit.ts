import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSession } from '../../../../platform/auth/session.ts';
import { useDates } from '../../../../platform/i18n/use-dates.ts';
import { eyeReportQuery, eyeSeriesQuery } from '../queries.ts';
import { toFormValues } from './eye-values.ts';

/** Form values of the previous visit. */
export function useLastVisit(caseId: string | undefined, date: string, ownId: string | undefined) {
  const { narrowDate } = useDates(useSession().organization?.timeZone);
  const series = useQuery({ ...eyeSeriesQuery(caseId ?? ''), enabled: caseId !== undefined });
  const before = series.data?.visits.findLast(visit => visit.id !== ownId && visit.date <= date);
  const report = useQuery({ ...eyeReportQuery(before?.id ?? ''), enabled: before !== undefined });
  const values = useMemo(() => (report.data ? toFormValues(report.data) : null), [report.data]);
  return before && values ? { values, on: narrowDate(before.date) } : null;
}
