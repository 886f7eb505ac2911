import type { Filter } from './filter.ts';

/** Option for "no filter", because option values must be strings. */
const anyValue = 'all';

interface ChoiceFilterOptions<Value extends string> {
  key: string;
  name: string;
  /** Label of the option for "no filter": "Any status". */
  anyLabel: string;
  values: readonly Value[];
  labelOf: (value: Value) => string;
  /** Chosen value; null if none is chosen. */
  value: Value | null;
  onChange: (value: Value | null) => void;
  isSecondary?: true;
}

export function choiceFilter<Value extends string>(options: ChoiceFilterOptions<Value>): Filter {
  const { key, name, anyLabel, values, labelOf, value, onChange, isSecondary } = options;
  return {
    key,
    name,
    options: [
      { value: anyValue, label: anyLabel },
      ...values.map(option => ({ value: option, label: labelOf(option) })),
    ],
    value: value ?? anyValue,
    defaultValue: anyValue,
    onChange: chosen => onChange(values.find(option => option === chosen) ?? null),
    isCompact: true,
    ...(isSecondary && { isSecondary }),
  };
}
