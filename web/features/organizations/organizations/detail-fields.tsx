import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { toSelectOptions, useLocations } from '../../../platform/lookups/use-locations.ts';
import { LineField } from '../../../ui/form/line-field.tsx';
import { PhoneField } from '../../../ui/form/phone-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import layout from '../../../ui/layout/layout.module.css';
import type { DetailValues } from './organization-values.ts';

export function AddressFields<Values extends DetailValues>({ form }: { form: UseFormReturnType<Values> }) {
  const { t } = useTranslation('organizations');
  const { country, state } = form.values;
  const { countries, states } = useLocations(country);

  function chooseCountry(value: string): void {
    form.getInputProps('country').onChange(value);
    form.getInputProps('state').onChange('');
  }

  return (
    <>
      <SelectField
        label={t('field.country')}
        required
        options={toSelectOptions(countries, country)}
        searchable
        {...form.getInputProps('country')}
        onChange={chooseCountry}
      />
      <SelectField
        label={t('field.state')}
        options={toSelectOptions(states, state)}
        disabled={states.length === 0 && state === ''}
        searchable
        clearable
        {...form.getInputProps('state')}
      />
      <LineField label={t('field.postalCode')} autoComplete="off" {...form.getInputProps('postalCode')} />
      <PhoneField label={t('field.officeNumber')} {...form.getInputProps('officeNumber')} />
      <div className={layout.allColumns}>
        <TextField
          label={t('field.billingAddress')}
          description={t('help.billingAddress')}
          minRows={2}
          autoComplete="off"
          isPrinted
          {...form.getInputProps('billingAddress')}
        />
      </div>
    </>
  );
}
