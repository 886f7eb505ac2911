import { IconCircleCheck, IconLinkOff, IconPhone } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { readablePhone } from '../../../../../shared/core/places/readable-phone.ts';
import { PlainLinkButton } from '../../../../ui/plain/plain-button.tsx';
import type { PublicOrganization } from '../../../../ui/plain/public-frame.tsx';
import styles from '../../../../ui/plain/public-page.module.css';

/** Thanks for answers, also for whoever opens the link again. */
export function AnswersSent({ organization: { name, phone } }: { organization: PublicOrganization }) {
  const { t } = useTranslation('questionnaire');
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
      <p className={styles.soft}>{t('thanks.leave')}</p>
    </section>
  );
}

/** Says that a link opens nothing, and whom to ask where that may be known. */
export function AnswerClosed({ phone }: { phone: string | null }) {
  const { t } = useTranslation('questionnaire');
  return (
    <section className={styles.message}>
      <IconLinkOff size={72} stroke={1.5} color="var(--brand)" aria-hidden />
      <h1>{t('invalid.title')}</h1>
      <p className={styles.soft}>{t('invalid.text')}</p>
      <p>{t('invalid.ask')}</p>
      {phone && (
        <PlainLinkButton href={`tel:${phone}`}>
          <IconPhone size={20} aria-hidden />
          {t('invalid.call', { phone: readablePhone(phone) })}
        </PlainLinkButton>
      )}
    </section>
  );
}
