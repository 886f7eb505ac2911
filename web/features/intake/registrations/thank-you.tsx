import { IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { readablePhone } from '../../../../shared/core/places/readable-phone.ts';
import type { PublicForm } from '../../../../shared/features/intake/registrations/schema.ts';
import { PlainButton } from '../../../ui/plain/plain-button.tsx';
import styles from '../../../ui/plain/public-page.module.css';

interface ThankYouProps {
  organization: NonNullable<PublicForm['organization']>;
  /** Starts the form for another child of the same family. */
  onAnother: () => void;
}

export function ThankYou({ organization: { name, phone }, onAnother }: ThankYouProps) {
  const { t } = useTranslation('registration');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    scrollTo(0, 0);
  }, []);
  return (
    <section className={styles.message}>
      <IconCircleCheck size={72} stroke={1.5} color="var(--brand)" aria-hidden />
      <h1 ref={heading} tabIndex={-1}>
        {t('thanks.title')}
      </h1>
      <p>{t('thanks.text', { organization: name })}</p>
      {phone && <p className={styles.soft}>{t('thanks.contact', { phone: readablePhone(phone) })}</p>}
      <PlainButton look="outline" onClick={onAnother}>
        {t('thanks.another')}
      </PlainButton>
    </section>
  );
}
