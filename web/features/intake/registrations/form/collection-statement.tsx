import { IconShieldCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { readablePhone } from '../../../../../shared/core/places/readable-phone.ts';
import type { PublicForm } from '../../../../../shared/features/intake/registrations/schema.ts';
import { useLocale } from '../../../../platform/i18n/use-locale.ts';
import styles from '../../../../ui/plain/public-page.module.css';

/** What is collected, for what, who reads it and whom to ask, above everything that is asked. */
export function CollectionStatement({
  organization: { name, phone },
}: {
  organization: NonNullable<PublicForm['organization']>;
}) {
  const { t } = useTranslation('registration');
  const lang = useLocale();
  const contact = phone
    ? t('statement.contact', { organization: name, phone: readablePhone(phone) })
    : t('statement.contactWithoutPhone', { organization: name });
  return (
    <section className={styles.statement}>
      <h2>
        <IconShieldCheck size={22} aria-hidden />
        {t('statement.title')}
      </h2>
      <p>
        {t('statement.text', { organization: name })}
        {lang === 'en' && ' '}
        {contact}
      </p>
      <details>
        <summary>{t('statement.more')}</summary>
        {(['what', 'why', 'who', 'howLong', 'rights'] as const).map(part => (
          <p key={part}>{t(`statement.${part}`, { organization: name })}</p>
        ))}
      </details>
    </section>
  );
}
