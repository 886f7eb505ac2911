import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParseDate } from '../../../platform/i18n/date-settings.ts';
import { yesNo } from '../../../platform/routing/use-url-filters.ts';
import { DateField } from '../../form/date-field.tsx';
import { choiceFilter } from './choice-filter.ts';
import type { FieldFilter } from './filter.ts';

interface DocumentFilters {
  sent: (typeof yesNo)[number] | null;
  from: string | null;
  to: string | null;
}

/**
 * Filters of a list of documents: by whether they were sent, by date, and by choices for this kind of
 * document.
 */
export function useDocumentFilters<Filters extends DocumentFilters>(
  filters: Filters,
  onChange: (changes: Partial<Filters>) => void,
) {
  const { t } = useTranslation('ui');
  const change = (key: keyof Filters, value: string | null) =>
    onChange({ [key]: value } as unknown as Partial<Filters>);

  function choice<Value extends string>(
    key: keyof Filters & string,
    texts: { name: string; anyLabel: string },
    values: readonly Value[],
    labelOf: (value: Value) => string,
  ) {
    const current: unknown = filters[key];
    const value = values.find(value => value === current) ?? null;
    return choiceFilter({ key, ...texts, values, labelOf, value, onChange: chosen => change(key, chosen) });
  }

  const texts = { name: t('filter.sent.name'), anyLabel: t('filter.sent.any') };
  const sent = choice('sent', texts, yesNo, answer => t(`filter.sent.${answer}`));
  const days = (['from', 'to'] as const).map(key =>
    dayFilter({
      key,
      name: t(`filter.${key}`),
      day: filters[key],
      displayValue: day => t(`filter.${key}Day`, { day }),
      onChange: day => change(key, day),
    }),
  );
  return { choice, sent: { ...sent, isSecondary: true as const }, days };
}

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
function dayFilter({ key, name, day, displayValue, onChange }: DayFilterOptions): FieldFilter {
  return {
    key,
    name,
    displayValue: day && displayValue(day),
    onClear: () => onChange(null),
    field: <DayFilterField label={name} value={day} onChange={onChange} />,
    isSecondary: true,
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
