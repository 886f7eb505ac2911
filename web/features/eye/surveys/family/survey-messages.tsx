import { IconLinkOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { readablePhone } from '../../../../../shared/core/places/readable-phone.ts';
import type { PublicOrganization } from '../../../../ui/plain/public-frame.tsx';
import { PublicClosed, PublicThanks } from '../../../../ui/plain/public-message.tsx';
import styles from '../../../../ui/plain/public-page.module.css';

interface AnswersSentProps {
  organization: PublicOrganization;
  /** Whether the organisation has earlier answers, which the family may have changed since. */
  isEarlier?: boolean;
}

/** Thanks the family for the answers; also shown when the link is opened again. */
export function AnswersSent({ organization: { name, phone }, isEarlier = false }: AnswersSentProps) {
  const { t } = useTranslation('questionnaire');
  return (
    <PublicThanks
      title={t('thanks.title')}
      text={t('thanks.text', { organization: name })}
      {...(isEarlier && { detail: t('thanks.earlier') })}
      contact={phone && t('thanks.contact', { phone: readablePhone(phone) })}
    >
      <p className={styles.soft}>{t('thanks.leave')}</p>
    </PublicThanks>
  );
}

/** Says that the link is invalid, with the organisation's phone number if known. */
export function AnswerClosed({ phone }: { phone: string | null }) {
  const { t } = useTranslation('questionnaire');
  return (
    <PublicClosed
      picture={<IconLinkOff size={72} stroke={1.5} color="var(--brand)" aria-hidden />}
      title={t('invalid.title')}
      text={t('invalid.text')}
      ask={t('invalid.ask')}
      phone={phone}
      call={number => t('invalid.call', { phone: readablePhone(number) })}
    />
  );
}
