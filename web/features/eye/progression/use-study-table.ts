import { useTranslation } from 'react-i18next';
import type { ChartDrawing } from '../../../../shared/features/eye/progression/chart.ts';
import { writeChange } from '../../../../shared/features/eye/report-texts/describe-response.ts';
import type { ChartTable } from '../../../ui/chart/chart-frame.tsx';
import { useReportTexts } from './use-report-texts.ts';

/** Study results at the drawn times as a table; undefined if none are drawn. */
export function useStudyTable(drawing: ChartDrawing | null, measure: 'se' | 'axial'): ChartTable | undefined {
  const { t } = useTranslation('eye');
  const { after, pointsNamed } = useReportTexts().response;
  const points = drawing?.study ?? [];
  if (points.length === 0) return undefined;
  const change = (months: number, group: 'treated' | 'control') => {
    const point = points.find(point => point.months === months && point.group === group);
    return point ? writeChange(point.change, measure === 'se' ? 'diopters' : 'mm') : '–';
  };
  return {
    columns: [t('chart.studied'), pointsNamed.treated, pointsNamed.control],
    rows: [...new Set(points.map(({ months }) => months))].map(months => ({
      key: String(months),
      cells: [after(months), change(months, 'treated'), change(months, 'control')],
    })),
  };
}
