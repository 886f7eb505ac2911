import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { regionalTags } from '../../../../../shared/core/languages.ts';
import { countryCodes } from '../../../../../shared/core/places/countries.ts';
import { countryNames } from '../../../../../shared/core/places/country-names.ts';
import { hasPostalCodes } from '../../../../../shared/core/places/postal-codes.ts';
import { useLanguage, useLocale, useScript } from '../../../../platform/i18n/use-locale.ts';
import { PlainInput, PlainSelect } from '../../../../ui/plain/plain-field.tsx';
import styles from '../../../../ui/plain/public-page.module.css';
import type { FormPart } from './form-part.ts';
import { useFieldText } from './use-field-text.ts';

/** Fields for the family's contact and address. Asks for a state only in the organisation's country. */
export function ContactFields({ values, errors, form, onChange }: FormPart) {
  const { t } = useTranslation('registration');
  const text = useFieldText();
  const lang = useLocale();
  const script = useScript();
  const countries = useCountries(regionalTags[useLanguage()]);
  const ofParents = [values.mother, values.father];
  const hasParentEmail = ofParents.some(({ email }) => email.trim() !== '');
  const hasParentPhone = ofParents.some(({ mobile }) => mobile.trim() !== '');
  const written = lang === 'en' ? 'en' : script;
  const states = form.states.map(state => ({ value: state.id, label: state[written] }));
  return (
    <section className={styles.part}>
      <h2>
        {t('contact.title')} <small>{t('contact.oneNeeded')}</small>
      </h2>
      <PlainInput
        label={t('contact.email')}
        help={t(hasParentEmail ? 'contact.otherEmailHelp' : 'contact.emailHelp')}
        type="email"
        autoComplete="email"
        value={values.contactEmail}
        error={text(errors.contactEmail)}
        onChange={contactEmail => onChange({ contactEmail })}
      />
      <PlainInput
        label={t('contact.mobile')}
        help={t(hasParentPhone ? 'contact.otherMobileHelp' : 'contact.mobileHelp')}
        type="tel"
        autoComplete="tel"
        value={values.mobile}
        error={text(errors.mobile)}
        onChange={mobile => onChange({ mobile })}
      />
      <PlainInput
        label={t('contact.address')}
        autoComplete="street-address"
        value={values.address}
        error={text(errors.address)}
        onChange={address => onChange({ address })}
      />
      <PlainSelect
        label={t('contact.country')}
        autoComplete="country"
        options={countries}
        placeholder={t('choose')}
        value={values.country}
        error={text(errors.country)}
        onChange={country => onChange({ country, state: '' })}
      />
      {values.country === form.country && states.length > 0 && (
        <PlainSelect
          label={t('contact.state')}
          options={states}
          placeholder={t('choose')}
          value={values.state}
          error={text(errors.state)}
          onChange={state => onChange({ state })}
        />
      )}
      {(hasPostalCodes(values.country) || values.postalCode !== '') && (
        <PlainInput
          label={t('contact.postalCode')}
          autoComplete="postal-code"
          value={values.postalCode}
          error={text(errors.postalCode)}
          onChange={postalCode => onChange({ postalCode })}
        />
      )}
    </section>
  );
}

function useCountries(language: string) {
  return useMemo(() => {
    const nameOf = countryNames(language);
    const { compare } = new Intl.Collator(language);
    return countryCodes
      .map(value => ({ value, label: nameOf(value) }))
      .sort((a, b) => compare(a.label, b.label));
  }, [language]);
}
