import type { ReferenceId } from '../../../../shared/features/eye/progression/reference-rates.ts';
import type { SeriesVisit } from '../../../../shared/features/eye/progression/series.ts';
import type { PowerMethod } from '../../../../shared/features/eye/progression/trend.ts';
import type { TrendSummary } from '../../../../shared/features/eye/progression/trend-summary.ts';
import { describeEyes } from '../../../../shared/features/eye/report-texts/describe-trend.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { Emphasized } from './emphasized.tsx';
import { useReportTexts } from './use-report-texts.ts';

interface TrendSentenceProps {
  summary: TrendSummary;
  measure: 'se' | 'axial';
  method: PowerMethod;
  reference: ReferenceId | null;
  visits: readonly SeriesVisit[];
}

export function TrendSentence(trend: TrendSentenceProps) {
  const texts = useReportTexts();
  const { date } = useCalendarDates();
  return <Emphasized text={describeEyes(texts, { ...trend, dayOf: date, hasLength: true })} />;
}
