import { useTranslation } from 'react-i18next';
import { formatDiopters, formatPlain } from '../../../../shared/features/eye/eye-reports/format-power.ts';
import { drawChart } from '../../../../shared/features/eye/progression/chart.ts';
import { finishedVisits } from '../../../../shared/features/eye/progression/finished-visits.ts';
import { referenceRates } from '../../../../shared/features/eye/progression/reference-rates.ts';
import type { SeriesVisit } from '../../../../shared/features/eye/progression/series.ts';
import { sources } from '../../../../shared/features/eye/progression/sources.ts';
import { summarizeTrend } from '../../../../shared/features/eye/progression/trend-summary.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useDates } from '../../../platform/i18n/use-dates.ts';
import { ChartFrame } from '../../../ui/chart/chart-frame.tsx';
import { EyeName } from '../../../ui/chart/eye-mark.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useIsPhone } from '../../../ui/theme/use-breakpoint.ts';
import { ChangeTable } from '../eye-reports/change-table.tsx';
import { ChartOptions } from './chart-options.tsx';
import styles from './progression.module.css';
import { ProgressionChart } from './progression-chart.tsx';
import { TrendSentence } from './trend-sentence.tsx';
import { useChartChoice } from './use-chart-choice.ts';
import { useChartNotes } from './use-chart-notes.ts';

interface ProgressionProps {
  visits: readonly SeriesVisit[];
  birthDate: string | null;
  /** Options are below the chart instead of beside it. */
  isNarrow?: boolean;
}

/** Phones get a smaller view box, so that text stays legible. */
const sizes = { wide: { width: 560, height: 260 }, phone: { width: 340, height: 250 } };

/** Progression of a child's eyes: summary, chart, table and sources. */
export function Progression({ visits: all, birthDate, isNarrow = false }: ProgressionProps) {
  const visits = finishedVisits(all);
  const { t } = useTranslation('eye');
  const { narrowDate } = useDates(useSession().organization?.timeZone);
  const { choice, change } = useChartChoice(visits, birthDate);
  const { measure, method, by, reference } = choice;
  const chartOptions = { visits, birthDate, ...choice };
  const drawing = drawChart({ ...chartOptions, ...sizes[useIsPhone() ? 'phone' : 'wide'] });
  const summary = summarizeTrend(chartOptions);
  const marks = drawing?.marks.filter(({ isMain }) => isMain) ?? [];
  const dates = [...new Set(marks.map(({ date }) => date))];
  const written = (eye: 'right' | 'left', date: string) => {
    const mark = marks.find(one => one.eye === eye && one.date === date);
    if (!mark) return '–';
    return measure === 'se' ? formatDiopters(mark.value) : formatPlain(mark.value, 2);
  };
  const notes = useChartNotes({ visits, choice, drawing });
  const title = t(`chart.title.${measure}.${by}`);
  return (
    <div className={styles.card} data-narrow={isNarrow || undefined}>
      <div>
        {summary.withheld && measure === 'se' && <Notice tone="attention">{t('chart.withheld')}</Notice>}
        {drawing ? (
          <ChartFrame
            title={title}
            unit={
              measure === 'se'
                ? t('chart.unit.se', { method: t(`method.${method}`).toLocaleLowerCase() })
                : t('chart.unit.axial')
            }
            sentence={
              <TrendSentence
                summary={summary}
                measure={measure}
                reference={reference}
                isFirst={visits.length < 2}
              />
            }
            table={{
              columns: [
                t('field.visit'),
                <EyeName key="right" eye="right" />,
                <EyeName key="left" eye="left" />,
              ],
              rows: dates.map(date => ({
                key: date,
                cells: [narrowDate(date), written('right', date), written('left', date)],
              })),
            }}
            source={
              <>
                {notes.map(note => (
                  <span key={note}>{note} </span>
                ))}
                {reference && drawing.reference
                  ? t('chart.source', {
                      population: t(`reference.${reference}`),
                      source: sources[referenceRates[reference].source],
                    })
                  : t('chart.noReference')}{' '}
                {drawing.reference?.extension && `${t('chart.extended')} `}
                {t('chart.legend')}
              </>
            }
          >
            <ProgressionChart drawing={drawing} measure={measure} by={by} label={title} />
          </ChartFrame>
        ) : (
          <p>{t(measure === 'se' ? 'chart.nothing' : 'chart.noLength')}</p>
        )}
        {!summary.withheld && <ChangeTable summary={summary} measure={measure} />}
      </div>
      <ChartOptions choice={choice} hasAge={birthDate !== null} onChange={change} />
    </div>
  );
}
