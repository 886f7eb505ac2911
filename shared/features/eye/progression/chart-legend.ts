import type { Eye } from '../../../core/optics/eyes.ts';
import type { ChartDrawing } from './chart.ts';
import type { StudyPoint } from './chart-study.ts';

/** A line or mark of a chart that the legend names, on screen and in print. */
export type LegendItem =
  | { kind: 'eye'; eye: Eye }
  /** A value of another method than the chart's. */
  | { kind: 'otherMethod'; eye: Eye }
  /** A mark of the left eye that frames one of the right eye, because the two values are nearly equal. */
  | { kind: 'frame' }
  | { kind: 'treated' | 'mean' | 'centiles' }
  | { kind: 'study'; group: StudyPoint['group'] }
  | { kind: 'projection' | 'target'; eyes: Eye[] };

/** The legend of a chart: everything that the chart contains, in the same order on screen and in print. */
export function legendOf(drawing: ChartDrawing): LegendItem[] {
  const { bands, marks, centiles, reference, study, endLabels } = drawing;
  const other = marks.find(({ isMain }) => !isMain);
  const eyesOf = (lines: readonly { eye: Eye }[]) => lines.map(({ eye }) => eye);
  const carriedOn = (kind: 'projection' | 'target', eyes: Eye[]): LegendItem[] =>
    eyes.length > 0 ? [{ kind, eyes }] : [];
  return [
    ...endLabels.map(({ eye }): LegendItem => ({ kind: 'eye', eye })),
    ...(marks.some(({ isFrame }) => isFrame) ? [{ kind: 'frame' as const }] : []),
    ...(other ? [{ kind: 'otherMethod' as const, eye: other.eye }] : []),
    ...(bands.length > 0 ? [{ kind: 'treated' as const }] : []),
    ...(reference ? [{ kind: 'mean' as const }] : []),
    ...(centiles.length > 0 ? [{ kind: 'centiles' as const }] : []),
    ...(['treated', 'control'] as const)
      .filter(group => study.some(point => point.group === group))
      .map((group): LegendItem => ({ kind: 'study', group })),
    ...carriedOn('projection', eyesOf(drawing.projections)),
    ...carriedOn('target', eyesOf(drawing.targets)),
  ];
}
