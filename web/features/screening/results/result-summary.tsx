import { Trans, useTranslation } from 'react-i18next';
import { countJudged } from '../../../../shared/features/screening/results/judgement.ts';
import type { ResultRow } from '../../../../shared/features/screening/results/result.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { Gap } from '../../../ui/text/gap.tsx';
import { ChooseNorms } from '../judged/choose-norms.tsx';

interface ResultSummaryProps {
  rows: readonly ResultRow[];
  /** Day of the child's last screening before this one; absent if there is none. */
  lastDay: string | undefined;
}

/** Says how many tests were done and judged, and what has changed since the last screening. */
export function ResultSummary({ rows, lastDay }: ResultSummaryProps) {
  const { t } = useTranslation('learning');
  const { date } = useCalendarDates();
  const count = (isCounted: (row: ResultRow) => boolean) => rows.filter(isCounted).length;
  const done = count(({ items }) => items.length > 0);
  const better = count(({ isBetter }) => isBetter);
  const worse = count(({ isWorse }) => isWorse);
  return (
    <>
      <Trans
        t={t}
        i18nKey="results.summary"
        values={{ done, of: rows.length, ...countJudged(rows) }}
        components={{ b: <b /> }}
      />
      <Gap />
      {lastDay && t('results.since', { day: date(lastDay), better, worse })}
      {lastDay && <Gap />}
      {t('results.noTotal')}
      <Gap />
      <ChooseNorms rows={rows} />
    </>
  );
}
