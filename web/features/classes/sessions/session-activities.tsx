import { Button, Group } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { maxSessionActivities, type Session } from '../../../../shared/features/classes/sessions/schema.ts';
import { mayChangeSession } from '../../../../shared/features/classes/sessions/session-rules.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useIsReadOnly } from '../../../platform/auth/use-rights.ts';
import { lazyPart } from '../../../platform/features/contributions.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { PageLoading } from '../../../ui/layout/page-loading.tsx';
import { ListFailure } from '../../../ui/list/list-states.tsx';
import { moveWithin } from '../../../ui/list/reorder/use-reorder.ts';
import { ActivityPicker } from './activity-picker.tsx';
import { ActivityRows } from './activity-rows.tsx';
import { sessionActivityQuery } from './queries.ts';
import styles from './session-sheet.module.css';
import { useActivityActions } from './use-activity-actions.ts';

type Head = Session['activities'][number];

export function SessionActivities({ session }: { session: Session }) {
  const { t } = useTranslation('sessions');
  const to = useTo();
  const me = useSession();
  const isReadOnly = useIsReadOnly();
  const actions = useActivityActions(session.id);
  const { activities } = session;
  const [openId, setOpenId] = useState<string>();
  const mayChange = !isReadOnly && mayChangeSession(session, me);
  const isFull = activities.length >= maxSessionActivities;
  const ids = activities.map(({ id }) => id);
  const minutes = activities.reduce((sum, activity) => sum + (activity.minutes ?? 0), 0);
  const count = activities.length;
  const detailOf = ({ minutes: length, hasVideo, attachments }: Head) =>
    [
      length !== null && t('minutes', { count: length }),
      hasVideo && t('activities.video'),
      attachments > 0 && t('activities.attachments', { count: attachments }),
    ]
      .filter(Boolean)
      .join(' · ');
  const opened = activities.find(({ id }) => id === openId);
  return (
    <section className={styles.section} aria-label={t('field.activities')}>
      <div className={styles.sectionHead}>
        <h3>{t('field.activities')}</h3>
        {count > 0 && (
          <span>
            {minutes > 0
              ? t('activities.totalMinutes', { count, length: t('minutes', { count: minutes }) })
              : t('activities.total', { count })}
          </span>
        )}
      </div>
      {count === 0 && <p className={layout.faint}>{t('activities.none')}</p>}
      {count === 0 && mayChange && (
        <p>
          <Link to={`${to('createCustomActivity')}?session=${session.id}`} state={{ returns: true }}>
            {t('activities.create')}
          </Link>
        </p>
      )}
      <ActivityRows
        rows={activities.map(activity => ({
          id: activity.id,
          title: activity.title,
          detail: detailOf(activity),
        }))}
        onOpen={setOpenId}
        {...(mayChange && {
          onMove: (from: number, to: number) => void actions.order(session, moveWithin(ids, from, to)),
          onRemove: (id: string) => {
            const removed = activities.find(activity => activity.id === id);
            if (removed) void actions.remove(removed);
          },
        })}
      />
      {mayChange && (
        <ActivityPicker
          label={t('activities.add')}
          sessionId={session.id}
          disabled={isFull || actions.isWorking}
          description={isFull ? t('activities.full', { count: maxSessionActivities }) : t('addTo.pickHelp')}
          onPick={({ id, title }) => void actions.add(id, title)}
        />
      )}
      {opened && (
        <SessionActivityDialog
          session={session}
          activity={opened}
          mayChange={mayChange}
          onClose={() => setOpenId(undefined)}
        />
      )}
    </section>
  );
}

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
function SessionActivityDialog({ session, activity, mayChange, onClose }: SessionActivityDialogProps) {
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
