import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Gender } from '../../shared/cases/schema.ts';
import { useFieldError } from '../i18n/use-field-error.ts';
import { DateField } from '../ui/date-field.tsx';
import { LineField } from '../ui/line-field.tsx';
import { useAge } from './use-age.ts';
import type { CaseForm } from './use-case-form.ts';

/** Who the child is. */
export function ChildFields({ form }: { form: CaseForm }) {
  const { t } = useTranslation('cases');
  const fieldError = useFieldError();
  const { today, long } = useAge();
  const { birthDate, gender } = form.values;
  return (
    <>
      <LineField
        label={t('field.fullName')}
        required
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('fullName')}
      />
      <LineField
        label={t('field.otherName')}
        description={t('help.otherName')}
        {...form.getInputProps('otherName')}
      />
      <DateField
        label={t('field.birthDate')}
        description={long(birthDate)}
        latest={today}
        {...form.getInputProps('birthDate')}
      />
      <Select
        label={t('field.gender')}
        placeholder={t('help.choose')}
        data={Gender.options.map(value => ({ value, label: t(`gender.${value}`) }))}
        clearable
        {...form.getInputProps('gender')}
        value={gender || null}
        onChange={value => form.setFieldValue('gender', value ?? '')}
        error={fieldError(form.errors.gender)}
      />
    </>
  );
}

/** How the family is reached. */
export function ContactFields({ form }: { form: CaseForm }) {
  const { t } = useTranslation('cases');
  return (
    <>
      <LineField
        label={t('field.contactEmail')}
        type="email"
        inputMode="email"
        autoComplete="off"
        {...form.getInputProps('contactEmail')}
      />
      <LineField
        label={t('field.mobile')}
        description={t('help.mobile')}
        type="tel"
        autoComplete="off"
        {...form.getInputProps('mobile')}
      />
    </>
  );
}
