import { numberIn } from '../../../../shared/core/reading/read-number.ts';
import type { ScreeningRule } from '../../../../shared/features/screening/settings/rules.schema.ts';

export interface RuleValues {
  condition: { kind: string; test: string; reason: string; measure: string; is: string; value: string };
  en: string;
  zh: string;
  source: string;
}

export const emptyRule: RuleValues = {
  condition: { kind: 'followUp', test: '', reason: '', measure: '', is: '', value: '' },
  en: '',
  zh: '',
  source: '',
};

const textOf = (value: string | number | null): string => (value === null ? '' : String(value));

export const valuesOfRule = ({ condition, en, zh, source }: ScreeningRule): RuleValues => ({
  condition: {
    ...emptyRule.condition,
    ...(Object.fromEntries(
      Object.entries(condition).map(([name, value]) => [name, textOf(value)]),
    ) as Partial<RuleValues['condition']>),
  },
  en,
  zh,
  source: source ?? '',
});

const fieldsOfKind: Record<string, readonly (keyof RuleValues['condition'])[]> = {
  notDone: ['reason'],
  number: ['measure', 'is', 'value'],
  choice: ['measure', 'is'],
};

/** Converts form values into the request. Keeps only fields that apply to the kind of condition. */
export function fieldsOfRule(
  { condition, en, zh, source }: RuleValues,
  rule: Pick<ScreeningRule, 'id' | 'isOn'>,
) {
  const { kind, test } = condition;
  const read = { ...condition, value: numberIn(condition.value), reason: condition.reason || null };
  const own = Object.fromEntries((fieldsOfKind[kind] ?? []).map(name => [name, read[name]]));
  return { ...rule, en, zh, source: source.trim() || null, condition: { kind, test, ...own } };
}
