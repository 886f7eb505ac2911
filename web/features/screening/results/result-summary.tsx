import { Trans, useTranslation } from 'react-i18next';
import { testsWithCourse } from '../../../../shared/features/screening/results/courses.ts';
import { countJudged } from '../../../../shared/features/screening/results/judgement.ts';
import type { ResultRow } from '../../../../shared/features/screening/results/result.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { Gap } from '../../../ui/text/gap.tsx';
import { ChooseNorms } from '../judged/choose-norms.tsx';

interface ResultSummaryProps {
  rows: readonly ResultRow[];
  /** Day of the child's last screening before this one; null if there is none, undefined while it loads. */
  lastDay: string | null | undefined;
}

/** Says how many tests were done and judged, and what has changed since the last screening. */
export function ResultSummary({ rows, lastDay }: ResultSummaryProps) {
  const { t } = useTranslation('learning');
  const { date } = useCalendarDates();
  const done = rows.filter(({ items }) => items.length > 0).length;
  const better = testsWithCourse(rows, 'better').length;
  const worse = testsWithCourse(rows, 'worse').length;
  const mixed = testsWithCourse(rows, 'mixed').length;
  return (
    <>
      <Trans
        t={t}
        i18nKey="results.summary"
        values={{ done, of: rows.length, ...countJudged(rows) }}
        components={{ b: <b /> }}
      />
      <Gap />
      {lastDay &&
        t(mixed > 0 ? 'results.sinceMixed' : 'results.since', { day: date(lastDay), better, worse, mixed })}
      {lastDay === null && t('results.first')}
      {lastDay !== undefined && <Gap />}
      {t('results.noTotal')}
      <Gap />
      <ChooseNorms rows={rows} />
    </>
  );
}
