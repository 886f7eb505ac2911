import { useTranslation } from 'react-i18next';
import { stateGuideline } from '../../../../shared/features/screening/settings/eyesight-line.ts';
import type { Measure, Place, TestId, Unit } from '../../../../shared/features/screening/tests/catalogue.ts';
import { shownOption } from '../../../../shared/features/screening/tests/task.ts';

export function useTestWords() {
  const { t } = useTranslation('learning');
  const nameOf = (test: TestId) => t(`test.${test}.name`);
  const placeName = (test: TestId, place: Place) => {
    if (place === 'whole') return nameOf(test);
    if (test === 'oneLeg') return t(`leg.${place}`);
    if (test === 'eyesight') return t(`eye.${place}`);
    return t(`side.${place}`);
  };
  const measureName = ({ id }: Measure) => t(`measure.${id}` as 'measure.seconds');
  /** @param test whose option it is; null for options that are the same in all tests */
  const optionName = (measure: string, option: string, test: TestId | null = null) =>
    t(`option.${measure}.${shownOption(test, measure, option)}` as 'option.effect.better');
  const unitName = (unit: Unit) => t(`unit.${unit}`);
  /** The source of a norm in words; a source that an organisation has typed is shown as typed. */
  const sourceName = (source: string) => (source === stateGuideline ? t('eyesightLine.guideline') : source);
  return { t, nameOf, placeName, measureName, optionName, unitName, sourceName };
}
