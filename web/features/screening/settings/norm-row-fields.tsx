import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { bands } from '../../../../shared/features/screening/screenings/bands.ts';
import { LineField } from '../../../ui/form/line-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import type { RowValues } from './norm-values.ts';
import styles from './settings.module.css';

interface NormRowFieldsProps {
  number: number;
  propsOf: (name: Exclude<keyof RowValues, 'key'>) => object;
  onRemove: (() => void) | undefined;
}

export function NormRowFields({ number, propsOf, onRemove }: NormRowFieldsProps) {
  const { t } = useTranslation(['screeningSettings', 'learning']);
  const line = (name: 'ageFrom' | 'ageTo' | 'grade' | 'low' | 'typical' | 'high') => (
    <LineField label={t(`row.${name}`)} autoComplete="off" inputMode="text" {...propsOf(name)} />
  );
  const any = { clearable: true, placeholder: t('row.any') };
  return (
    <li>
      <fieldset className={styles.row}>
        <legend>{t('row.number', { number })}</legend>
        <SelectField
          label={t('row.band')}
          {...any}
          options={bands.map(value => ({ value, label: t(`learning:band.${value}`) }))}
          {...propsOf('band')}
        />
        {line('ageFrom')}
        {line('ageTo')}
        <SelectField
          label={t('row.sex')}
          {...any}
          options={(['female', 'male'] as const).map(value => ({ value, label: t(`row.${value}`) }))}
          {...propsOf('sex')}
        />
        {line('grade')}
        {line('low')}
        {line('typical')}
        {line('high')}
        {onRemove && (
          <ActionIcon
            className={styles.remove}
            size={44}
            variant="subtle"
            color="gray"
            aria-label={t('row.remove', { number })}
            onClick={onRemove}
          >
            <IconTrash size={20} aria-hidden />
          </ActionIcon>
        )}
      </fieldset>
    </li>
  );
}
