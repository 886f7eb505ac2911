import { Button } from '@mantine/core';
import { IconClipboardCheck, IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Session } from '../../../../shared/features/classes/sessions/schema.ts';
import { mayChangeSession, phaseOf } from '../../../../shared/features/classes/sessions/session-rules.ts';
import { CallError } from '../../../platform/api/call-error.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useIsReadOnly } from '../../../platform/auth/use-rights.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { useNow } from '../../../platform/i18n/use-now.ts';
import { NamedDrawer } from '../../../ui/dialog/named-drawer.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { PageLoading } from '../../../ui/layout/page-loading.tsx';
import { ListFailure } from '../../../ui/list/list-states.tsx';
import { useIsPhone } from '../../../ui/theme/use-breakpoint.ts';
import { SessionActivities } from './session-activities.tsx';
import { useOpenSession } from './session-address.ts';
import { SessionFacts } from './session-facts.tsx';
import { SessionMenu } from './session-menu.tsx';
import { sessionColor, sessionName } from './session-name.ts';
import styles from './session-sheet.module.css';
import { useSessionDates } from './use-session-dates.ts';

interface SessionSheetProps {
  /** Undefined while loading. */
  session: Session | undefined;
  /** Why the session could not be read; null while it is not known. */
  error: Error | null;
  onRetry: () => void;
  onClose: () => void;
}

export function SessionSheet({ session, error, onRetry, onClose }: SessionSheetProps) {
  const { t } = useTranslation('sessions');
  const errorText = useErrorText();
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
      ) : error instanceof CallError && error.status === 404 ? (
        <div className={styles.content}>
          <h2 className={layout.normal}>{t('gone.title')}</h2>
          <p>{t('gone.text')}</p>
        </div>
      ) : error ? (
        <div className={styles.content}>
          <ListFailure text={errorText(error)} onRetry={onRetry} />
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

const evaluateTexts = {
  none: 'action.evaluate',
  partly: 'action.continueEvaluation',
  all: 'action.seeEvaluation',
} as const;

/**
 * Actions of a session; the likeliest has the primary button. A colleague's session can be copied, and its
 * evaluation read.
 */
function SessionBar({ session, onClose }: { session: Session; onClose: () => void }) {
  const { t } = useTranslation(['sessions', 'ui']);
  const to = useTo();
  const me = useSession();
  const isReadOnly = useIsReadOnly();
  const { edit } = useOpenSession();
  const { id, cancelled, evaluated } = session;
  const hasBegun = phaseOf(session, useNow()) !== 'planned';
  const isEvaluated = evaluated !== 'none';
  const mayChange = !isReadOnly && mayChangeSession(session, me);
  const offersEvaluation = hasBegun && (isEvaluated || (mayChange && cancelled === null));
  if (isReadOnly && !offersEvaluation) return null;
  return (
    <div className={styles.bar}>
      {!isReadOnly && <SessionMenu session={session} onClose={onClose} />}
      {mayChange && (
        <Button
          variant={offersEvaluation ? 'default' : 'filled'}
          leftSection={<IconPencil size={18} aria-hidden />}
          onClick={() => edit(id)}
        >
          {t('ui:act.edit')}
        </Button>
      )}
      {offersEvaluation && (
        <Button
          component={Link}
          to={to('evaluate', { id })}
          leftSection={<IconClipboardCheck size={18} aria-hidden />}
        >
          {t(mayChange ? evaluateTexts[evaluated] : evaluateTexts.all)}
        </Button>
      )}
    </div>
  );
}
