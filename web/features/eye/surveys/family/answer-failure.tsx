import { useTranslation } from 'react-i18next';
import type { CallError } from '../../../../platform/api/call-error.ts';
import styles from '../../../../ui/plain/public-page.module.css';

/** Why the answers could not be sent, and that nothing is lost. */
export function AnswerFailure({ failure }: { failure: CallError | undefined }) {
  const { t } = useTranslation('questionnaire');
  if (!failure) return <div role="alert" />;
  const { code, retryAfter = 60 } = failure;
  const text =
    code === 'network.failed'
      ? t('failure.offline')
      : code === 'rate.limited'
        ? t('failure.busy', { count: Math.ceil(retryAfter / 60) })
        : t('failure.other');
  return (
    <div role="alert" className={styles.failure}>
      {text}
    </div>
  );
}
