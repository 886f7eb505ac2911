import { Select, TagsInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { tagLength, tagsAtMost } from '../../shared/cases/schema.ts';
import { Locale } from '../../shared/fields.ts';
import { useFieldError } from '../i18n/use-field-error.ts';
import { LineField } from '../ui/line-field.tsx';
import type { CaseForm } from './use-case-form.ts';
import { optionsOf, useLocations } from './use-locations.ts';

export function AddressFields({ form }: { form: CaseForm }) {
  const { t } = useTranslation('cases');
  const fieldError = useFieldError();
  const { country, state } = form.values;
  const { countries, states } = useLocations(country);

  function chooseCountry(value: string | null): void {
    form.setFieldValue('country', value ?? '');
    form.setFieldValue('state', '');
  }

  return (
    <>
      <LineField label={t('field.address')} autoComplete="off" {...form.getInputProps('address')} />
      <LineField label={t('field.postalCode')} autoComplete="off" {...form.getInputProps('postalCode')} />
      <Select
        label={t('field.country')}
        placeholder={t('help.choose')}
        data={optionsOf(countries, country)}
        searchable
        clearable
        autoComplete="off"
        nothingFoundMessage={t('help.noneFound')}
        value={country || null}
        onChange={chooseCountry}
        error={fieldError(form.errors.country)}
      />
      <Select
        label={t('field.state')}
        placeholder={states.length > 0 ? t('help.choose') : undefined}
        data={optionsOf(states, state)}
        disabled={states.length === 0 && state === ''}
        searchable
        clearable
        autoComplete="off"
        nothingFoundMessage={t('help.noneFound')}
        value={state || null}
        onChange={value => form.setFieldValue('state', value ?? '')}
        error={fieldError(form.errors.state)}
      />
      <Select
        label={t('field.emailLanguage')}
        data={Locale.options.map(value => ({ value, label: t(`emailLanguage.${value}`) }))}
        {...form.getInputProps('emailLanguage')}
        error={fieldError(form.errors.emailLanguage)}
      />
    </>
  );
}

export function ParentFields({ form, who }: { form: CaseForm; who: 'father' | 'mother' }) {
  const { t } = useTranslation('cases');
  return (
    <>
      <LineField label={t('field.parentName')} autoComplete="off" {...form.getInputProps(`${who}.name`)} />
      <LineField
        label={t('field.parentTitle')}
        description={t('help.parentTitle')}
        autoComplete="off"
        {...form.getInputProps(`${who}.title`)}
      />
      <LineField
        label={t('field.parentEmail')}
        type="email"
        inputMode="email"
        autoComplete="off"
        {...form.getInputProps(`${who}.email`)}
      />
      <LineField
        label={t('field.mobile')}
        type="tel"
        autoComplete="off"
        {...form.getInputProps(`${who}.mobile`)}
      />
    </>
  );
}

export function SchoolFields({ form }: { form: CaseForm }) {
  const { t } = useTranslation('cases');
  const fieldError = useFieldError();
  const tagError = Object.keys(form.errors).find(path => path.startsWith('tags'));
  return (
    <>
      <LineField label={t('field.school')} autoComplete="off" {...form.getInputProps('school')} />
      <LineField label={t('field.grade')} autoComplete="off" {...form.getInputProps('grade')} />
      <TagsInput
        label={t('field.tags')}
        description={t('help.tags')}
        clearable
        acceptValueOnBlur
        maxLength={tagLength}
        maxTags={tagsAtMost}
        {...form.getInputProps('tags')}
        error={tagError && fieldError(form.errors[tagError])}
      />
    </>
  );
}
