import { useTranslation } from 'react-i18next';
import { axialSource, drawnCentiles } from '../../../../shared/features/eye/optics/axial-centile.ts';
import { axialGrowth, rapidGrowth } from '../../../../shared/features/eye/optics/axial-length.ts';
import { centilesGained } from '../../../../shared/features/eye/optics/axial-tables.ts';
import { largelyMyopic } from '../../../../shared/features/eye/optics/myopia-prevalence.ts';
import {
  type AxialReference,
  oldestPlaced,
  wasMeasuredInGainYears,
} from '../../../../shared/features/eye/progression/axial-course.ts';
import type { ChartDrawing } from '../../../../shared/features/eye/progression/chart.ts';
import type { SeriesVisit } from '../../../../shared/features/eye/progression/series.ts';
import { sources } from '../../../../shared/features/eye/progression/sources.ts';
import { useReportTexts } from './use-report-texts.ts';

interface AxialNotesOptions {
  visits: readonly SeriesVisit[];
  birthDate: string | null;
  reference: AxialReference | null;
  hasGrowth: boolean;
  drawing: ChartDrawing | null;
}

export function useAxialNotes({
  visits,
  birthDate,
  reference,
  hasGrowth,
  drawing,
}: AxialNotesOptions): string[] {
  const { t } = useTranslation(['eye', 'common']);
  const { axial } = useReportTexts();
  const notes: string[] = [];
  if (reference && drawing && drawing.centiles.length > 0) {
    const centiles = drawnCentiles[reference.population].join(t('common:comma'));
    notes.push(t('axial.curves', { centiles, source: sources[axialSource(reference.population)] }));
    if (reference.population === 'wuhan') notes.push(t('axial.whyAbout'));
    const common =
      birthDate && largelyMyopic(reference.population, oldestPlaced(visits, birthDate, reference));
    if (common) notes.push(axial.largelyMyopic(common.percent, common.year, sources[common.source]));
  }
  if (reference?.population === 'europe' && birthDate && wasMeasuredInGainYears(visits, birthDate)) {
    const { moreThan, myopicPercent, othersPercent, source } = centilesGained;
    notes.push(
      t('axial.gainedInStudy', {
        more: moreThan,
        myopic: myopicPercent,
        others: othersPercent,
        source: sources[source],
      }),
    );
  }
  if (hasGrowth) {
    notes.push(t('axial.growthSource', { source: sources[axialGrowth.source] }));
    notes.push(t('axial.rapidSource', { source: sources[rapidGrowth.source] }));
  }
  return notes;
}
