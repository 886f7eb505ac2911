import { useTranslation } from 'react-i18next';
import type { RichText as RichTextValue } from '../../../../../shared/core/rich-text.ts';
import { relationships } from '../../../../../shared/features/intake/registrations/relationships.ts';
import { PlainCheckbox, PlainInput, PlainSelect } from '../../../../ui/plain/plain-field.tsx';
import { RichText } from '../../../../ui/text/rich-text.tsx';
import styles from '../registration.module.css';
import type { FormPart } from './form-part.ts';
import { useFieldText } from './use-field-text.ts';

/** Who consents, to what, and the terms in full. */
export function ConsentFields({ values, errors, form, onChange, organization }: FormPart & { organization: string }) {
  const { t } = useTranslation('registration');
  const text = useFieldText();
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
        onChange={relationship => onChange({ relationship })}
      />
      {form.terms.map(term => (
        <div key={term.id} className={styles.term}>
          <details>
            <summary>{t('consent.read', { title: term.title })}</summary>
            <RichText value={term.description as RichTextValue} />
          </details>
          <PlainCheckbox
            label={t('consent.accept', { title: term.title })}
            required={term.required}
            isChecked={values.terms.includes(term.id)}
            error={text(errors[`terms.${term.id}`] ?? (term.required ? errors.terms : undefined))}
            onChange={isAccepted =>
              onChange({
                terms: isAccepted
                  ? [...values.terms, term.id]
                  : values.terms.filter(id => id !== term.id),
              })
            }
          />
        </div>
      ))}
      <PlainCheckbox
        label={t('consent.agree', { organization })}
        required
        isChecked={values.consents}
        error={text(errors.consents)}
        onChange={consents => onChange({ consents })}
      />
    </section>
  );
}
