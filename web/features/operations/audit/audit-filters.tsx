import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AuditKind } from '../../../../shared/features/operations/audit/schema.ts';
import { colleaguesQuery } from '../../../platform/lookups/colleagues.ts';
import { DateField } from '../../../ui/form/date-field.tsx';
import { readDate } from '../../../ui/form/plain-date.ts';
import { type FieldFilter, type Filter, FilterBar } from '../../../ui/list/filter-bar.tsx';
import type { Wanted } from './use-audit.ts';

interface AuditFiltersProps {
  wanted: Wanted;
  onChange: (changes: Partial<Wanted>) => void;
  onClear: () => void;
}

const anybody = 'all';

/** By whom, what kind of acts, on which days, about which record. */
export function AuditFilterBar({ wanted, onChange, onClear }: AuditFiltersProps) {
  const { t } = useTranslation('audit');
  const colleagues = useQuery(colleaguesQuery).data ?? [];
  const known = colleagues.map(({ id, fullName }) => ({ value: id, label: fullName }));
  const isUnknown = wanted.by !== null && !known.some(({ value }) => value === wanted.by);
  const person: Filter = {
    key: 'person',
    name: t('filter.person'),
    options: [
      { value: anybody, label: t('filter.anybody') },
      ...known,
      ...(isUnknown ? [{ value: String(wanted.by), label: t('filter.somebody') }] : []),
    ],
    value: wanted.by ?? anybody,
    usual: anybody,
    onChange: value => onChange({ by: value === anybody ? null : value }),
    isTerse: true,
  };
  const kind: Filter = {
    key: 'kind',
    name: t('filter.kind'),
    options: AuditKind.options.map(value => ({ value, label: t(`kind.${value}`) })),
    value: wanted.kind,
    usual: 'all',
    onChange: value => onChange({ kind: AuditKind.parse(value) }),
    isTerse: true,
  };
  const day = (name: 'from' | 'to'): FieldFilter => ({
    key: name,
    name: t(`filter.${name}`),
    shown: wanted[name],
    onClear: () => onChange({ [name]: null }),
    field: (
      <DateField
        label={t(`filter.${name}`)}
        value={wanted[name] ?? ''}
        onChange={text => onChange({ [name]: readDate(text) ?? null })}
      />
    ),
  });
  const record: FieldFilter = {
    key: 'record',
    name: t('filter.record'),
    shown: wanted.record,
    onClear: () => onChange({ record: null }),
    field: (
      <TextInput
        label={t('filter.recordId')}
        defaultValue={wanted.record ?? ''}
        onBlur={event => onChange({ record: event.currentTarget.value.trim() || null })}
      />
    ),
  };
  return <FilterBar filters={[person, kind, day('from'), day('to'), record]} onClear={onClear} />;
}
