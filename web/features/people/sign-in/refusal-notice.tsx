import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Refusal } from './choose-organization.ts';
import styles from './login-form.module.css';

export function RefusalNotice({ refusal }: { refusal: Refusal | undefined }) {
  const { t } = useTranslation('session');
  const { t: error } = useTranslation('errors');
  return refusal ? (
    <p role="alert" className={styles.refusal}>
      <IconAlertTriangle size={20} aria-hidden />
      {refusal === 'invited' ? t('invited') : error(refusal as 'session.expired')}
    </p>
  ) : null;
}
