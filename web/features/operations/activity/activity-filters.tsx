import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ActivityKind } from '../../../../shared/features/cases/analytics/activity.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useParseDate } from '../../../platform/i18n/date-settings.ts';
import { colleaguesQuery } from '../../../platform/lookups/colleagues.ts';
import { DateField } from '../../../ui/form/date-field.tsx';
import styles from './activity.module.css';
import type { ActivityChoice } from './use-activity.ts';

interface ActivityFiltersProps {
  choice: ActivityChoice;
  onChange: (changes: Partial<ActivityChoice>) => void;
}

export function ActivityFilters({ choice: { kind, by, from }, onChange }: ActivityFiltersProps) {
  const { t } = useTranslation('dashboard');
  const { modules } = useSession();
  const parseDate = useParseDate();
  const colleagues = useQuery(colleaguesQuery).data ?? [];
  const hasEye = modules.some(({ module, status }) => module === 'eye' && status === 'granted');
  const kinds = ActivityKind.options.filter(value => value !== 'eye' || hasEye);
  return (
    <div className={styles.filters}>
      <Select
        label={t('activity.what')}
        data={kinds.map(value => ({ value, label: t(`activity.kind.${value}`) }))}
        value={kind}
        allowDeselect={false}
        onChange={value => onChange({ kind: ActivityKind.parse(value) })}
      />
      <Select
        label={t('activity.who')}
        placeholder={t('activity.everybody')}
        data={colleagues.map(({ id, fullName }) => ({ value: id, label: fullName }))}
        value={by}
        clearable
        searchable
        onChange={value => onChange({ by: value })}
      />
      <DateField
        label={t('activity.from')}
        value={from ?? ''}
        onChange={text => onChange({ from: parseDate(text) ?? null })}
      />
    </div>
  );
}
