import { Checkbox } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { modules } from '../../../../shared/core/permissions.ts';
import { DateField } from '../../../ui/form/date-field.tsx';
import { NumberField } from '../../../ui/form/number-field.tsx';
import layout from '../../../ui/layout/layout.module.css';
import type { LicenceValues } from './organization-values.ts';
import styles from './organizations.module.css';

interface LicenceFieldsProps<Values extends LicenceValues> {
  form: UseFormReturnType<Values>;
  taken?: number;
}

export function LicenceFields<Values extends LicenceValues>({ form, taken }: LicenceFieldsProps<Values>) {
  const { t } = useTranslation(['organizations', 'licences']);
  return (
    <>
      <NumberField
        label={t('field.seats')}
        description={taken === undefined ? t('help.seats') : t('help.seatsTaken', { count: taken })}
        required
        {...form.getInputProps('seats')}
        value={form.values.seats}
      />
      <DateField
        label={t('field.endsOn')}
        description={t('help.endsOn')}
        required
        {...form.getInputProps('endsOn')}
      />
      <Checkbox.Group
        className={layout.allColumns}
        label={t('field.modules')}
        description={t('help.modules')}
        {...form.getInputProps('modules')}
      >
        <div className={styles.choices}>
          {modules.map(module => (
            <Checkbox key={module} value={module} label={t(`licences:module.${module}`)} />
          ))}
        </div>
      </Checkbox.Group>
    </>
  );
}
