import { useState } from 'react';
import { useParseDate } from '../../../platform/i18n/date-settings.ts';
import { DateField } from '../../form/date-field.tsx';

interface DayFilterFieldProps {
  label: string;
  /** Chosen day, `YYYY-MM-DD`; null while the filter is off. */
  value: string | null;
  onChange: (day: string | null) => void;
}

/** Field for the date of a filter; applied once the text can be parsed. */
export function DayFilterField({ label, value, onChange }: DayFilterFieldProps) {
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
