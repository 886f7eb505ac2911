import { useState } from 'react';
import { useParseDate } from '../../../platform/i18n/date-settings.ts';
import { DateField } from '../../form/date-field.tsx';
import type { FieldFilter } from './filter.ts';

interface DayFilterOptions {
  key: string;
  name: string;
  /** Chosen day, `YYYY-MM-DD`; null while the filter is off. */
  day: string | null;
  /** Writes the date in words, such as "from 3 May". */
  displayValue: (day: string) => string;
  onChange: (day: string | null) => void;
  /** Whether the filter is beside the others, not under “More”. */
  isMain?: true;
}

/** Filter of a list by a date. */
export function dayFilter(options: DayFilterOptions): FieldFilter {
  const { key, name, day, displayValue, onChange, isMain } = options;
  return {
    key,
    name,
    displayValue: day && displayValue(day),
    onClear: () => onChange(null),
    field: <DayFilterField label={name} value={day} onChange={onChange} />,
    ...(!isMain && { isSecondary: true }),
  };
}

interface DayFilterFieldProps {
  label: string;
  /** Chosen day, `YYYY-MM-DD`; null while the filter is off. */
  value: string | null;
  onChange: (day: string | null) => void;
}

/** Field for the date of a filter; applied once the text can be parsed. */
function DayFilterField({ label, value, onChange }: DayFilterFieldProps) {
  const parseDate = useParseDate();
  const [typed, setTyped] = useState(value ?? '');
  return (
    <DateField
      label={label}
      value={typed}
      onChange={text => {
        setTyped(text);
        const day = parseDate(text);
        if (day || text === '') onChange(day ?? null);
      }}
    />
  );
}
