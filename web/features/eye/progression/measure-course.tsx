import { useTranslation } from 'react-i18next';
import { languages } from '../../../../shared/core/languages.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { formatDiopters, formatPlain } from '../../../../shared/features/eye/eye-reports/format-power.ts';
import { type ChartDrawing, drawChart } from '../../../../shared/features/eye/progression/chart.ts';
import type { SeriesVisit } from '../../../../shared/features/eye/progression/series.ts';
import { summarizeTrend } from '../../../../shared/features/eye/progression/trend-summary.ts';
import { sayPlain } from '../../../../shared/features/eye/report-texts/change-words.ts';
import { isOnRedLight } from '../../../../shared/features/eye/treatments/red-light.ts';
import { treatmentCoursesOf } from '../../../../shared/features/eye/treatments/treatment-courses.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useLanguage } from '../../../platform/i18n/use-locale.ts';
import { ChartFrame, type ChartTable } from '../../../ui/chart/chart-frame.tsx';
import { EyeName } from '../../../ui/chart/eye-mark.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { ChangeTable } from '../eye-reports/change-table.tsx';
import { AxialTable } from './axial-table.tsx';
import { ChartLegend } from './chart-legend.tsx';
import { ChartSource } from './chart-source.tsx';
import { GrowthChart } from './growth-chart.tsx';
import styles from './progression.module.css';
import { ProgressionChart } from './progression-chart.tsx';
import { TablesUnchecked } from './tables-unchecked.tsx';
import { TrendSentence } from './trend-sentence.tsx';
import { useAxialNotes } from './use-axial-notes.ts';
import type { ChartChoice } from './use-chart-choice.ts';
import { useChartNotes } from './use-chart-notes.ts';
import { useReportTexts } from './use-report-texts.ts';

interface MeasureCourseProps {
  /** Finished visits of the child, the earliest first. */
  visits: readonly SeriesVisit[];
  child: Pick<Case, 'birthDate' | 'gender'>;
  choice: ChartChoice;
  /** Measure of the chart beside this one. */
  beside?: ChartChoice['measure'] | undefined;
  /** Width of the chart in pixels, equal to that of its container: scaling would change the text size. */
  width: number;
  /** Whether to show the sentence about how the values have changed. */
  hasSentence: boolean;
  /** Leads to the field in which the user chooses whom to compare with. */
  onCompare: () => void;
}

const chartWidth = { min: 300, max: 1_100 };
const chartHeight = { phone: 270, wide: 320, withCentiles: 380 };
const phoneWidth = 480;

export function MeasureCourse({
  visits,
  child: { birthDate, gender },
  choice,
  beside,
  width: place,
  hasSentence,
  onCompare,
}: MeasureCourseProps) {
  const { t } = useTranslation('eye');
  const { date: sayDate } = useCalendarDates();
  const { measure, method, by, reference, axialPopulation, hasGrowth } = choice;
  const isAxial = measure === 'axial';
  const axialReference =
    isAxial && axialPopulation && gender && birthDate ? { population: axialPopulation, sex: gender } : null;
  const width = Math.min(chartWidth.max, Math.max(chartWidth.min, Math.floor(place)));
  const chartOptions = { visits, birthDate, ...choice };
  const drawing = drawChart({
    ...chartOptions,
    axialReference,
    sharesAxisWith: beside,
    treatments: treatmentCoursesOf(visits).map(({ kind, from, to }) => ({
      kind,
      label: t(`intervention.${kind}`),
      from,
      to,
    })),
    width,
    height:
      width < phoneWidth ? chartHeight.phone : axialReference ? chartHeight.withCentiles : chartHeight.wide,
  });
  const summary = summarizeTrend(chartOptions);
  const marks = drawing?.marks ?? [];
  const dates = [...new Set(marks.map(({ date }) => date))];
  const { withRemark } = languages[useLanguage()];
  const written = (eye: 'right' | 'left', date: string) => {
    const own = marks.filter(mark => mark.eye === eye && mark.date === date);
    const texts = own.map(({ value, method: by, isMain }) => {
      if (measure !== 'se') return formatPlain(value, 2);
      return isMain || by === null
        ? formatDiopters(value)
        : withRemark(formatDiopters(value), t(`method.${by}`));
    });
    return texts.join(', ') || '–';
  };
  const axialNotes = useAxialNotes({
    visits,
    birthDate,
    reference: axialReference,
    hasGrowth: isAxial && hasGrowth,
    drawing,
  });
  const notes = [...useChartNotes({ visits, birthDate, choice, drawing }), ...axialNotes];
  const studied = useStudyTable(drawing, measure);
  const title = t(`chart.title.${measure}.${by}`);
  return (
    <div className={styles.root}>
      {summary.withheld && measure === 'se' && <Notice tone="attention">{t('chart.withheld')}</Notice>}
      {axialReference && <TablesUnchecked />}
      {drawing ? (
        <ChartFrame
          title={title}
          unit={
            measure === 'se'
              ? t('chart.unit.se', { method: t(`method.${method}`).toLocaleLowerCase() })
              : t('chart.unit.axial')
          }
          sentence={
            hasSentence && (
              <TrendSentence
                summary={summary}
                measure={measure}
                method={method}
                reference={reference}
                visits={visits}
              />
            )
          }
          table={{
            columns: [
              t('field.visit'),
              <EyeName key="right" eye="right" />,
              <EyeName key="left" eye="left" />,
            ],
            rows: dates.map(date => ({
              key: date,
              cells: [sayDate(date), written('right', date), written('left', date)],
            })),
          }}
          more={studied}
          source={
            <>
              {notes.map(note => (
                <span key={note} className={styles.note}>
                  {note}
                </span>
              ))}
              <ChartSource
                choice={choice}
                drawing={drawing}
                child={{ birthDate, gender }}
                isExplained={isOnRedLight(visits) || (hasSentence && summary.comparison?.mismatch != null)}
                onCompare={onCompare}
              />
            </>
          }
        >
          <ChartLegend drawing={drawing} />
          <ProgressionChart drawing={drawing} measure={measure} by={by} label={title} />
        </ChartFrame>
      ) : (
        <p>{t(measure === 'se' ? 'chart.nothing' : 'chart.noLength')}</p>
      )}
      {!summary.withheld && <ChangeTable {...{ summary, measure, method }} />}
      {isAxial && hasGrowth && birthDate !== null && (
        <GrowthChart visits={visits} birthDate={birthDate} sex={gender} width={width} />
      )}
      {isAxial && birthDate !== null && (
        <AxialTable visits={visits} birthDate={birthDate} reference={axialReference} hasGrowth={hasGrowth} />
      )}
    </div>
  );
}

/** Results of the published study that the chart shows, as a table; undefined if it shows none. */
function useStudyTable(drawing: ChartDrawing | null, measure: 'se' | 'axial'): ChartTable | undefined {
  const { t } = useTranslation('eye');
  const { response, changes } = useReportTexts();
  const points = drawing?.study ?? [];
  if (points.length === 0) return undefined;
  const change = (months: number, group: 'treated' | 'control') => {
    const point = points.find(point => point.months === months && point.group === group);
    return point ? sayPlain(changes, point.change, measure === 'se' ? 'D' : 'mm') : '–';
  };
  return {
    columns: [t('chart.studied'), response.pointsNamed.treated, response.pointsNamed.control],
    rows: [...new Set(points.map(({ months }) => months))].map(months => ({
      key: String(months),
      cells: [response.after(months), change(months, 'treated'), change(months, 'control')],
    })),
  };
}
