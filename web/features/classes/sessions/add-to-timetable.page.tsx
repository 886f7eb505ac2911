import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, type LoaderFunctionArgs, useNavigate, useParams, useSearchParams } from 'react-router';
import { isId } from '../../../../shared/core/ids.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { useIsReadOnly } from '../../../platform/auth/use-rights.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import card from '../../../ui/layout/card.module.css';
import layout from '../../../ui/layout/layout.module.css';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { ActivityPicker, useActivityDetail } from './activity-picker.tsx';
import { ComingSessions } from './coming-sessions.tsx';
import { activityQuery } from './find-activities.ts';
import styles from './session.module.css';
import { useOpenSession } from './session-address.ts';

/** Id of the activity in the URL: in the path if published, in a parameter if it is a copy or custom. */
const activityIn = (id: string | undefined, query: URLSearchParams) => id ?? query.get('activity');

export const loaderParams = ['activity'];

export function loader({ params: { id }, request }: LoaderFunctionArgs) {
  const activityId = activityIn(id, new URL(request.url).searchParams);
  return activityId === null ? null : queryClient.ensureQueryData(activityQuery(activityId));
}

/**
 * Adds an activity to a coming session of the user or to a new session; asks which activity if the URL names
 * none.
 */
function AddToTimetablePage() {
  const { t } = useTranslation('sessions');
  const to = useTo();
  const activityId = activityIn(useParams().id, useSearchParams()[0]);
  usePageTitle(t('addTo.title'));
  return (
    <>
      <PageHeader
        parents={[{ label: t('timetable'), href: to('timetable') }]}
        crumb={t('addTo.title')}
        title={t('addTo.title')}
        description={t('addTo.description')}
      />
      {activityId === null ? <PickActivity /> : <ChosenActivity key={activityId} id={activityId} />}
    </>
  );
}

function PickActivity() {
  const { t } = useTranslation('sessions');
  const to = useTo();
  const navigate = useNavigate();
  const page = to('addToCalendar', {});
  const addressOf = (id: string) =>
    isId('publishedActivity', id) ? to('addToCalendar', { id }) : `${page}?activity=${id}`;
  return (
    <section className={card.card}>
      <ActivityPicker
        label={t('addTo.pick')}
        description={t('addTo.pickHelp')}
        onPick={({ id }) => void navigate(addressOf(id))}
      />
    </section>
  );
}

function ChosenActivity({ id }: { id: string }) {
  const { t } = useTranslation('sessions');
  const to = useTo();
  const detailOf = useActivityDetail();
  const isReadOnly = useIsReadOnly();
  const { plan } = useOpenSession();
  const { data: activity } = useSuspenseQuery(activityQuery(id));
  const { title, courseId, isLocked } = activity;
  const add = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => plan({ activityId: id })}>
      {t('new')}
    </Button>
  );
  return (
    <div className={styles.addTo}>
      <section className={`${card.card} ${styles.chosen}`} aria-label={t('addTo.chosen')}>
        <div className={`${layout.grid} ${layout.grow} ${layout.breakable}`}>
          <h2 dir="auto">{title}</h2>
          <span className={layout.hint}>{detailOf(activity)}</span>
        </div>
        <Button component={Link} variant="default" to={to('addToCalendar', {})}>
          {t('addTo.other')}
        </Button>
      </section>
      {isLocked && courseId ? (
        <Notice
          tone="attention"
          action={
            <Button component={Link} variant="default" to={to('publishedCourse', { id: courseId })}>
              {t('addTo.library')}
            </Button>
          }
        >
          {t('addTo.locked')}
        </Notice>
      ) : (
        !isReadOnly && <ComingSessions activity={activity} add={add} />
      )}
    </div>
  );
}

export { AddToTimetablePage as Component };
