import { useTranslation } from 'react-i18next';
import {
  type MeasuredSpan,
  measuredSpans,
} from '../../../../shared/features/eye/progression/measured-spans.ts';
import type { Progression } from '../../../../shared/features/eye/progression/progression.ts';
import type { TrendSummary } from '../../../../shared/features/eye/progression/trend-summary.ts';
import { isYearly, sayChange } from '../../../../shared/features/eye/report-texts/change-words.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { EyeName } from '../../../ui/chart/eye-mark.tsx';
import layout from '../../../ui/layout/layout.module.css';
import styles from '../progression/progression.module.css';
import { useReportTexts } from '../progression/use-report-texts.ts';

/**
 * Table of the change in each period: per year if the period lasts at least 90 days, with a confidence
 * interval if there are enough visits.
 */
export function ChangeTable({ summary, measure }: { summary: TrendSummary; measure: 'se' | 'axial' }) {
  const { t } = useTranslation(['eye', 'common']);
  const { change } = useReportTexts();
  const { date: sayDate } = useCalendarDates();
  if (summary.segments.length === 0) return null;
  const unit = measure === 'se' ? 'D' : 'mm';
  const spanText = ({ eye, visits, days, from, to, isIndicative }: MeasuredSpan) => {
    const say = isYearly({ days }) ? change.over : change.between;
    const span = say(visits, sayDate(from), sayDate(to));
    const over = [span, ...(isIndicative ? [t('indicative')] : [])];
    return eye === 'both' ? over.join(' · ') : change.ofEye[eye](over.join(t('common:comma')));
  };
  return (
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
        {summary.segments.map(({ from, treatments, right, left, isBelowNoise, size }) => {
          return (
            <tr key={from}>
              <th scope="row">
                {treatments.map(({ kind }) => t(`intervention.${kind}`)).join(t('treatment.with')) ||
                  change.without}{' '}
                <span className={layout.faint}>
                  {measuredSpans({ right, left }).map(spanText).join(' · ')}
                </span>
              </th>
              {[right, left].map((rate, place) => (
                <td key={place === 0 ? 'right' : 'left'}>
                  <Rate
                    of={rate}
                    unit={unit}
                    isBelowNoise={isBelowNoise[place === 0 ? 'right' : 'left']}
                    isUnclear={size[place === 0 ? 'right' : 'left'] === 'within'}
                  />
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface RateProps {
  of: Progression | null;
  unit: 'D' | 'mm';
  isBelowNoise: boolean;
  isUnclear: boolean;
}

function Rate({ of: progression, unit, isBelowNoise, isUnclear }: RateProps) {
  const { t } = useTranslation('eye');
  const { changes } = useReportTexts();
  if (!progression) return <>–</>;
  const signed = changes.signed[unit];
  const interval = isYearly(progression) ? progression.interval : null;
  const said = { unit, isBelowNoise, tense: 'bare', dayOf: null, hasRate: true } as const;
  return (
    <>
      {isUnclear && (
        <>
          <span className={`${layout.strong} ${styles.said}`}>{changes.unclear.bare}</span>
          <br />
        </>
      )}
      <span className={`${isUnclear ? layout.faint : layout.strong} ${styles.said}`}>
        {sayChange(changes, progression, said)}
      </span>
      <br />
      <span className={layout.faint}>
        {interval
          ? t('change.interval', { low: signed(interval[0]), high: signed(interval[1]) })
          : t('change.tooFew')}
      </span>
    </>
  );
}
