import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { WaitingCertificate } from '../../../../shared/features/people/certificates/schema.ts';
import { useDates } from '../../../platform/i18n/use-dates.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useUrlState } from '../../../platform/routing/use-url-state.ts';
import { EmptyList, ListFailure } from '../../../ui/list/list-states.tsx';
import { LoadMore } from '../../../ui/list/load-more.tsx';
import styles from '../../../ui/list/request-list.module.css';
import { CertificateDialog } from './certificate-dialog.tsx';
import { waitingCertificatesQuery } from './queries.ts';

/** Certificates awaiting verification, oldest first; the URL names the open one. */
function CertificateQueue() {
  const { t } = useTranslation(['organizations', 'common']);
  const errorText = useErrorText();
  const { instant } = useDates(undefined);
  const { query, change } = useUrlState();
  const list = useInfiniteQuery(waitingCertificatesQuery());
  const { data, isError, error, refetch, isPending, hasNextPage, fetchNextPage, isFetchingNextPage } = list;
  if (isError && !data) return <ListFailure text={errorText(error)} onRetry={refetch} />;
  const waiting = data?.pages.flatMap(page => page.data) ?? [];
  const at = waiting.findIndex(({ certificate }) => certificate.id === query.get('certificate'));
  const isEmpty = !isPending && waiting.length === 0 && !hasNextPage;

  const openCertificate = (next: WaitingCertificate | undefined) =>
    change({ certificate: next?.certificate.id ?? null });

  return (
    <>
      {isEmpty && <EmptyList title={t('certificates.none')} text={t('certificates.noneText')} />}
      <ul className={styles.requests}>
        {waiting.map(one => (
          <li key={one.certificate.id}>
            <div>
              <b>{t('certificates.of', { name: one.person.fullName, title: one.certificate.title })}</b>
              <p>
                {t('certificates.at', {
                  organizations: one.organizations.join(t('common:comma')),
                  when: instant(one.certificate.addedAt),
                })}
              </p>
            </div>
            <Button
              variant="default"
              aria-label={t('certificates.lookAt', {
                name: one.person.fullName,
                title: one.certificate.title,
              })}
              onClick={() => openCertificate(one)}
            >
              {t('certificates.look')}
            </Button>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <LoadMore
          shown={waiting.length}
          total={null}
          isLoading={isFetchingNextPage}
          onMore={() => fetchNextPage()}
        />
      )}
      <CertificateDialog
        waiting={waiting[at]}
        position={{ number: at + 1, of: waiting.length }}
        onNext={() => openCertificate(waiting[at + 1] ?? waiting.find((_, index) => index !== at))}
        onClose={() => openCertificate(undefined)}
      />
    </>
  );
}

/** The tab of the list of organisations, with how many certificates are waiting. */
export const certificatesTab = {
  Panel: CertificateQueue,
  useCount: () => useInfiniteQuery(waitingCertificatesQuery()).data?.pages.flatMap(page => page.data).length,
};
