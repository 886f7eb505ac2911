import { useTranslation } from 'react-i18next';
import { type LanguageTag, languageTag } from '../../../../../shared/core/languages.ts';
import { hasPostalCodes } from '../../../../../shared/core/places/postal-codes.ts';
import {
  type FamilyKind,
  guardianRelationships,
} from '../../../../../shared/features/cases/cases/family.schema.ts';
import {
  maxFileNumberLength,
  maxTagLength,
  maxTags,
} from '../../../../../shared/features/cases/cases/schema.ts';
import { useSession } from '../../../../platform/auth/session.ts';
import { localeAndScriptOf, writtenLanguages } from '../../../../platform/i18n/written-languages.ts';
import { toSelectOptions, useLocations } from '../../../../platform/lookups/use-locations.ts';
import { LineField } from '../../../../ui/form/line-field.tsx';
import { PhoneField } from '../../../../ui/form/phone-field.tsx';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import { TagsField } from '../../../../ui/form/tags-field.tsx';
import type { CaseForm } from './use-case-form.ts';

export function AddressFields({ form }: { form: CaseForm }) {
  const { t } = useTranslation('cases');
  const { country, state, postalCode, emailLanguage, emailScript } = form.values;
  const defaultScript = useSession().organization?.script ?? 'simplified';
  const { countries, states } = useLocations(country);

  function chooseCountry(value: string): void {
    form.setFieldValue('country', value);
    form.setFieldValue('state', '');
  }

  /** Stores null if the chosen Chinese script is the organisation's, so that emails follow that setting. */
  function chooseWrittenLanguage(written: LanguageTag): void {
    const { language, script } = localeAndScriptOf(written, emailScript ?? defaultScript);
    form.setValues({ emailLanguage: language, emailScript: script === defaultScript ? null : script });
  }

  return (
    <>
      <LineField label={t('field.address')} autoComplete="off" {...form.getInputProps('address')} />
      <SelectField
        label={t('field.country')}
        options={toSelectOptions(countries, country)}
        searchable
        clearable
        {...form.getInputProps('country')}
        onChange={chooseCountry}
      />
      {(states.length > 0 || state !== '') && (
        <SelectField
          label={t('field.state')}
          options={toSelectOptions(states, state)}
          searchable
          clearable
          {...form.getInputProps('state')}
        />
      )}
      {(hasPostalCodes(country) || postalCode !== '') && (
        <LineField label={t('field.postalCode')} autoComplete="off" {...form.getInputProps('postalCode')} />
      )}
      <SelectField
        label={t('field.emailLanguage')}
        options={writtenLanguages}
        allowDeselect={false}
        value={languageTag(emailLanguage, emailScript ?? defaultScript)}
        onChange={written => chooseWrittenLanguage(written as LanguageTag)}
      />
    </>
  );
}

interface ParentFieldsProps {
  form: CaseForm;
  who: FamilyKind;
  /** Label of the name, if no heading says whose it is. */
  nameLabel?: string;
}

export function ParentFields({ form, who, nameLabel }: ParentFieldsProps) {
  const { t } = useTranslation('cases');
  const relationships = guardianRelationships.map(value => ({ value, label: t(`relationship.${value}`) }));
  return (
    <>
      {who === 'guardian' && (
        <SelectField
          label={t('field.relationship')}
          options={relationships}
          allowDeselect={false}
          {...form.getInputProps('guardian.relationship')}
        />
      )}
      <LineField
        label={nameLabel ?? t('field.parentName')}
        autoComplete="off"
        {...form.getInputProps(`${who}.name`)}
      />
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
      <PhoneField label={t('field.mobile')} {...form.getInputProps(`${who}.mobile`)} />
    </>
  );
}

export function SchoolFields({ form }: { form: CaseForm }) {
  const { t } = useTranslation('cases');
  const tagError = Object.keys(form.errors).find(path => path.startsWith('tags'));
  return (
    <>
      <LineField
        label={t('field.fileNumber')}
        description={t('help.fileNumber')}
        autoComplete="off"
        limit={maxFileNumberLength}
        {...form.getInputProps('fileNumber')}
      />
      <LineField label={t('field.school')} autoComplete="off" {...form.getInputProps('school')} />
      <LineField label={t('field.grade')} autoComplete="off" {...form.getInputProps('grade')} />
      <TagsField
        label={t('field.tags')}
        maxLength={maxTagLength}
        maxTags={maxTags}
        {...form.getInputProps('tags')}
        error={tagError && form.errors[tagError]}
      />
    </>
  );
}
