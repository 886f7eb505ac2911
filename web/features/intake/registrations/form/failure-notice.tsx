import { useTranslation } from 'react-i18next';
import type { CallError } from '../../../../platform/api/call-error.ts';
import { minutesToWait } from '../../../../platform/api/rate-limit-wait.ts';
import styles from '../../../../ui/plain/public-page.module.css';

export function FailureNotice({
  failure,
  organization,
}: {
  failure: CallError | undefined;
  organization: string;
}) {
  const { t } = useTranslation('registration');
  if (!failure) return <div role="alert" />;
  const waiting = minutesToWait(failure);
  const { code } = failure;
  const text =
    code === 'network.failed'
      ? t('failure.offline')
      : waiting
        ? t('failure.busy', { count: waiting })
        : code === 'registration.closed'
          ? t('failure.closed', { organization })
          : t('failure.other');
  return (
    <div role="alert" className={styles.failure}>
      {text}
    </div>
  );
}
