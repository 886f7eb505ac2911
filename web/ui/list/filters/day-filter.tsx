import { DayFilterField } from './day-filter-field.tsx';
import type { FieldFilter } from './filter.ts';

interface DayFilterOptions {
  key: string;
  name: string;
  /** Chosen day, `YYYY-MM-DD`; null while the filter is off. */
  day: string | null;
  /** Writes the date in words, such as "from 3 May". */
  displayValue: (day: string) => string;
  onChange: (day: string | null) => void;
}

/** Filter of a list by a date; shown under "More". */
export function dayFilter({ key, name, day, displayValue, onChange }: DayFilterOptions): FieldFilter {
  return {
    key,
    name,
    displayValue: day && displayValue(day),
    onClear: () => onChange(null),
    field: <DayFilterField label={name} value={day} onChange={onChange} />,
    isSecondary: true,
  };
}
