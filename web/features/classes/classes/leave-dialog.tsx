import { useTranslation } from 'react-i18next';
import type { Class, ClassChild } from '../../../../shared/features/classes/classes/schema.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { SessionsAhead } from '../sessions/sessions-ahead.tsx';
import type { ComingSessions } from '../sessions/use-coming-sessions.ts';

interface LeaveDialogProps {
  record: Class;
  child: ClassChild;
  coming: ComingSessions;
  onConfirm: () => void;
  onKeep: () => void;
}

export function LeaveDialog({ record, child, coming, onConfirm, onKeep }: LeaveDialogProps) {
  const { t } = useTranslation(['classes', 'common']);
  const { sessions, hasBegunToday } = coming;
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
      <SessionsAhead sessions={sessions} />
      {hasBegunToday && <p className={layout.soft}>{t('leave.begun', { name })}</p>}
    </ConfirmDialog>
  );
}
