import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CurrentUser } from '../../../../shared/features/people/account/schema.ts';
import type { Obstacle } from '../../../../shared/features/people/account-deletion/schema.ts';
import { switchOrganization } from '../../../platform/auth/switch-organization.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { useAdminNames } from '../../../platform/lookups/use-admin-names.ts';
import { hardNavigate } from '../../../platform/routing/hard-navigate.ts';
import { toastFailed } from '../../../ui/feedback/toast.ts';
import card from '../../../ui/layout/card.module.css';
import styles from './delete-account.module.css';

interface ObstaclesProps {
  obstacles: Obstacle[];
  session: CurrentUser;
}

export function Obstacles({ obstacles, session }: ObstaclesProps) {
  const { t } = useTranslation('settings');
  const isOnlyAdminOf = (id: string | undefined) =>
    obstacles.some(({ kind, organization }) => kind === 'last-admin' && organization?.id === id);
  const { organization: here } = session;
  const isForAdmins = obstacles.some(({ kind }) => adminsWork.has(kind));
  return (
    <section className={card.small}>
      <h2>{t('delete.obstacle.title')}</h2>
      <ul className={styles.obstacles}>
        {obstacles.map(obstacle => (
          <ObstacleLine
            key={`${obstacle.kind} ${obstacle.organization?.id}`}
            obstacle={obstacle}
            session={session}
            isOnlyAdmin={isOnlyAdminOf(obstacle.organization?.id)}
          />
        ))}
      </ul>
      {isForAdmins && here && !isOnlyAdminOf(here.organizationSlug) && <Admins organization={here.name} />}
    </section>
  );
}

/** Kinds of obstacles to an account deletion that only an admin can remove. */
const adminsWork = new Set<Obstacle['kind']>(['own-activities', 'classes', 'class-sessions', 'own-courses']);
/** Kinds of obstacles in `adminsWork` that the user can also remove, by deleting the records. */
const deletable = new Set<Obstacle['kind']>(['own-activities', 'class-sessions']);

function Admins({ organization }: { organization: string }) {
  const { t } = useTranslation('settings');
  const admins = useAdminNames();
  return admins && <p>{t('delete.obstacle.admins', { organization, names: admins.names })}</p>;
}

interface WayOn {
  address: string;
  action:
    | 'goCases'
    | 'goDrafts'
    | 'goTemplates'
    | 'goActivities'
    | 'goClasses'
    | 'goSessions'
    | 'goReports'
    | 'goCourses'
    | 'goUsers';
  text:
    | 'cases'
    | 'note-drafts'
    | 'private-templates'
    | 'own-activities'
    | 'classes'
    | 'class-sessions'
    | 'progress-drafts'
    | 'own-courses'
    | 'lastAdmin';
}

interface ObstacleLineProps {
  obstacle: Obstacle;
  session: CurrentUser;
  isOnlyAdmin: boolean;
}

/**
 * An obstacle with a link to the page that removes it; the link first switches to the obstacle's
 * organisation.
 */
function ObstacleLine({ obstacle, session, isOnlyAdmin }: ObstacleLineProps) {
  const { t } = useTranslation('settings');
  const to = useTo();
  const errorText = useErrorText();
  const [isOpening, setOpening] = useState(false);
  const { kind, organization, count } = obstacle;
  if (!organization) return <li>{t('delete.obstacle.lastSuperadmin')}</li>;
  const { id, name } = organization;
  const { address, action, text } = {
    cases: { address: `${to('cases')}?assignedTo=${session.id}`, action: 'goCases', text: 'cases' },
    'note-drafts': {
      address: `${to('notes')}?author=${session.id}&status=draft`,
      action: 'goDrafts',
      text: 'note-drafts',
    },
    'private-templates': { address: to('templates'), action: 'goTemplates', text: 'private-templates' },
    'own-activities': {
      address: `${to('customActivity', {})}?tab=mine`,
      action: 'goActivities',
      text: 'own-activities',
    },
    classes: { address: to('classes'), action: 'goClasses', text: 'classes' },
    'class-sessions': { address: to('timetable'), action: 'goSessions', text: 'class-sessions' },
    'progress-drafts': { address: to('cases'), action: 'goReports', text: 'progress-drafts' },
    'own-courses': { address: to('developer'), action: 'goCourses', text: 'own-courses' },
    'last-admin': { address: to('users'), action: 'goUsers', text: 'lastAdmin' },
    'last-superadmin': { address: to('users'), action: 'goUsers', text: 'lastAdmin' },
  }[kind] as WayOn;
  const way = t(
    `delete.obstacle.${isOnlyAdmin ? 'onlyAdmin' : deletable.has(kind) ? 'deleteOrAskAdmin' : 'askAdmin'}`,
  );
  const actionLabel = t(`delete.obstacle.${action}`);

  async function open(): Promise<void> {
    setOpening(true);
    try {
      if (id !== session.organization?.organizationSlug) await switchOrganization(id);
      hardNavigate(address);
    } catch (error) {
      setOpening(false);
      toastFailed(errorText(error));
    }
  }

  return (
    <li>
      <p>{t(`delete.obstacle.${text}`, { organization: name, count, way })}</p>
      <Button
        variant="default"
        size="compact-md"
        loading={isOpening}
        aria-label={t('delete.obstacle.in', { action: actionLabel, organization: name })}
        onClick={open}
      >
        {actionLabel}
      </Button>
    </li>
  );
}
