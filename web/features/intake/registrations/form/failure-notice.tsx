import { useTranslation } from 'react-i18next';
import type { CallError } from '../../../../platform/api/call-error.ts';
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
  const { code, retryAfter = 60 } = failure;
  const minutes = Math.ceil(retryAfter / 60);
  const text =
    code === 'network.failed'
      ? t('failure.offline')
      : code === 'rate.limited'
        ? t('failure.busy', { count: minutes })
        : code === 'registration.closed'
          ? t('failure.closed', { organization })
          : t('failure.other');
  return (
    <div role="alert" className={styles.failure}>
      {text}
    </div>
  );
}
