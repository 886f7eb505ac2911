import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AuditKind } from '../../../../shared/features/operations/audit/schema.ts';
import { useParseDate } from '../../../platform/i18n/date-settings.ts';
import { colleaguesQuery } from '../../../platform/lookups/colleagues.ts';
import { DateField } from '../../../ui/form/date-field.tsx';
import type { FieldFilter, Filter } from '../../../ui/list/filters/filter.ts';
import type { AuditQuery } from './use-audit.ts';

const anyValue = 'all';

export function useAuditFilterBar(
  filters: AuditQuery,
  onChange: (changes: Partial<AuditQuery>) => void,
): (Filter | FieldFilter)[] {
  const { t } = useTranslation('audit');
  const parseDate = useParseDate();
  const colleagues = useQuery(colleaguesQuery).data ?? [];
  const known = colleagues.map(({ id, fullName }) => ({ value: id, label: fullName }));
  const isUnknown = filters.by !== null && !known.some(({ value }) => value === filters.by);
  const person: Filter = {
    key: 'person',
    name: t('filter.person'),
    options: [
      { value: anyValue, label: t('filter.anybody') },
      ...known,
      ...(isUnknown ? [{ value: String(filters.by), label: t('filter.somebody') }] : []),
    ],
    value: filters.by ?? anyValue,
    defaultValue: anyValue,
    onChange: value => onChange({ by: value === anyValue ? null : value }),
    isCompact: true,
  };
  const kind: Filter = {
    key: 'kind',
    name: t('filter.kind'),
    options: AuditKind.options.map(value => ({ value, label: t(`kind.${value}`) })),
    value: filters.kind,
    defaultValue: 'all',
    onChange: value => onChange({ kind: AuditKind.parse(value) }),
    isCompact: true,
  };
  const day = (name: 'from' | 'to'): FieldFilter => ({
    key: name,
    name: t(`filter.${name}`),
    displayValue: filters[name],
    onClear: () => onChange({ [name]: null }),
    field: (
      <DateField
        label={t(`filter.${name}`)}
        value={filters[name] ?? ''}
        onChange={text => onChange({ [name]: parseDate(text) ?? null })}
      />
    ),
  });
  const record: FieldFilter = {
    key: 'record',
    name: t('filter.record'),
    displayValue: filters.record,
    onClear: () => onChange({ record: null }),
    field: (
      <TextInput
        label={t('filter.recordId')}
        defaultValue={filters.record ?? ''}
        onBlur={event => onChange({ record: event.currentTarget.value.trim() || null })}
      />
    ),
  };
  return [person, kind, day('from'), day('to'), record];
}
