import { useNetwork } from '@mantine/hooks';
import { IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './prepared-day.module.css';

interface WaitingStatusProps {
  waiting: number;
  stuck: number;
  isSending: boolean;
}

export function WaitingStatus({ waiting, stuck, isSending }: WaitingStatusProps) {
  const { t } = useTranslation('preparedDay');
  const { online } = useNetwork();
  const Icon = waiting === 0 ? IconCloudCheck : online ? IconCloudUp : IconCloudOff;
  const text =
    waiting === 0
      ? t('status.sent')
      : isSending
        ? t('status.sending', { count: waiting })
        : t('status.waiting', { count: waiting });
  return (
    <span
      role="status"
      className={styles.status}
      data-tone={stuck > 0 ? 'attention' : waiting === 0 ? 'good' : undefined}
    >
      <Icon size={18} aria-hidden />
      {text}
      {stuck > 0 && ` · ${t('status.stuck', { count: stuck })}`}
    </span>
  );
}
