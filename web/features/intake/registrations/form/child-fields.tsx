import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ageOn } from '../../../../../shared/core/age.ts';
import { languages } from '../../../../../shared/core/languages.ts';
import { maxGenderTextLength } from '../../../../../shared/core/limits.ts';
import { dateIn } from '../../../../../shared/core/reading/read-date.ts';
import { genderChoices, ownGender } from '../../../../../shared/features/cases/cases/gender-choices.ts';
import { useCalendarDates } from '../../../../platform/i18n/use-calendar-dates.ts';
import { useLanguage } from '../../../../platform/i18n/use-locale.ts';
import { PlainChoice, PlainInput } from '../../../../ui/plain/plain-field.tsx';
import styles from '../../../../ui/plain/public-page.module.css';
import type { FormPart } from './form-part.ts';
import { useFieldText } from './use-field-text.ts';

export function ChildFields({ values, errors, form, onChange }: FormPart) {
  const { t } = useTranslation(['registration', 'ui']);
  const text = useFieldText();
  return (
    <section className={styles.part}>
      <div>
        <h2>{t('child.title')}</h2>
        <p className={styles.soft}>{t('child.lead')}</p>
      </div>
      <PlainInput
        label={t('child.fullName')}
        required
        autoComplete="off"
        value={values.fullName}
        error={text(errors.fullName)}
        onChange={fullName => onChange({ fullName })}
      />
      <BirthDate {...{ values, errors, form, onChange }} />
      <PlainChoice
        label={t('child.gender')}
        required
        options={genderChoices.map(value => ({ value, label: t(`ui:gender.${value}`) }))}
        value={values.gender}
        error={text(errors.gender)}
        onChange={gender => onChange({ gender })}
      />
      {values.gender === ownGender && (
        <PlainInput
          label={t('child.genderText')}
          required
          autoComplete="off"
          value={values.genderText}
          error={text(errors.genderText, maxGenderTextLength)}
          onChange={genderText => onChange({ genderText })}
        />
      )}
    </section>
  );
}

/** Accepts a birth date in common formats; on blur, shows it in words, so that day and month are clear. */
function BirthDate({ values: { birthDate }, errors, form, onChange }: FormPart) {
  const { t } = useTranslation(['registration', 'ui']);
  const text = useFieldText();
  const { longDate } = useCalendarDates();
  const { gap } = languages[useLanguage()];
  const [isTyping, setTyping] = useState(false);
  const date = dateIn(birthDate, { order: form.dateOrder, isBirth: true });
  const age = date && ageOn(date, new Intl.DateTimeFormat('en-CA', { dateStyle: 'short' }).format());
  return (
    <PlainInput
      label={t('child.birthDate')}
      required
      autoComplete="off"
      placeholder={t(`ui:date.placeholder.${form.dateOrder}`)}
      help={date && age ? `${longDate(date)} · ${ageText(age)}` : undefined}
      value={birthDate}
      error={isTyping ? undefined : text(errors.birthDate)}
      onChange={typed => {
        setTyping(true);
        onChange({ birthDate: typed });
      }}
      onBlur={() => setTyping(false)}
    />
  );

  function ageText({ years, months }: { years: number; months: number }): string {
    const parts = [
      t('child.years', { count: years }),
      ...(months > 0 ? [t('child.months', { count: months })] : []),
    ];
    return parts.join(gap);
  }
}
