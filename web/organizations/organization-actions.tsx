import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconArchive, IconArchiveOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { organizations } from '../../shared/organizations/endpoints.ts';
import type { FullOrganization } from '../../shared/organizations/schema.ts';
import { useWrite } from '../api/use-write.ts';
import { useErrorText } from '../i18n/use-error-text.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { toastDone, toastFailed } from '../ui/toast.ts';
import { keepOrganization } from './queries.ts';

/** Shutting an organisation, and opening it again. */
export function OrganizationActions({ record }: { record: FullOrganization }) {
  const { t } = useTranslation(['organizations', 'common']);
  const errorText = useErrorText();
  const [isAsking, question] = useDisclosure(false);
  const archiving = useWrite(organizations.archiveOrganization, keepOrganization);
  const restoring = useWrite(organizations.restoreOrganization, keepOrganization);
  const { id: organizationId, name, status } = record;
  const onError = (error: unknown) => toastFailed(errorText(error, 'edit'));

  const archive = () =>
    archiving.mutate(
      { organizationId },
      {
        onSuccess: () => toastDone(t('toast.archived', { name })),
        onError,
        onSettled: question.close,
      },
    );
  const restore = () =>
    restoring.mutate(
      { organizationId },
      { onSuccess: () => toastDone(t('toast.restored', { name })), onError },
    );

  return (
    <>
      {status === 'active' ? (
        <Button variant="default" leftSection={<IconArchive size={18} aria-hidden />} onClick={question.open}>
          {t('archive.button')}
        </Button>
      ) : (
        <Button
          leftSection={<IconArchiveOff size={18} aria-hidden />}
          loading={restoring.isPending}
          onClick={restore}
        >
          {t('archive.restore')}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('archive.title', { name })}
        consequence={t('archive.consequence')}
        confirm={t('archive.confirm')}
        keep={t('archive.keep')}
        isWorking={archiving.isPending}
        onConfirm={archive}
        onKeep={question.close}
      />
    </>
  );
}
