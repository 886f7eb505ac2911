import type { Filter } from './filter.ts';

/** The option for "no filter": option values must be strings. */
const anyValue = 'all';

interface ChoiceFilterOptions<Value extends string> {
  key: string;
  name: string;
  /** Name of the option that does not filter: "Any status". */
  anyLabel: string;
  values: readonly Value[];
  labelOf: (value: Value) => string;
  /** Null while nothing is chosen. */
  value: Value | null;
  onChange: (value: Value | null) => void;
  isSecondary?: true;
}

/** A filter of one of a few values, or of none. */
export function choiceFilter<Value extends string>(options: ChoiceFilterOptions<Value>): Filter {
  const { key, name, anyLabel, values, labelOf, value, onChange, isSecondary } = options;
  return {
    key,
    name,
    options: [
      { value: anyValue, label: anyLabel },
      ...values.map(one => ({ value: one, label: labelOf(one) })),
    ],
    value: value ?? anyValue,
    defaultValue: anyValue,
    onChange: chosen => onChange(values.find(one => one === chosen) ?? null),
    isCompact: true,
    ...(isSecondary && { isSecondary }),
  };
}
