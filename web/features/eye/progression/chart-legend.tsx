import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Eye } from '../../../../shared/core/optics/eyes.ts';
import type { ChartDrawing } from '../../../../shared/features/eye/progression/chart.ts';
import layout from '../../../ui/layout/layout.module.css';
import { ChartMark } from './chart-mark.tsx';
import styles from './progression.module.css';
import { StudyMark } from './study-mark.tsx';
import { useReportTexts } from './use-report-texts.ts';

const swatch = { width: 28, height: 14 };
const lineAcross = `M1 ${swatch.height / 2}H${swatch.width - 1}`;
/** Distance between the lines of the two eyes in one swatch. */
const lineGap = 6;

/** The dashed lines, one above the other, of the eyes that have such a line. */
const acrossFor = (lines: readonly { eye: Eye }[], style = '') =>
  lines.map(({ eye }, place) => (
    <g
      key={eye}
      data-eye={eye}
      className={styles.eye}
      transform={`translate(0 ${(place - (lines.length - 1) / 2) * lineGap})`}
    >
      <path d={lineAcross} className={style} />
    </g>
  ));

export function ChartLegend({ drawing }: { drawing: ChartDrawing }) {
  const { t } = useTranslation('eye');
  const { pointsNamed } = useReportTexts().response;
  const { bands, marks, centiles, reference, projections, targets, study, endLabels } = drawing;
  const eyes = endLabels.map(({ eye }) => eye);
  const [eye = 'right'] = eyes;
  const items: [text: string, isDrawn: boolean, shape: ReactNode][] = [
    ...eyes.map((eye): [string, boolean, ReactNode] => [
      t(`chart.eye.${eye}`),
      true,
      <g key={eye} data-eye={eye}>
        <path d={lineAcross} data-eye={eye} className={`${styles.eye} ${styles.line}`} />
        <ChartMark
          mark={{ eye, x: swatch.width / 2, y: swatch.height / 2, isMain: true, offset: 0 }}
          isCrowded
        />
      </g>,
    ]),
    [
      t('chart.otherMethod'),
      marks.some(({ isMain }) => !isMain),
      <ChartMark
        key="other"
        mark={{ eye, x: swatch.width / 2, y: swatch.height / 2, isMain: false, offset: 0 }}
        isCrowded
      />,
    ],
    [
      t('chart.treated'),
      bands.length > 0,
      <rect key="band" width={swatch.width} height={swatch.height} rx={3} className={styles.strip} />,
    ],
    [
      t('chart.meanLine'),
      reference !== null,
      <path key="mean" d={lineAcross} className={styles.reference} />,
    ],
    [
      t('chart.centileLine'),
      centiles.length > 0,
      <path key="centile" d={lineAcross} className={styles.centile} />,
    ],
    ...(['treated', 'control'] as const).map((group): [string, boolean, ReactNode] => [
      pointsNamed[group],
      study.some(point => point.group === group),
      <StudyMark key={group} point={{ group, x: swatch.width / 2, y: swatch.height / 2 }} />,
    ]),
    [t('option.hasProjection'), projections.length > 0, acrossFor(projections, styles.ahead)],
    [t('option.hasTarget'), targets.length > 0, acrossFor(targets, styles.target)],
  ];
  return (
    <ul className={styles.legend}>
      {items
        .filter(([, isDrawn]) => isDrawn)
        .map(([text, , shape]) => (
          <li key={text}>
            <svg {...swatch} className={layout.rigid} aria-hidden>
              {shape}
            </svg>
            {text}
          </li>
        ))}
    </ul>
  );
}
