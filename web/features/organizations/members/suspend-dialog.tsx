import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { useSuspension } from './use-suspension.ts';

export interface MemberDialogProps {
  organizationId: string;
  member: { id: string; fullName: string };
  onClose: () => void;
}

export function SuspendDialog({ organizationId, member, onClose }: MemberDialogProps) {
  const { t } = useTranslation('people');
  const { suspend, isWorking } = useSuspension(organizationId, member.id);
  return (
    <ConfirmDialog
      isOpen
      title={t('suspend.title', { name: member.fullName })}
      consequence={t('suspend.consequence')}
      confirm={t('menu.suspend')}
      keep={t('suspend.keep')}
      isWorking={isWorking}
      onConfirm={async () => {
        await suspend();
        onClose();
      }}
      onKeep={onClose}
    />
  );
}
