import { useTranslation } from 'react-i18next';
import { withUnit } from '../../../../shared/core/with-unit.ts';
import type { FindingUnit } from '../../../../shared/features/screening/results/findings.ts';
import { numberMeasuresOf } from '../../../../shared/features/screening/results/number-measures.ts';
import type { RuleCondition } from '../../../../shared/features/screening/settings/rules.schema.ts';
import {
  screeningTests,
  type TestId,
  testOf,
} from '../../../../shared/features/screening/tests/catalogue.ts';
import { useTestWords } from '../form/use-test-words.ts';
import { isShipped, shippedTexts } from './shipped-texts.ts';

export function useSettingWords() {
  const { t } = useTranslation(['screeningSettings', 'ui', 'common']);
  const { t: word, nameOf, optionName, sourceName } = useTestWords();
  const measureName = (id: string) =>
    id === 'presenting' ? t('presenting') : word(`measure.${id}` as 'measure.seconds');
  /** A text of a norm; one that an organisation has typed is shown as typed. */
  const normText = (text: string) => (isShipped(text) ? t(shippedTexts[text]) : text);
  const unitName = (unit: FindingUnit) => word(`unit.${unit}`);

  function conditionText(condition: RuleCondition): string {
    const { kind } = condition;
    const test = nameOf(condition.test);
    switch (kind) {
      case 'notDone':
        return condition.reason === null
          ? t('condition.notDone', { test })
          : t('condition.notDoneBecause', { test, reason: word(`reason.${condition.reason}`) });
      case 'number': {
        const { measure, is, value } = condition;
        const found = numberMeasuresOf(testOf(condition.test)).find(({ id }) => id === measure);
        const number = withUnit(value, found ? unitName(found.unit) : '');
        return t(`condition.${is}`, { test, measure: measureName(measure), value: number });
      }
      case 'choice':
        return t('condition.choice', {
          test,
          measure: measureName(condition.measure),
          option: optionName(condition.measure, condition.is),
        });
      default:
        return t(`condition.${kind}`, { test });
    }
  }

  const testOptions = screeningTests.map(({ id }) => ({ value: id, label: nameOf(id) }));
  const numberOptions = (test: TestId) =>
    numberMeasuresOf(testOf(test)).map(({ id, unit }) => ({
      value: id,
      label: t('measureWithUnit', { measure: measureName(id), unit: unitName(unit) }),
    }));
  return {
    ...{ t, word, nameOf, optionName, measureName, unitName, sourceName },
    ...{ normText, conditionText, testOptions, numberOptions },
  };
}
