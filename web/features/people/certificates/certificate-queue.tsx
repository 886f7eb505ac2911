import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { WaitingCertificate } from '../../../../shared/features/people/certificates/schema.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useInstants } from '../../../platform/i18n/use-instants.ts';
import { useUrlState } from '../../../platform/routing/use-url-state.ts';
import { ListEnd } from '../../../ui/list/list-end.tsx';
import { EmptyList, ListFailure } from '../../../ui/list/list-states.tsx';
import styles from '../../../ui/list/request-list.module.css';
import { useList } from '../../../ui/list/use-list.ts';
import { CertificateDialog } from './certificate-dialog.tsx';
import { waitingCertificatesList } from './queries.ts';

/** Lists certificates to verify, oldest first; the URL names the one that is open. */
function CertificateQueue() {
  const { t } = useTranslation(['organizations', 'common']);
  const errorText = useErrorText();
  const { instant } = useInstants();
  const { query, change } = useUrlState();
  const list = useList(waitingCertificatesList);
  const { rows: waiting = [], error, retry } = list;
  if (error && !list.rows) return <ListFailure text={errorText(error)} onRetry={retry} />;
  const at = waiting.findIndex(({ certificate }) => certificate.id === query.get('certificate'));

  const openCertificate = (next: WaitingCertificate | undefined) =>
    change({ certificate: next?.certificate.id ?? null });

  return (
    <>
      {list.isEmpty && <EmptyList title={t('certificates.none')} text={t('certificates.noneText')} />}
      <ul className={styles.requests}>
        {waiting.map(entry => (
          <li key={entry.certificate.id}>
            <div>
              <b>{t('certificates.of', { name: entry.person.fullName, title: entry.certificate.title })}</b>
              <p>
                {t('certificates.at', {
                  organizations: entry.organizations.join(t('common:comma')),
                  when: instant(entry.certificate.addedAt),
                })}
              </p>
            </div>
            <Button
              variant="default"
              aria-label={t('certificates.lookAt', {
                name: entry.person.fullName,
                title: entry.certificate.title,
              })}
              onClick={() => openCertificate(entry)}
            >
              {t('certificates.look')}
            </Button>
          </li>
        ))}
      </ul>
      <ListEnd list={list} />
      <CertificateDialog
        waiting={waiting[at]}
        position={{ number: at + 1, of: waiting.length }}
        onNext={() => openCertificate(waiting[at + 1] ?? waiting.find((_, index) => index !== at))}
        onClose={() => openCertificate(undefined)}
      />
    </>
  );
}

export { CertificateQueue as Component };
