import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Eye } from '../../../../../shared/core/optics/eyes.ts';
import type { MeasuredLength } from '../../../../../shared/features/eye/eye-reports/axial-length-warning.ts';
import { finishedVisits, type SeriesVisit } from '../../../../../shared/features/eye/progression/series.ts';
import { useCalendarDates } from '../../../../platform/i18n/use-calendar-dates.ts';
import { eyeReportQuery, eyeSeriesQuery } from '../queries.ts';
import { type EyeValues, toFormValues } from './eye-values.ts';

/** The visit before the one being edited. */
export interface LastVisit {
  values: EyeValues;
  date: string;
  /** Date of the visit, as text in the page language. */
  on: string;
  /** Earlier finished visits of the child. */
  finished: readonly SeriesVisit[];
  /** Last axial length of each eye in a finished visit. */
  lengths: Record<Eye, MeasuredLength | null>;
}

/** The previous visit of a child; null while loading or if there is none. */
export function useLastVisit(
  caseId: string | undefined,
  date: string,
  ownId: string | undefined,
): LastVisit | null {
  const { date: sayDate } = useCalendarDates();
  const series = useQuery({ ...eyeSeriesQuery(caseId ?? ''), enabled: caseId !== undefined });
  const earlier = series.data?.visits.filter(visit => visit.id !== ownId && visit.date <= date) ?? [];
  const before = earlier.at(-1);
  const report = useQuery({ ...eyeReportQuery(before?.id ?? ''), enabled: before !== undefined });
  const values = useMemo(() => (report.data ? toFormValues(report.data) : null), [report.data]);
  if (!before || !values) return null;
  const lengths = { right: lastLength(earlier, 'right'), left: lastLength(earlier, 'left') };
  return {
    values,
    date: before.date,
    on: sayDate(before.date),
    finished: finishedVisits(earlier),
    lengths,
  };
}

function lastLength(visits: readonly SeriesVisit[], eye: Eye): MeasuredLength | null {
  const measured = finishedVisits(visits).findLast(({ axialLength }) => axialLength[eye] !== null);
  const mm = measured?.axialLength[eye] ?? null;
  return measured && mm !== null ? { mm, date: measured.date } : null;
}
