import { useTranslation } from 'react-i18next';
import { yesNo } from '../../../platform/routing/url-filters.ts';
import { choiceFilter } from './choice-filter.ts';
import { dayFilter } from './day-filter.tsx';

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
