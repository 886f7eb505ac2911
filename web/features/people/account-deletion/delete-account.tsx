import { Loader } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CurrentUser } from '../../../../shared/features/people/account/schema.ts';
import type { Obstacle } from '../../../../shared/features/people/account-deletion/schema.ts';
import { lazyPart } from '../../../platform/features/contributions.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { hasPreparedDay } from '../../../platform/offline/prepared-day.ts';
import { ListFailure } from '../../../ui/list/list-states.tsx';
import { DeleteAccountForm } from './delete-account-form.tsx';
import { Obstacles } from './obstacles.tsx';
import { useObstacles } from './use-obstacles.ts';

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
