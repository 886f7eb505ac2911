import { DayFilterField } from './day-filter-field.tsx';
import type { FieldFilter } from './filter.ts';

interface DayFilterOptions {
  key: string;
  name: string;
  /** `YYYY-MM-DD`; null when the filter is off. */
  day: string | null;
  /** The day in words: "from 3 May". */
  displayValue: (day: string) => string;
  onChange: (day: string | null) => void;
}

/** A filter by a day, behind "More". */
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
