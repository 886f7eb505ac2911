import { Button, Group } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Session } from '../../../../shared/features/classes/sessions/schema.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { lazyPart } from '../../../platform/features/contributions.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { PageLoading } from '../../../ui/layout/page-loading.tsx';
import { ListFailure } from '../../../ui/list/list-states.tsx';
import { sessionActivityQuery } from './queries.ts';
import { useActivityActions } from './use-activity-actions.ts';

const ActivityText = lazyPart('activityText');

interface SessionActivityDialogProps {
  session: Session;
  activity: Session['activities'][number];
  mayChange: boolean;
  onClose: () => void;
}

/**
 * Shows an activity as it was when it was added to the session; later changes of the activity are shown on
 * request.
 */
export function SessionActivityDialog({ session, activity, mayChange, onClose }: SessionActivityDialogProps) {
  const { t } = useTranslation(['sessions', 'common']);
  const { id: sessionId } = session;
  const query = sessionActivityQuery(sessionId, activity.id);
  const { data, isError, refetch } = useQuery(query);
  const { refresh, isWorking } = useActivityActions(sessionId);
  const refreshLink = async (fileId: string): Promise<string> => {
    const { links } = await queryClient.fetchQuery({ ...query, staleTime: 0 });
    return links.find(link => link.fileId === fileId)?.url ?? '';
  };
  return (
    <Dialog onClose={onClose} title={activity.title} size={760} fillsPhone>
      <div className={layout.stack12}>
        {isError && <ListFailure text={t('activities.failed')} onRetry={() => void refetch()} />}
        {!data && !isError && <PageLoading />}
        {data && (
          <Suspense fallback={<PageLoading />}>
            <ActivityText activity={data} refreshLink={refreshLink} />
          </Suspense>
        )}
        <p className={layout.soft}>{t('activities.frozen')}</p>
        <Group justify="flex-end" gap="xs">
          {mayChange && (
            <Button
              variant="default"
              leftSection={<IconRefresh size={18} aria-hidden />}
              loading={isWorking}
              onClick={() => void refresh(session, activity)}
            >
              {t('activities.refresh')}
            </Button>
          )}
          <Button variant="default" onClick={onClose}>
            {t('common:close')}
          </Button>
        </Group>
      </div>
    </Dialog>
  );
}
