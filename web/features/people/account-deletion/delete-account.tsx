import { Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { offboarding } from '../../../../shared/features/organizations/offboarding/endpoints.ts';
import type { MyOrganization } from '../../../../shared/features/organizations/organizations/schema.ts';
import { account } from '../../../../shared/features/people/account/endpoints.ts';
import type { CurrentUser } from '../../../../shared/features/people/account/schema.ts';
import type { Obstacle } from '../../../../shared/features/people/account-deletion/schema.ts';
import { call } from '../../../platform/api/call.ts';
import { CallError } from '../../../platform/api/call-error.ts';
import { lazyPart } from '../../../platform/features/contributions.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { hasPreparedDay } from '../../../platform/offline/prepared-day.ts';
import { ListFailure } from '../../../ui/list/list-states.tsx';
import { DeleteAccountForm } from './delete-account-form.tsx';
import { Obstacles } from './obstacles.tsx';

const UnsentAnswers = lazyPart('unsentAnswers');

interface DeleteAccountProps {
  session: CurrentUser;
  onDeleted: () => void;
}

export function DeleteAccount({ session, onDeleted }: DeleteAccountProps) {
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
