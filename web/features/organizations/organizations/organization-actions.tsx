import { ActionIcon, Button, Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconArchive, IconArchiveOff, IconDots } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { organizations } from '../../../../shared/features/organizations/organizations/endpoints.ts';
import type { FullOrganization } from '../../../../shared/features/organizations/organizations/schema.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { cacheOrganization } from './queries.ts';

export function RestoreOrganization({ record: { id: organizationId, name } }: { record: FullOrganization }) {
  const { t } = useTranslation(['organizations', 'ui']);
  const errorText = useErrorText();
  const restoring = useApiMutation(organizations.restoreOrganization, cacheOrganization);
  const restore = () =>
    restoring.mutate(
      { organizationId },
      {
        onSuccess: () => toastDone(t('toast.restored', { name })),
        onError: error => toastFailed(errorText(error, 'edit')),
      },
    );
  return (
    <Button
      leftSection={<IconArchiveOff size={18} aria-hidden />}
      loading={restoring.isPending}
      onClick={restore}
    >
      {t('ui:act.restore')}
    </Button>
  );
}

export function OrganizationMenu({ record: { id: organizationId, name } }: { record: FullOrganization }) {
  const { t } = useTranslation(['organizations', 'ui']);
  const errorText = useErrorText();
  const [isAsking, confirmDialog] = useDisclosure(false);
  const archiving = useApiMutation(organizations.archiveOrganization, cacheOrganization);
  const archive = () =>
    archiving.mutate(
      { organizationId },
      {
        onSuccess: () => toastDone(t('toast.archived', { name })),
        onError: error => toastFailed(errorText(error, 'edit')),
        onSettled: confirmDialog.close,
      },
    );
  return (
    <>
      <Menu position="bottom-end" width={200}>
        <Menu.Target>
          <ActionIcon variant="default" aria-label={t('archive.menu', { name })}>
            <IconDots size={20} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconArchive size={18} />} onClick={confirmDialog.open}>
            {t('ui:act.archive')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('archive.title', { name })}
        consequence={t('archive.consequence')}
        confirm={t('ui:act.archive')}
        keep={t('archive.keep')}
        isWorking={archiving.isPending}
        onConfirm={archive}
        onKeep={confirmDialog.close}
      />
    </>
  );
}
