import { Trans, useTranslation } from 'react-i18next';
import { ChartFrame } from '../ui/chart/chart-frame.tsx';
import { EyeName } from '../ui/chart/eye-mark.tsx';
import { GallerySection } from './gallery-section.tsx';

const signed = (value: number) => (value < 0 ? `−${Math.abs(value).toFixed(2)}` : value.toFixed(2));

export function ChartExamples() {
  const { t } = useTranslation('parts');
  return (
    <GallerySection title={t('chart.title')}>
      <ChartFrame
        title={t('chart.name')}
        unit={t('chart.unit')}
        sentence={<Trans t={t} i18nKey="chart.sentence" components={{ b: <b /> }} />}
        table={{
          columns: [t('chart.age'), <EyeName key="right" eye="right" />, <EyeName key="left" eye="left" />],
          rows: visits.map(({ age, right, left }) => ({
            key: String(age),
            cells: [t('chart.years', { age }), `${signed(right)} D`, `${signed(left)} D`],
          })),
        }}
        source={t('chart.source')}
      >
        <SampleChart label={t('chart.name')} />
      </ChartFrame>
    </GallerySection>
  );
}

/** Made-up spherical equivalents in dioptres by age in years. */
const visits = [
  { age: 7.2, right: -0.5, left: -0.25 },
  { age: 7.7, right: -0.88, left: -0.63 },
  { age: 8.2, right: -1.25, left: -0.88 },
  { age: 8.7, right: -1.63, left: -1.25 },
  { age: 9.2, right: -1.75, left: -1.38 },
  { age: 9.7, right: -1.88, left: -1.5 },
];

const plot = { left: 48, right: 400, top: 12, bottom: 172 };
const ages = [7, 8, 9, 10];
const dioptres = [0, -1, -2];

const xOf = (age: number) => plot.left + ((age - 7) / 3) * (plot.right - plot.left);
const yOf = (dioptre: number) => plot.top + (dioptre / -2.25) * (plot.bottom - plot.top);
const lineOf = (eye: 'right' | 'left') =>
  visits.map(visit => `${xOf(visit.age)},${yOf(visit[eye])}`).join(' ');
const last = visits.at(-1) ?? { age: 0, right: 0, left: 0 };

function SampleChart({ label }: { label: string }) {
  const { t } = useTranslation('parts');
  return (
    <svg viewBox="0 0 480 200" role="img" aria-label={label} fontSize={12} fill="var(--ink-faint)">
      <rect
        x={xOf(8.7)}
        y={plot.top}
        width={xOf(9.7) - xOf(8.7)}
        height={plot.bottom - plot.top}
        fill="var(--band)"
      />
      {dioptres.map(dioptre => (
        <g key={dioptre}>
          <path d={`M${plot.left} ${yOf(dioptre)}H${plot.right}`} stroke="var(--grid)" />
          <text x={plot.left - 8} y={yOf(dioptre) + 4} textAnchor="end">
            {dioptre === 0 ? '0.00' : `−${Math.abs(dioptre)}.00`}
          </text>
        </g>
      ))}
      {ages.map(age => (
        <text key={age} x={xOf(age)} y={plot.bottom + 20} textAnchor="middle">
          {t('chart.years', { age })}
        </text>
      ))}
      <g fill="none" strokeWidth={2}>
        <polyline points={lineOf('left')} stroke="var(--os)" strokeDasharray="6 4" />
        <polyline points={lineOf('right')} stroke="var(--od)" />
      </g>
      {visits.map(({ age, left, right }) => (
        <g key={age}>
          <rect
            x={xOf(age) - 4}
            y={yOf(left) - 4}
            width={8}
            height={8}
            fill="var(--surface)"
            stroke="var(--os)"
            strokeWidth={2}
          />
          <circle cx={xOf(age)} cy={yOf(right)} r={4.5} fill="var(--od)" />
        </g>
      ))}
      <g fontWeight={600}>
        <text x={xOf(last.age) + 12} y={yOf(last.left) + 4} fill="var(--os)">
          {t('chart.left')} −1.50
        </text>
        <text x={xOf(last.age) + 12} y={yOf(last.right) + 4} fill="var(--od)">
          {t('chart.right')} −1.88
        </text>
      </g>
    </svg>
  );
}
