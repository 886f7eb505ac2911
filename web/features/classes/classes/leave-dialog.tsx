import { useTranslation } from 'react-i18next';
import type { Class, ClassChild } from '../../../../shared/features/classes/classes/schema.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import layout from '../../../ui/layout/layout.module.css';
import styles from '../sessions/session.module.css';
import { sessionName } from '../sessions/session-name.ts';
import type { ComingSessions } from '../sessions/use-coming-sessions.ts';
import { useSessionDates } from '../sessions/use-session-dates.ts';

/** Maximum number of sessions listed by name; further ones are only counted. */
const maxNamed = 5;

interface LeaveDialogProps {
  record: Class;
  child: ClassChild;
  coming: ComingSessions;
  onConfirm: () => void;
  onKeep: () => void;
}

export function LeaveDialog({ record, child, coming, onConfirm, onKeep }: LeaveDialogProps) {
  const { t } = useTranslation(['classes', 'sessions', 'common']);
  const { t: ofSessions } = useTranslation('sessions');
  const { dateAndTimes } = useSessionDates();
  const { sessions, hasBegunToday } = coming;
  const others = sessions.length - maxNamed;
  const { fullName: name } = child;
  return (
    <ConfirmDialog
      isOpen
      title={t('leave.title', { name, class: record.name })}
      consequence={t('leave.text', { name, count: sessions.length })}
      confirm={t('action.removeChild')}
      keep={t('common:cancel')}
      onConfirm={onConfirm}
      onKeep={onKeep}
    >
      <ul className={styles.ahead}>
        {sessions.slice(0, maxNamed).map(session => (
          <li key={session.id}>
            {t('leave.session', { name: sessionName(session, ofSessions), when: dateAndTimes(session) })}
          </li>
        ))}
        {others > 0 && <li>{t('leave.others', { count: others })}</li>}
      </ul>
      {hasBegunToday && <p className={layout.soft}>{t('leave.begun', { name })}</p>}
    </ConfirmDialog>
  );
}
