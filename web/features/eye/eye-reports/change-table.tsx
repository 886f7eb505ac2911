import { useTranslation } from 'react-i18next';
import { eyes } from '../../../../shared/core/optics/eyes.ts';
import {
  hasGap,
  type MeasuredSpan,
  measuredSpans,
} from '../../../../shared/features/eye/progression/measured-spans.ts';
import { minIntervalVisits } from '../../../../shared/features/eye/progression/progression.ts';
import type { PowerMethod } from '../../../../shared/features/eye/progression/trend.ts';
import type { TrendSummary } from '../../../../shared/features/eye/progression/trend-summary.ts';
import { type ChangeCell, changeCell } from '../../../../shared/features/eye/report-texts/change-cell.ts';
import { isYearly } from '../../../../shared/features/eye/report-texts/change-words.ts';
import { textsByMethod } from '../../../../shared/features/eye/report-texts/texts-by-method.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { EyeName } from '../../../ui/chart/eye-mark.tsx';
import layout from '../../../ui/layout/layout.module.css';
import styles from '../progression/progression.module.css';
import { useReportTexts } from '../progression/use-report-texts.ts';

interface ChangeTableProps {
  summary: TrendSummary;
  measure: 'se' | 'axial';
  method: PowerMethod;
}

/**
 * Table of the change in each period: per year if the change is clear and steady over at least 90 days, with
 * a confidence interval if there are enough visits.
 */
export function ChangeTable({ summary, measure, method }: ChangeTableProps) {
  const { t } = useTranslation(['eye', 'common']);
  const unit = measure === 'se' ? 'D' : 'mm';
  const { change, changes } = textsByMethod(useReportTexts(), unit, method);
  const { date: sayDate } = useCalendarDates();
  if (summary.segments.length === 0) return null;
  const spanText = ({ eye, visits, days, from, to, isIndicative }: MeasuredSpan) => {
    const say = isYearly({ days }) ? change.over : change.between;
    const span = say(visits, sayDate(from), sayDate(to));
    const over = [span, ...(isIndicative ? [t('indicativeSince')] : [])];
    return eye === 'both' ? over.join(' · ') : change.ofEye[eye](over.join(t('common:comma')));
  };
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{change.title}</th>
            <th scope="col">
              <EyeName eye="right" />
            </th>
            <th scope="col">
              <EyeName eye="left" />
            </th>
          </tr>
        </thead>
        <tbody>
          {summary.segments.map(segment => {
            const { from, treatments } = segment;
            return (
              <tr key={from}>
                <th scope="row">
                  {treatments.map(({ kind }) => t(`intervention.${kind}`)).join(t('treatment.with')) ||
                    change.without}{' '}
                  <span className={layout.faint}>{measuredSpans(segment).map(spanText).join(' · ')}</span>
                </th>
                {eyes.map(eye => (
                  <td key={eye}>
                    <Cell of={changeCell(changes, segment, eye, unit)} />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      {hasGap(summary.segments) && <p className={layout.hint}>{change.gap}</p>}
    </>
  );
}

function Cell({ of: cell }: { of: ChangeCell | null }) {
  const { t } = useTranslation('eye');
  if (!cell) return <span className={layout.faint}>{t('change.once')}</span>;
  const { said, detail, interval } = cell;
  const below =
    interval === null
      ? detail
      : interval === 'tooFew'
        ? t('change.tooFew', { visits: minIntervalVisits })
        : t('change.interval', { ...interval });
  return (
    <>
      <span className={`${layout.strong} ${styles.said}`}>{said}</span>
      {below !== '' && (
        <>
          <br />
          <span className={layout.faint}>{below}</span>
        </>
      )}
    </>
  );
}
