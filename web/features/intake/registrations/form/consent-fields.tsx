import { useTranslation } from 'react-i18next';
import { readableLanguage } from '../../../../../shared/core/languages.ts';
import { relationships } from '../../../../../shared/features/intake/registrations/relationships.ts';
import { useLanguage, useLocale } from '../../../../platform/i18n/use-locale.ts';
import { PlainCheckbox, PlainInput, PlainSelect } from '../../../../ui/plain/plain-field.tsx';
import styles from '../../../../ui/plain/public-page.module.css';
import { RichText } from '../../../../ui/text/rich-text.tsx';
import { changesOfRelationship, shownConsent } from '../registration-values.ts';
import type { FormPart } from './form-part.ts';
import { useFieldText } from './use-field-text.ts';

export function ConsentFields({ values, errors, form, onChange }: FormPart) {
  const { t } = useTranslation('registration');
  const text = useFieldText();
  const language = useLanguage();
  const locale = useLocale();
  const options = relationships.map(value => ({ value, label: t(`relationship.${value}`) }));
  return (
    <section className={styles.part}>
      <h2>{t('consent.title')}</h2>
      <PlainInput
        label={t('consent.by')}
        required
        autoComplete="name"
        value={values.consentBy}
        error={text(errors.consentBy)}
        onChange={consentBy => onChange({ consentBy })}
      />
      <PlainSelect
        label={t('consent.relationship')}
        required
        options={options}
        placeholder={t('choose')}
        value={values.relationship}
        error={text(errors.relationship)}
        onChange={relationship => onChange(changesOfRelationship(values.relationship, relationship))}
      />
      {form.terms.map(({ id, isRequired, texts }) => {
        const read = texts[readableLanguage(texts, locale)];
        if (!read) return null;
        const others = values.terms.filter(accepted => accepted !== id);
        return (
          <div key={id} className={styles.term}>
            <details>
              <summary>{t('consent.read', { title: read.title })}</summary>
              <RichText value={read.description} />
            </details>
            <PlainCheckbox
              label={t('consent.accept', { title: read.title })}
              required={isRequired}
              isChecked={values.terms.includes(id)}
              error={text(errors[`terms.${id}`] ?? (isRequired ? errors.terms : undefined))}
              onChange={isAccepted => onChange({ terms: isAccepted ? [...others, id] : others })}
            />
          </div>
        );
      })}
      <PlainCheckbox
        label={shownConsent(form, values.relationship, language).text}
        required
        isChecked={values.consents}
        error={text(errors.consents)}
        onChange={consents => onChange({ consents })}
      />
    </section>
  );
}
