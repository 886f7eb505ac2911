import type { Filter } from './filter.ts';

/** Value of the option "no filter", because option values must be strings. */
const anyValue = 'all';

interface ChoiceFilterOptions<Value extends string> {
  key: string;
  name: string;
  /** Label of the option "no filter", such as "Any status". */
  anyLabel: string;
  values: readonly Value[];
  labelOf: (value: Value) => string;
  /** Chosen value of the filter; null if none is chosen. */
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
