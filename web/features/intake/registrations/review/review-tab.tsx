import { Button, Group, Skeleton } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { readablePhone } from '../../../../../shared/core/places/readable-phone.ts';
import type { WaitingRegistration } from '../../../../../shared/features/intake/registrations/schema.ts';
import { useSession } from '../../../../platform/auth/session.ts';
import { useIsReadOnly } from '../../../../platform/auth/use-is-read-only.ts';
import { useDates } from '../../../../platform/i18n/use-dates.ts';
import { useErrorText } from '../../../../platform/i18n/use-error-text.ts';
import { useTo } from '../../../../platform/i18n/use-locale.ts';
import { EmptyList, ListFailure } from '../../../../ui/list/list-states.tsx';
import { LoadMore } from '../../../../ui/list/load-more.tsx';
import styles from '../../../../ui/list/request-list.module.css';
import { AcceptDialog } from './accept-dialog.tsx';
import { waitingQuery } from './queries.ts';
import { useDecision } from './use-decision.ts';

/** What families registered by QR code, until somebody has looked at it. */
function ReviewTab() {
  const { t } = useTranslation('reviews');
  const errorText = useErrorText();
  const [accepting, setAccepting] = useState<WaitingRegistration>();
  const list = useInfiniteQuery(waitingQuery());
  const { data, isError, error, refetch, isPending, hasNextPage, fetchNextPage, isFetchingNextPage } = list;
  if (isError && !data) return <ListFailure text={errorText(error)} onRetry={refetch} />;
  if (isPending) return <Skeleton height={200} role="status" aria-label={t('loading')} />;
  const waiting = data.pages.flatMap(page => page.data);
  return (
    <>
      {waiting.length === 0 && !hasNextPage && <EmptyList title={t('none')} text={t('noneText')} />}
      <ul className={styles.requests} aria-label={t('tab')}>
        {waiting.map(one => (
          <Registration key={one.id} registration={one} onAccept={() => setAccepting(one)} />
        ))}
      </ul>
      {hasNextPage && (
        <LoadMore
          shown={waiting.length}
          total={data.pages[0]?.meta.total ?? null}
          isLoading={isFetchingNextPage}
          onMore={() => fetchNextPage()}
        />
      )}
      {accepting && <AcceptDialog registration={accepting} onClose={() => setAccepting(undefined)} />}
    </>
  );
}

interface RegistrationProps {
  registration: WaitingRegistration;
  onAccept: () => void;
}

function Registration({ registration, onAccept }: RegistrationProps) {
  const { t } = useTranslation(['reviews', 'common']);
  const to = useTo();
  const isReadOnly = useIsReadOnly();
  const { organization } = useSession();
  const { date, instant } = useDates(organization?.timeZone);
  const { reject, isBusy } = useDecision();
  const { id, fullName, birthDate, mother, father, contactEmail, mobile, createdAt } = registration;
  const parents = [mother?.name, father?.name].filter(Boolean);
  const phone = mobile ?? mother?.mobile ?? father?.mobile;
  const contact = [contactEmail ?? mother?.email ?? father?.email, phone && readablePhone(phone)];
  return (
    <li>
      <div>
        <Link to={to('case', { id })}>
          <b>{fullName}</b>
        </Link>
        <p>
          {[birthDate && date(birthDate), ...parents, ...contact].filter(Boolean).join(t('common:comma'))}
        </p>
        <p>{t('at', { when: instant(createdAt) })}</p>
      </div>
      {!isReadOnly && (
        <Group gap="xs">
          <Button
            variant="default"
            loading={isBusy}
            aria-label={t('rejectNamed', { name: fullName })}
            onClick={() => reject(registration)}
          >
            {t('reject')}
          </Button>
          <Button aria-label={t('acceptNamed', { name: fullName })} onClick={onAccept}>
            {t('accept')}
          </Button>
        </Group>
      )}
    </li>
  );
}

export { ReviewTab as Component };
