import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainButton } from '../../../../ui/plain/plain-button.tsx';
import { PlainInput } from '../../../../ui/plain/plain-field.tsx';
import styles from '../../../../ui/plain/public-page.module.css';
import type { ParentValues } from '../registration-values.ts';
import type { FormPart } from './form-part.ts';
import { useFieldText } from './use-field-text.ts';

const parents = ['mother', 'father'] as const;
type Parent = (typeof parents)[number];

const isFilledIn = (parent: ParentValues) => Object.values(parent).some(Boolean);

/** Fields for the parents, which are optional; they open on demand. */
export function ParentFields(part: FormPart) {
  const { t } = useTranslation('registration');
  const { values } = part;
  const [opened, setOpened] = useState<Parent[]>([]);
  const shown = parents.filter(who => opened.includes(who) || isFilledIn(values[who]));
  return (
    <section className={styles.part}>
      <h2>
        {t('parents.title')} <small>{t('parents.optional')}</small>
      </h2>
      {shown.map(who => (
        <OneParent key={who} who={who} {...part} />
      ))}
      <div className={styles.adders}>
        {parents
          .filter(who => !shown.includes(who))
          .map(who => (
            <PlainButton key={who} look="link" onClick={() => setOpened([...opened, who])}>
              <IconPlus size={20} aria-hidden />
              {t(`parents.add.${who}`)}
            </PlainButton>
          ))}
      </div>
    </section>
  );
}

function OneParent({ who, values, errors, onChange }: FormPart & { who: Parent }) {
  const { t } = useTranslation('registration');
  const text = useFieldText();
  const change = (changes: Partial<ParentValues>) => onChange({ [who]: { ...values[who], ...changes } });
  /** The father gets the receipt only if the mother has no address. */
  const isForReceipt = who === 'mother' || values.mother.email.trim() === '';
  return (
    <>
      <PlainInput
        label={t(`parents.name.${who}`)}
        value={values[who].name}
        error={text(errors[`${who}.name`])}
        onChange={name => change({ name })}
      />
      <PlainInput
        label={t(`parents.titleOf.${who}`)}
        help={t('parents.titleHelp')}
        value={values[who].title}
        error={text(errors[`${who}.title`])}
        onChange={title => change({ title })}
      />
      <PlainInput
        label={t(`parents.email.${who}`)}
        help={isForReceipt ? t('parents.emailHelp') : undefined}
        type="email"
        value={values[who].email}
        error={text(errors[`${who}.email`])}
        onChange={email => change({ email })}
      />
      <PlainInput
        label={t(`parents.mobile.${who}`)}
        help={t('contact.mobileHelp')}
        type="tel"
        value={values[who].mobile}
        error={text(errors[`${who}.mobile`])}
        onChange={mobile => change({ mobile })}
      />
    </>
  );
}
