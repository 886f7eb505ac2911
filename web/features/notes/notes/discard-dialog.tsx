import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { notes } from '../../../../shared/features/notes/notes/endpoints.ts';
import type { NoteIndexRow } from '../../../../shared/features/notes/notes/schema.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { keepNote } from './queries.ts';

/** Reverts a reopened note to its finished version. Asks first, because all later text is lost. */
export function DiscardDialog({
  note,
  onClose,
}: {
  note: Pick<NoteIndexRow, 'id' | 'version'>;
  onClose: () => void;
}) {
  const { t } = useTranslation('notes');
  const errorText = useErrorText();
  const discarding = useApiMutation(notes.discardAmendment, keepNote);
  const discard = () =>
    discarding.mutate(
      { noteId: note.id, version: note.version },
      {
        onSuccess: () => {
          onClose();
          toastDone(t('discard.done'));
        },
        onError: error => void toastFailed(errorText(error, 'edit')),
      },
    );
  return (
    <Dialog onClose={onClose} title={t('discard.title')} size={440}>
      <p>{t('discard.text')}</p>
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('finish.keep')}
        </Button>
        <Button color="red" loading={discarding.isPending} onClick={discard}>
          {t('discard.confirm')}
        </Button>
      </Group>
    </Dialog>
  );
}
