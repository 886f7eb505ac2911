import type { Eye } from '../../../../shared/core/optics/eyes.ts';
import type { ChartDrawing } from '../../../../shared/features/eye/progression/chart.ts';
import { frameGap } from '../../../../shared/features/eye/progression/chart-marks.ts';
import type { PathShape, Shape } from '../../../platform/pdf/document.ts';
import { boxPath, circlePath, diamondPath } from '../../../platform/pdf/draw-path.ts';
import { eyeColors } from './report-data.ts';

type LineStyle = Omit<PathShape, 'kind' | 'd'>;

const studyColor = '#45413b';
export const stripColor = '#cfe6e0';

/** How the lines of a chart are drawn. The eyes differ in mark and dash, not only in colour. */
export const lineStyles = {
  eye: (eye: Eye): LineStyle => ({
    stroke: eyeColors[eye],
    width: 1.4,
    ...(eye === 'left' && { dash: [4, 2.4] }),
  }),
  projection: (eye: Eye): LineStyle => ({
    stroke: eye === 'right' ? '#dfa3a0' : '#9db8e2',
    width: 1.1,
    dash: [4, 3],
  }),
  target: (eye: Eye): LineStyle => ({ stroke: eyeColors[eye], width: 0.7, dash: [6, 2, 1, 2] }),
  mean: { stroke: studyColor, width: 0.9, dash: [1.2, 2.4] } as LineStyle,
  centile: (centile: number): LineStyle =>
    centile === 50 ? { stroke: '#77726a', width: 0.9 } : { stroke: '#b5b0a6', width: 0.6 },
};

/** Scale of the chart's marks compared with the screen. */
const markScale = 0.75;

type Mark = Pick<ChartDrawing['marks'][number], 'eye' | 'x' | 'y' | 'isMain' | 'isFrame'>;

/**
 * Mark of a measurement. The right eye has a filled circle, the left eye a hollow square, which is larger and
 * empty if it frames the other eye's circle. A mark of another method than the report's is small and hollow.
 */
export function markShape({ eye, x, y, isMain, isFrame }: Mark): Shape {
  const size = (isMain ? 3.4 : 2.2) + (isFrame ? frameGap * markScale : 0);
  const color = eyeColors[eye];
  const d = eye === 'right' ? circlePath(x, y, size) : boxPath(x - size, y - size, 2 * size, 2 * size);
  const fill = eye === 'right' && isMain ? color : '#ffffff';
  return { kind: 'path', d, ...(!isFrame && { fill }), stroke: color, width: isMain ? 1.3 : 0.8 };
}

/** Distance from the centre of a diamond to its corners. */
export const studyPointSize = 4;

/** Mark of a group of children in a study: filled if the group was treated, otherwise hollow. */
export function studyShape({ group, x, y }: Pick<ChartDrawing['study'][number], 'group' | 'x' | 'y'>): Shape {
  const fill = group === 'treated' ? studyColor : '#ffffff';
  return { kind: 'path', d: diamondPath(x, y, studyPointSize), fill, stroke: studyColor, width: 1 };
}
