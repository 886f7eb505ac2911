import { useTranslation } from 'react-i18next';
import { languages } from '../../../../shared/core/languages.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { ChartDrawing } from '../../../../shared/features/eye/progression/chart.ts';
import {
  type ReferenceRate,
  referenceRates,
  referenceRemarks,
} from '../../../../shared/features/eye/progression/reference-rates.ts';
import { sources } from '../../../../shared/features/eye/progression/sources.ts';
import { useLanguage } from '../../../platform/i18n/use-locale.ts';
import type { ChartChoice } from './use-chart-choice.ts';
import { useReportTexts } from './use-report-texts.ts';

interface ChartSourceProps {
  choice: ChartChoice;
  drawing: ChartDrawing;
  child: Pick<Case, 'birthDate' | 'gender'>;
  /** Whether another sentence beside the chart already explains why there is no comparison. */
  isExplained: boolean;
}

export function ChartSource({ choice, drawing, child, isExplained }: ChartSourceProps) {
  const { t } = useTranslation('eye');
  const { chart, axial } = useReportTexts();
  const { gap } = languages[useLanguage()];
  const { measure, method, reference, axialPopulation } = choice;
  return <>{measure === 'se' ? meanText() : axialText()}</>;

  function meanText(): string {
    if (!reference) return t('chart.noReference');
    const population = t(`reference.${reference}`);
    if (!drawing.reference) return isExplained ? '' : chart.notDrawn.fit(population);
    const { source, meanAge }: ReferenceRate = referenceRates[reference];
    return [
      t('chart.source', { population, source: sources[source] }),
      ...(meanAge === undefined ? [] : [t('chart.meanAge', { years: meanAge })]),
      ...referenceRemarks(reference, method).map(name => chart.remark[name]),
    ].join(gap);
  }

  function axialText(): string {
    if (!axialPopulation) return t('chart.noReference');
    const isMissing = { sex: child.gender === null, birthDate: child.birthDate === null };
    const reasons = (['sex', 'birthDate'] as const).filter(name => isMissing[name]);
    const named = reasons.map(name => axial.reason[name]);
    return named.length > 0 ? axial.notPlaced(axial.population[axialPopulation], named) : '';
  }
}
