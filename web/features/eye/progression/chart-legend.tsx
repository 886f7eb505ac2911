import type { ReactNode } from 'react';
import type { Eye } from '../../../../shared/core/optics/eyes.ts';
import type { ChartDrawing } from '../../../../shared/features/eye/progression/chart.ts';
import { type LegendItem, legendOf } from '../../../../shared/features/eye/progression/chart-legend.ts';
import { legendText } from '../../../../shared/features/eye/report-texts/legend-text.ts';
import layout from '../../../ui/layout/layout.module.css';
import { ChartMark } from './chart-mark.tsx';
import styles from './progression.module.css';
import { StudyMark } from './study-mark.tsx';
import { useReportTexts } from './use-report-texts.ts';

const swatch = { width: 28, height: 14 };
const centre = { x: swatch.width / 2, y: swatch.height / 2 };
const lineAcross = `M1 ${centre.y}H${swatch.width - 1}`;
/** Distance between the lines of the two eyes in one swatch. */
const lineGap = 6;
const lineClasses = { projection: styles.ahead, target: styles.target };

export function ChartLegend({ drawing }: { drawing: ChartDrawing }) {
  const texts = useReportTexts();
  return (
    <ul className={styles.legend}>
      {legendOf(drawing).map(item => {
        const text = legendText(texts, item);
        return (
          <li key={text}>
            <svg {...swatch} className={layout.rigid} aria-hidden>
              {swatchOf(item)}
            </svg>
            {text}
          </li>
        );
      })}
    </ul>
  );
}

function swatchOf(item: LegendItem): ReactNode {
  switch (item.kind) {
    case 'eye':
      return (
        <g data-eye={item.eye}>
          <path d={lineAcross} data-eye={item.eye} className={`${styles.eye} ${styles.line}`} />
          <ChartMark mark={{ ...centre, eye: item.eye, isMain: true, isFrame: false }} isCrowded />
        </g>
      );
    case 'frame':
      return (
        <>
          <ChartMark mark={{ ...centre, eye: 'left', isMain: false, isFrame: true }} isCrowded />
          <ChartMark mark={{ ...centre, eye: 'right', isMain: false, isFrame: false }} isCrowded />
        </>
      );
    case 'otherMethod':
      return <ChartMark mark={{ ...centre, eye: item.eye, isMain: false, isFrame: false }} isCrowded />;
    case 'treated':
      return <rect {...swatch} rx={3} className={styles.strip} />;
    case 'mean':
      return <path d={lineAcross} className={styles.reference} />;
    case 'centiles':
      return <path d={lineAcross} className={styles.centile} />;
    case 'study':
      return <StudyMark point={{ ...centre, group: item.group }} />;
    default:
      return linesAcross(item.eyes, lineClasses[item.kind]);
  }
}

/** The dashed lines of the eyes, one above the other. */
const linesAcross = (eyes: readonly Eye[], style = '') =>
  eyes.map((eye, place) => (
    <g
      key={eye}
      data-eye={eye}
      className={styles.eye}
      transform={`translate(0 ${(place - (eyes.length - 1) / 2) * lineGap})`}
    >
      <path d={lineAcross} className={style} />
    </g>
  ));
