import type { LegendItem } from '../progression/chart-legend.ts';
import type { ReportTexts } from './report-text-types.ts';

/** The name of a line or mark in the legend of a chart. */
export function legendText({ chart: { legend }, response }: ReportTexts, item: LegendItem): string {
  if (item.kind === 'eye') return legend.eye[item.eye];
  return item.kind === 'study' ? response.pointsNamed[item.group] : legend[item.kind];
}
