import { useTranslation } from 'react-i18next';
import { genderChoices, ownGender } from '../../../../../shared/features/cases/cases/gender-choices.ts';
import { useParseDate } from '../../../../platform/i18n/date-settings.ts';
import { DateField } from '../../../../ui/form/date-field.tsx';
import { LineField } from '../../../../ui/form/line-field.tsx';
import { PhoneField } from '../../../../ui/form/phone-field.tsx';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import { useAge } from '../use-age.ts';
import type { CaseForm } from './use-case-form.ts';

export function ChildFields({ form }: { form: CaseForm }) {
  const { t } = useTranslation(['cases', 'ui']);
  const { today, long } = useAge();
  const { gender, genderText } = form.values;
  /** Parses the birth date during typing. Parsing on blur would shift the layout under the user's click. */
  const birthDate = useParseDate()(form.values.birthDate);
  return (
    <>
      <LineField
        label={t('field.fullName')}
        required
        autoComplete="off"
        data-autofocus
        isPrinted
        {...form.getInputProps('fullName')}
      />
      <LineField
        label={t('field.otherName')}
        description={t('help.otherName')}
        isPrinted
        {...form.getInputProps('otherName')}
      />
      <DateField
        label={t('field.birthDate')}
        isBirth
        description={long(birthDate ?? null)}
        latest={today}
        {...form.getInputProps('birthDate')}
      />
      <SelectField
        label={t('field.gender')}
        options={genderChoices.map(value => ({ value, label: t(`ui:gender.${value}`) }))}
        allowDeselect={false}
        {...form.getInputProps('gender')}
      />
      {(gender === ownGender || genderText !== '') && (
        <LineField
          label={t('field.genderText')}
          description={t('help.genderText')}
          autoComplete="off"
          isPrinted
          {...form.getInputProps('genderText')}
        />
      )}
    </>
  );
}

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
      <PhoneField label={t('field.mobile')} {...form.getInputProps('mobile')} />
    </>
  );
}
