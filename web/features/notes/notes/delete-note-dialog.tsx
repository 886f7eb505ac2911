import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notes } from '../../../../shared/features/notes/notes/endpoints.ts';
import { deletionNeedsReason } from '../../../../shared/features/notes/notes/note-rules.ts';
import type { NoteIndexRow } from '../../../../shared/features/notes/notes/schema.ts';
import { undoOf } from '../../../platform/api/unchanged.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { Dialog, DialogButtons } from '../../../ui/dialog/dialog.tsx';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { LineField } from '../../../ui/form/line-field.tsx';
import { keepNote } from './queries.ts';

interface DeleteNoteDialogProps {
  note: Pick<NoteIndexRow, 'id' | 'date' | 'finishedAt' | 'author'>;
  name: string;
  onDeleted: (() => void) | undefined;
  onClose: () => void;
}

/** Deletes a note, with undo; asks for a reason if it was finished or belongs to somebody else. */
export function DeleteNoteDialog({ note, name, onDeleted, onClose }: DeleteNoteDialogProps) {
  const { t } = useTranslation(['notes', 'ui']);
  const errorText = useErrorText();
  const { organizationUser } = useSession();
  const { date } = useCalendarDates();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const deleting = useApiMutation(notes.deleteNote, keepNote);
  const restoring = useApiMutation(notes.restoreNote, keepNote);
  const needsReason = deletionNeedsReason(note, { id: organizationUser?.id ?? '' });
  const named = { name, day: date(note.date) };
  const onError = (error: unknown) => toastFailed(errorText(error, 'edit'));

  function remove(): void {
    if (needsReason && reason.trim() === '') {
      setMissing(true);
      return;
    }
    const undo = () =>
      restoring.mutate(
        { noteId: note.id },
        { onSuccess: () => void toastDone(t('toast.restored', named)), onError },
      );
    deleting.mutate(
      { noteId: note.id, reason: reason.trim() || null },
      {
        onSuccess: answer => {
          toastDone(t('toast.deleted', named), undoOf(answer, undo));
          onClose();
          onDeleted?.();
        },
        onError,
      },
    );
  }

  return (
    <Dialog onClose={onClose} title={t('remove.title', named)} size={440}>
      <p>{t(needsReason ? 'remove.consequence' : 'remove.own')}</p>
      {needsReason && (
        <LineField
          label={t('ui:field.reason')}
          required
          data-autofocus
          mt="md"
          value={reason}
          error={isMissing ? 'validation.required' : undefined}
          onChange={event => setReason(event.currentTarget.value)}
        />
      )}
      <DialogButtons onCancel={onClose} cancel={t('ui:act.keep')} focusesCancel={!needsReason}>
        <Button color="red" loading={deleting.isPending} onClick={remove}>
          {t('ui:act.delete')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
