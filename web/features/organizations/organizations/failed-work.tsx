import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useInstants } from '../../../platform/i18n/use-instants.ts';
import { PageLoading } from '../../../ui/layout/page-loading.tsx';
import { EmptyList, ListFailure } from '../../../ui/list/list-states.tsx';
import styles from '../../../ui/list/request-list.module.css';
import { platformQuery } from './queries.ts';

function FailedWork() {
  const { t } = useTranslation('organizations');
  const errorText = useErrorText();
  const { instant } = useInstants();
  const { data, error, refetch } = useQuery(platformQuery);
  if (error && !data) return <ListFailure text={errorText(error)} onRetry={refetch} />;
  if (!data) return <PageLoading />;
  if (data.failed.length === 0)
    return <EmptyList title={t('failedWork.none')} text={t('failedWork.noneText')} />;
  return (
    <>
      <p>{t('failedWork.text')}</p>
      <ul className={styles.requests}>
        {data.failed.map(({ work, organization, at }) => (
          <li key={`${work} ${organization} ${at}`}>
            <div>
              <b>{t(`failedWork.work.${work}`)}</b>
              <p dir="auto">
                {t('requests.at', {
                  organization: organization ?? t('failedWork.platform'),
                  when: instant(at),
                })}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

export { FailedWork as Component };
