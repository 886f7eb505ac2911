import { Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import {
  IconLicense,
  IconMailForward,
  IconPencil,
  IconTrash,
  IconUserCheck,
  IconUserPause,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MemberRow } from '../../../../shared/features/organizations/members/member-list.schema.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useIsReadOnly } from '../../../platform/auth/use-rights.ts';
import { useUrlState } from '../../../platform/routing/use-url-state.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { RecordMenu } from '../../../ui/list/record-menu.tsx';
import { useInvitation } from '../invitations/use-invitation.ts';
import { memberModulesParam } from './member-modules-dialog.tsx';
import { SuspendDialog } from './suspend-dialog.tsx';
import { useSuspension } from './use-suspension.ts';

const DeleteMemberDialog = lazyComponent(
  async () => (await import('../offboarding/delete-member-dialog.tsx')).DeleteMemberDialog,
);

interface MemberMenuProps {
  row: MemberRow;
  organizationId: string;
}

/** Menu of actions on a member. In the user's own row, it offers only the modules. */
export function MemberMenu({ row, organizationId }: MemberMenuProps) {
  const { t } = useTranslation(['people', 'ui']);
  const session = useSession();
  const { change } = useUrlState();
  const [isAsking, asking] = useDisclosure(false);
  const [dialog, setDialog] = useState<'suspend' | 'delete'>();
  const { unsuspend } = useSuspension(organizationId, row.id);
  const { resend, revoke, isWorking } = useInvitation(organizationId, row.id);
  const { id, fullName: name, status } = row;
  const isInvited = status === 'invited';
  const canChange = session.role === 'admin' && id !== session.id;
  const canSuspend = !isInvited && id !== session.id;
  const member = { id, fullName: name };

  if (useIsReadOnly()) return null;

  async function confirmRevoke(): Promise<void> {
    await revoke();
    asking.close();
  }

  return (
    <>
      <RecordMenu label={t('ui:act.of', { name })} width={230}>
        {canChange && (
          <Menu.Item leftSection={<IconPencil size={18} />} onClick={() => change({ member: id })}>
            {t('menu.change')}
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={<IconLicense size={18} />}
          onClick={() => change({ modules: memberModulesParam(organizationId, id) })}
        >
          {t('menu.modules')}
        </Menu.Item>
        {canSuspend && status === 'active' && (
          <Menu.Item leftSection={<IconUserPause size={18} />} onClick={() => setDialog('suspend')}>
            {t('menu.suspend')}
          </Menu.Item>
        )}
        {canSuspend && status === 'suspended' && (
          <Menu.Item leftSection={<IconUserCheck size={18} />} onClick={unsuspend}>
            {t('menu.unsuspend')}
          </Menu.Item>
        )}
        {canChange && !isInvited && (
          <Menu.Item leftSection={<IconTrash size={18} />} color="red" onClick={() => setDialog('delete')}>
            {t('ui:act.delete')}
          </Menu.Item>
        )}
        {isInvited && (
          <>
            <Menu.Item leftSection={<IconMailForward size={18} />} onClick={resend}>
              {t('menu.resend')}
            </Menu.Item>
            <Menu.Item leftSection={<IconTrash size={18} />} color="red" onClick={asking.open}>
              {t('menu.revoke')}
            </Menu.Item>
          </>
        )}
      </RecordMenu>
      {dialog === 'suspend' && (
        <SuspendDialog organizationId={organizationId} member={member} onClose={() => setDialog(undefined)} />
      )}
      {dialog === 'delete' && <DeleteMemberDialog member={member} onClose={() => setDialog(undefined)} />}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('revoke.title', { name })}
        consequence={t('revoke.consequence')}
        confirm={t('menu.revoke')}
        keep={t('revoke.keep')}
        isWorking={isWorking}
        onConfirm={confirmRevoke}
        onKeep={asking.close}
      />
    </>
  );
}
