import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WaitingRegistration } from '../../../../../shared/features/intake/registrations/schema.ts';
import { useErrorText } from '../../../../platform/i18n/use-error-text.ts';
import layout from '../../../../ui/layout/layout.module.css';
import { PartLoading } from '../../../../ui/layout/part-loading.tsx';
import { EmptyList, ListFailure, LoadMore } from '../../../../ui/list/list-states.tsx';
import { AcceptDialog } from './accept-dialog.tsx';
import { waitingQuery } from './queries.ts';
import { RegistrationItem } from './registration-item.tsx';

function ReviewTab() {
  const { t } = useTranslation('reviews');
  const errorText = useErrorText();
  const [accepting, setAccepting] = useState<WaitingRegistration>();
  const list = useInfiniteQuery(waitingQuery());
  const { data, isError, error, refetch, isPending } = list;
  if (isError && !data) return <ListFailure text={errorText(error)} onRetry={refetch} />;
  if (isPending) return <PartLoading height={200} />;
  const waiting = data.pages.flatMap(page => page.data);
  return (
    <>
      {waiting.length === 0 && !list.hasNextPage && <EmptyList title={t('none')} text={t('noneText')} />}
      <ul className={layout.column16} aria-label={t('tab')}>
        {waiting.map(registration => (
          <RegistrationItem
            key={registration.id}
            registration={registration}
            onAccept={() => setAccepting(registration)}
          />
        ))}
      </ul>
      <LoadMore list={list} shown={waiting.length} total={data.pages[0]?.meta.total ?? null} />
      {accepting && <AcceptDialog registration={accepting} onClose={() => setAccepting(undefined)} />}
    </>
  );
}

export { ReviewTab as Component };
