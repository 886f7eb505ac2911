import { useTranslation } from 'react-i18next';
import { formatPlain } from '../../../../shared/features/eye/eye-reports/format-power.ts';
import type { Sex } from '../../../../shared/features/eye/optics/axial-tables.ts';
import { inDrawingOrder } from '../../../../shared/features/eye/progression/chart-marks.ts';
import { drawGrowthChart } from '../../../../shared/features/eye/progression/growth-chart.ts';
import type { SeriesVisit } from '../../../../shared/features/eye/progression/series.ts';
import { sources } from '../../../../shared/features/eye/progression/sources.ts';
import { describeEmmetropicGrowth } from '../../../../shared/features/eye/report-texts/describe-emmetropic-growth.ts';
import { ChartFrame } from '../../../ui/chart/chart-frame.tsx';
import { ChartAxes } from './chart-axes.tsx';
import { ChartMark } from './chart-mark.tsx';
import styles from './progression.module.css';
import { StudyMark } from './study-mark.tsx';
import { useReportTexts } from './use-report-texts.ts';

interface GrowthChartProps {
  visits: readonly SeriesVisit[];
  birthDate: string;
  sex: Sex | null;
  width: number;
}

const height = 220;

/** Chart of the growth of each eye and of published growth; renders nothing if there is neither. */
export function GrowthChart({ visits, birthDate, sex, width }: GrowthChartProps) {
  const { t } = useTranslation(['eye', 'ui']);
  const texts = useReportTexts();
  const { growthChart } = texts.axial;
  const drawing = drawGrowthChart({ visits, birthDate, sex, width, height });
  if (!drawing) return null;
  const { mean, emmetropic, growths } = drawing;
  const rate = (mmPerYear: number) => formatPlain(mmPerYear, 2);
  return (
    <ChartFrame
      title={growthChart.title}
      unit={texts.changes.perYear('mm')}
      sentence={false}
      table={{
        columns: [t('axial.whose'), t('ui:field.age'), texts.changes.perYear('mm')],
        rows: [
          ...growths.map(({ eye, years, mmPerYear }) => ({
            key: eye,
            cells: [
              t(`chart.eye.${eye}`),
              texts.chart.years(Math.floor(years * 10) / 10),
              rate(mmPerYear),
            ] as [string, ...string[]],
          })),
          ...emmetropic.map(({ years, mmPerYear, source, sex }) => ({
            key: [source, years, sex].join(),
            cells: [growthChart.emmetropic(sources[source]), texts.chart.years(years), rate(mmPerYear)] as [
              string,
              ...string[],
            ],
          })),
        ],
      }}
      source={[...(mean ? [growthChart.meanLine] : []), describeEmmetropicGrowth(texts, sex)].map(note => (
        <span key={note} className={styles.note}>
          {note}
        </span>
      ))}
    >
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={growthChart.title}
        className={styles.chart}
      >
        <ChartAxes
          axes={drawing}
          valueText={value => formatPlain(value, 1)}
          yearText={age => t('chart.years', { age })}
        />
        {mean && (
          <>
            <path d={mean.path} className={styles.reference} />
            <text x={mean.end.x + 6} y={mean.end.y - 4}>
              {growthChart.mean}
            </text>
          </>
        )}
        {emmetropic.map(point => (
          <StudyMark
            key={[point.source, point.years, point.sex].join()}
            point={{ ...point, group: 'control' }}
          />
        ))}
        {inDrawingOrder(growths).map(growth => (
          <ChartMark key={growth.eye} mark={{ ...growth, isMain: true }} isCrowded={false} />
        ))}
        {growths.map(({ eye, mmPerYear, x, labelY }) => (
          <text key={eye} x={x + 12} y={labelY + 4} data-eye={eye} className={styles.name}>
            {t(`chart.short.${eye}`)} {rate(mmPerYear)}
          </text>
        ))}
      </svg>
    </ChartFrame>
  );
}
