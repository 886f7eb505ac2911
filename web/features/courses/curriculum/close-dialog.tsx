import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { Text } from '../../../../shared/core/fields.ts';
import { subscriptions } from '../../../../shared/features/courses/subscriptions/endpoints.ts';
import type { OrganizationSubscription } from '../../../../shared/features/courses/subscriptions/schema.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useValidatedForm } from '../../../ui/form/use-validated-form.ts';
import { refreshCurriculum } from './queries.ts';

interface CloseDialogProps {
  row: OrganizationSubscription | undefined;
  onClose: () => void;
}

/** Declines a request, or takes a course back from an organisation, with a reason. */
export function CloseDialog({ row, onClose }: CloseDialogProps) {
  const { t } = useTranslation('curriculum');
  const title =
    row &&
    t(row.state === 'pending' ? 'close.declineTitle' : 'close.withdrawTitle', {
      title: row.title,
      organization: row.organization.name,
    });
  return (
    <Dialog isOpen={row !== undefined} onClose={onClose} title={title} size={480}>
      {row && <CloseForm key={row.courseId} row={row} onClose={onClose} />}
    </Dialog>
  );
}

const Reason = z.object({ reason: Text.min(1) });

function CloseForm({ row, onClose }: { row: OrganizationSubscription; onClose: () => void }) {
  const { t } = useTranslation(['curriculum', 'common']);
  const errorText = useErrorText();
  const closing = useApiMutation(subscriptions.closeSubscription, refreshCurriculum);
  const isRequest = row.state === 'pending';
  const { form, node, submit, showRefusal } = useValidatedForm({ reason: '' }, Reason, values => values);
  const close = submit(({ reason }) =>
    closing.mutate(
      { organizationId: row.organization.id, courseId: row.courseId, version: row.version, reason },
      {
        onSuccess: () => {
          toastDone(t(isRequest ? 'close.declined' : 'close.withdrawn'));
          onClose();
        },
        onError: error => {
          showRefusal(error);
          toastFailed(errorText(error, 'edit'));
          void refreshCurriculum();
        },
      },
    ),
  );
  return (
    <form ref={node} noValidate onSubmit={close}>
      {!isRequest && <p>{t('close.withdrawLead')}</p>}
      <TextField
        mt={isRequest ? 0 : 'md'}
        label={t('close.reason')}
        description={t('close.reasonHelp')}
        required
        {...form.getInputProps('reason')}
      />
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Button type="submit" {...(!isRequest && { color: 'red' })} loading={closing.isPending}>
          {t(isRequest ? 'decline' : 'withdraw')}
        </Button>
      </Group>
    </form>
  );
}
