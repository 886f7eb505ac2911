import { Button, Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { offboarding } from '../../../../shared/features/organizations/offboarding/endpoints.ts';
import type { MyOrganization } from '../../../../shared/features/organizations/organizations/schema.ts';
import { account } from '../../../../shared/features/people/account/endpoints.ts';
import type { CurrentUser } from '../../../../shared/features/people/account/schema.ts';
import type { Obstacle } from '../../../../shared/features/people/account-deletion/schema.ts';
import { call } from '../../../platform/api/call.ts';
import { CallError } from '../../../platform/api/call-error.ts';
import { useOptionalSession } from '../../../platform/auth/session.ts';
import { signInUrl } from '../../../platform/auth/sign-in-urls.ts';
import { lazyPart } from '../../../platform/features/contributions.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { hasPreparedDay } from '../../../platform/offline/prepared-day.ts';
import { BareLayout } from '../../../ui/layout/bare-layout.tsx';
import card from '../../../ui/layout/card.module.css';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { ListFailure } from '../../../ui/list/list-states.tsx';
import { OwnDataCard } from '../data-export/own-data-card.tsx';
import styles from './delete-account.module.css';
import { DeleteAccountForm } from './delete-account-form.tsx';
import { Obstacles } from './obstacles.tsx';

function DeleteAccountPage() {
  const { t } = useTranslation('settings');
  const session = useOptionalSession();
  const [deletedEmail, setDeletedEmail] = useState<string>();
  usePageTitle(t('delete.title'));
  return (
    <BareLayout>
      <div className={styles.page}>
        {deletedEmail !== undefined ? (
          <AccountDeleted email={deletedEmail} />
        ) : (
          <>
            <PageHeader title={t('delete.title')} description={t('delete.lead')} />
            <div className={styles.facts}>
              <Facts
                title={t('delete.goes.title')}
                facts={deletedItems.map(key => t(`delete.goes.${key}`))}
              />
              <Facts title={t('delete.stays.title')} facts={keptItems.map(key => t(`delete.stays.${key}`))} />
            </div>
            {session && <OwnDataCard />}
            {session ? (
              <DeleteAccount session={session} onDeleted={() => setDeletedEmail(session.email)} />
            ) : (
              <SignInFirst />
            )}
          </>
        )}
      </div>
    </BareLayout>
  );
}

const deletedItems = ['signIn', 'profile', 'files', 'memberships'] as const;
const keptItems = ['written', 'audit', 'backups'] as const;

function Facts({ title, facts }: { title: string; facts: string[] }) {
  return (
    <section className={card.small}>
      <h2>{title}</h2>
      <ul>
        {facts.map(fact => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </section>
  );
}

function SignInFirst() {
  const { t } = useTranslation('settings');
  const { pathname } = useLocation();
  return (
    <section className={card.small}>
      <p>{t('delete.signIn.text')}</p>
      <div>
        <Button component={Link} to={signInUrl(pathname)}>
          {t('delete.signIn.button')}
        </Button>
      </div>
    </section>
  );
}

function AccountDeleted({ email }: { email: string }) {
  const { t } = useTranslation('settings');
  const to = useTo();
  return (
    <section className={card.small} role="status">
      <h1>{t('delete.gone.title')}</h1>
      <p>{t('delete.gone.text', { email })}</p>
      <div>
        <Button component={Link} to={to('login')} variant="default">
          {t('delete.gone.button')}
        </Button>
      </div>
    </section>
  );
}

export { DeleteAccountPage as Component };

const UnsentAnswers = lazyPart('unsentAnswers');

interface DeleteAccountProps {
  session: CurrentUser;
  onDeleted: () => void;
}

function DeleteAccount({ session, onDeleted }: DeleteAccountProps) {
  const { t } = useTranslation('settings');
  const errorText = useErrorText();
  const [blockedBy, setBlockedBy] = useState<Obstacle[]>();
  const { data, error, refetch } = useObstacles(session);
  if (error && !data) return <ListFailure text={errorText(error)} onRetry={refetch} />;
  if (!data) return <Loader aria-label={t('delete.obstacle.checking')} />;
  const obstacles = blockedBy ?? data;
  if (obstacles.length > 0) return <Obstacles obstacles={obstacles} session={session} />;
  return (
    <>
      {hasPreparedDay() && (
        <Suspense>
          <UnsentAnswers />
        </Suspense>
      )}
      <DeleteAccountForm onDeleted={onDeleted} onBlocked={setBlockedBy} />
    </>
  );
}

/**
 * Obstacles to deleting the account, in all active organisations. Obstacles on the platform are known only to
 * the server, which reports them when the user requests the deletion.
 */
function useObstacles({ id, role }: Pick<CurrentUser, 'id' | 'role'>) {
  return useQuery({
    queryKey: ['obstacles', id],
    queryFn: async () => (role === 'superadmin' ? [] : findAllObstacles()),
    staleTime: 0,
  });
}

async function findAllObstacles(): Promise<Obstacle[]> {
  const { data } = await call(account.listMyOrganizations, {});
  const active = data.filter(({ status }) => status === 'active');
  return (await Promise.all(active.map(findObstaclesAt))).flat();
}

async function findObstaclesAt({ name, organizationSlug: id }: MyOrganization): Promise<Obstacle[]> {
  const found = await call(offboarding.listOwnBelongings, {}, { organization: id }).catch(emptyIfForbidden);
  const organization = { id, name };
  return [
    ...(found.isLastAdmin ? [{ kind: 'last-admin' as const, organization, count: 0 }] : []),
    ...found.belongings.map(({ kind, count }) => ({ kind, organization, count })),
  ];
}

/** Returns no obstacles if the server denies access: to suspended members, and for archived organisations. */
function emptyIfForbidden(error: unknown) {
  if (error instanceof CallError && error.status === 403) return { belongings: [], isLastAdmin: false };
  throw error;
}
