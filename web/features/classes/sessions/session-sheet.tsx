import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Session } from '../../../../shared/features/classes/sessions/schema.ts';
import { NamedDrawer } from '../../../ui/dialog/named-drawer.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { PageLoading } from '../../../ui/layout/page-loading.tsx';
import { useIsPhone } from '../../../ui/theme/use-breakpoint.ts';
import { SessionActivities } from './session-activities.tsx';
import { SessionBar } from './session-bar.tsx';
import { SessionFacts } from './session-facts.tsx';
import { sessionColor, sessionName } from './session-name.ts';
import styles from './session-sheet.module.css';
import { useSessionDates } from './use-session-dates.ts';

interface SessionSheetProps {
  /** Undefined while loading. */
  session: Session | undefined;
  isFailed: boolean;
  onRetry: () => void;
  onClose: () => void;
}

export function SessionSheet({ session, isFailed, onRetry, onClose }: SessionSheetProps) {
  const { t } = useTranslation(['sessions', 'common']);
  const isPhone = useIsPhone();
  return (
    <NamedDrawer
      opened
      onClose={onClose}
      position={isPhone ? 'bottom' : 'right'}
      size={isPhone ? 'auto' : 480}
      title={session ? <Title session={session} /> : t('one')}
      classNames={{ content: styles.sheet, header: styles.header, title: styles.title, body: styles.body }}
    >
      {session ? (
        <>
          <div className={styles.content}>
            <SessionFacts session={session} />
            <SessionActivities session={session} />
          </div>
          <SessionBar session={session} onClose={onClose} />
        </>
      ) : isFailed ? (
        <div className={styles.content}>
          <h2 className={layout.normal}>{t('gone.title')}</h2>
          <p>{t('gone.text')}</p>
          <Button variant="default" onClick={onRetry}>
            {t('common:retry')}
          </Button>
        </div>
      ) : (
        <PageLoading />
      )}
    </NamedDrawer>
  );
}

function Title({ session }: { session: Session }) {
  const { t } = useTranslation('sessions');
  const { dateAndTimes } = useSessionDates();
  return (
    <span className={styles.name} data-color={sessionColor(session)}>
      <span className={styles.what} dir="auto" data-cancelled={session.cancelled !== null || undefined}>
        {sessionName(session, t)}
      </span>
      <span className={`${layout.soft} ${layout.normal} ${layout.regular}`}>{dateAndTimes(session)}</span>
    </span>
  );
}
