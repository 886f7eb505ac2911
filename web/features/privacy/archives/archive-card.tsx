import { Button } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { archives } from '../../../../shared/features/privacy/archives/endpoints.ts';
import { type Archive, archiveDays } from '../../../../shared/features/privacy/archives/schema.ts';
import { call } from '../../../platform/api/call.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { withRecentSignIn } from '../../../platform/auth/with-recent-sign-in.ts';
import { useInstants } from '../../../platform/i18n/use-instants.ts';
import { toastDone } from '../../../ui/feedback/toast.ts';
import { useAttempt } from '../../../ui/feedback/use-attempt.ts';
import { sizeOf } from '../../../ui/file/file-rules.ts';
import card from '../../../ui/layout/card.module.css';
import layout from '../../../ui/layout/layout.module.css';

const pollMs = 3_000;

const archiveQuery = queryOptions({
  queryKey: ['archive'],
  queryFn: ({ signal }) => call(archives.getArchive, {}, { signal }),
  refetchInterval: ({ state: { data } }) => (data?.state === 'preparing' ? pollMs : false),
});

/** Card to request a copy of all data of the organisation, and to download its parts. */
export function ArchiveCard() {
  const { t } = useTranslation('privacy');
  const attempt = useAttempt();
  const { data: archive } = useQuery(archiveQuery);
  const prepare = useApiMutation(archives.prepareArchive);
  if (!archive) return null;
  const isPreparing = archive.state === 'preparing';

  const start = () =>
    attempt(async () => {
      queryClient.setQueryData(archiveQuery.queryKey, await withRecentSignIn(() => prepare.mutateAsync({})));
      toastDone(t('archive.asked'));
    });

  return (
    <section className={card.small} aria-labelledby="archive">
      <h2 id="archive">{t('archive.title')}</h2>
      <p>{t('archive.text', { days: archiveDays })}</p>
      <p>{t('archive.protect')}</p>
      {isPreparing && <p role="status">{t('archive.preparing', { count: archive.children })}</p>}
      {archive.state === 'failed' && <p role="status">{t('archive.failed')}</p>}
      {archive.state === 'ready' && <ReadyArchive archive={archive} />}
      <div className={layout.wrap8}>
        <Button variant="default" loading={prepare.isPending} disabled={isPreparing} onClick={start}>
          {t(archive.state === 'ready' ? 'archive.again' : 'archive.start')}
        </Button>
      </div>
    </section>
  );
}

function ReadyArchive({ archive: { by, at, expiresAt, children, files, parts } }: { archive: Archive }) {
  const { t } = useTranslation('privacy');
  const { id } = useSession();
  const attempt = useAttempt();
  const { instant } = useInstants();
  if (!by || !at || !expiresAt) return null;
  if (Date.parse(expiresAt) <= Date.now()) return <p>{t('archive.expired')}</p>;

  const download = (part: number) =>
    attempt(async () => {
      const { url } = await withRecentSignIn(() => call(archives.openArchivePart, { part }));
      window.location.assign(url);
    });

  return (
    <>
      <p>
        {t('archive.ready', {
          who: by.fullName,
          ...{ at: instant(at), until: instant(expiresAt), children, files },
        })}
      </p>
      {by.id === id && (
        <>
          <p>{t('archive.unpack')}</p>
          <div className={layout.wrap8}>
            {parts.map(({ name, size }, index) => (
              <Button key={name} onClick={() => download(index + 1)}>
                {t('archive.part', { number: index + 1, size: sizeOf(size, 'nearest') })}
              </Button>
            ))}
          </div>
        </>
      )}
    </>
  );
}
