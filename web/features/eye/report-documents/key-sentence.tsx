import { useQuery } from '@tanstack/react-query';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { EyeReport } from '../../../../shared/features/eye/eye-reports/schema.ts';
import { visitsOfReport } from '../../../../shared/features/eye/progression/finished-visits.ts';
import { courseOf } from '../../../../shared/features/eye/progression/report-course.ts';
import { summarizeTrend } from '../../../../shared/features/eye/progression/trend-summary.ts';
import { eyeSeriesQuery } from '../eye-reports/queries.ts';
import { TrendSentence } from '../progression/trend-sentence.tsx';
import type { ReportChoice } from './report-choice.ts';
import styles from './report-preview.module.css';

interface KeySentenceProps {
  report: EyeReport;
  choice: ReportChoice;
  child: Pick<Case, 'birthDate'>;
}

/** The sentence of the report as text, above pages that a phone shows small. */
export function KeySentence({ report, choice, child }: KeySentenceProps) {
  const { data: series } = useQuery(eyeSeriesQuery(report.caseId));
  if (!series) return null;
  const visits = visitsOfReport(series.visits, report);
  const course = courseOf(visits, choice.method ?? null);
  const { reference } = choice;
  const summary = summarizeTrend({ visits, birthDate: child.birthDate, ...course, reference });
  return (
    <p className={styles.sentence}>
      <TrendSentence
        summary={summary}
        measure={course.measure}
        reference={reference}
        isFirst={visits.length < 2}
      />
    </p>
  );
}
