import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { languages } from '../../../../shared/core/languages.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { AxialPopulation } from '../../../../shared/features/eye/optics/axial-populations.ts';
import type { ChartDrawing } from '../../../../shared/features/eye/progression/chart.ts';
import {
  type ReferenceId,
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
  /** Leads to the field in which the user chooses whom to compare with. */
  onCompare: () => void;
}

export function ChartSource({ choice, drawing, child, isExplained, onCompare }: ChartSourceProps) {
  const { t } = useTranslation('eye');
  const { chart, axial } = useReportTexts();
  const { gap } = languages[useLanguage()];
  const { measure, method, reference, axialPopulation } = choice;
  if (measure === 'se') return <>{reference ? meanText(reference) : notCompared()}</>;
  return <>{axialPopulation ? axialText(axialPopulation) : notCompared()}</>;

  /** A comparison needs the child’s age. */
  function notCompared(): ReactNode {
    if (child.birthDate === null) return t('chart.noBirthDate');
    return (
      <>
        {t('chart.noReference')}
        {gap}
        <Anchor component="button" type="button" inherit onClick={onCompare}>
          {t('chart.compare')}
        </Anchor>
      </>
    );
  }

  function meanText(reference: ReferenceId): string {
    const population = t(`reference.${reference}`);
    if (!drawing.reference) return isExplained ? '' : chart.notDrawn.fit(population);
    const { source, meanAge }: ReferenceRate = referenceRates[reference];
    return [
      t('chart.source', { population, source: sources[source] }),
      ...(meanAge === undefined ? [] : [t('chart.meanAge', { years: meanAge })]),
      ...referenceRemarks(reference, method).map(name => chart.remark[name]),
    ].join(gap);
  }

  function axialText(population: AxialPopulation): string {
    const isMissing = { sex: child.gender === null, birthDate: child.birthDate === null };
    const reasons = (['sex', 'birthDate'] as const).filter(name => isMissing[name]);
    const named = reasons.map(name => axial.reason[name]);
    return named.length > 0 ? axial.notPlaced(axial.population[population], named) : '';
  }
}
