import { useTranslation } from 'react-i18next';
import type { ChartDrawing } from '../../../../shared/features/eye/progression/chart.ts';
import { sayPlain } from '../../../../shared/features/eye/report-texts/change-words.ts';
import type { ChartTable } from '../../../ui/chart/chart-frame.tsx';
import { useReportTexts } from './use-report-texts.ts';

/** Results of the published study that the chart shows, as a table; undefined if it shows none. */
export function useStudyTable(drawing: ChartDrawing | null, measure: 'se' | 'axial'): ChartTable | undefined {
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
