import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deletionNeedsReason } from '../../../../shared/features/notes/notes/note-rules.ts';
import type { NoteIndexRow } from '../../../../shared/features/notes/notes/schema.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { Dialog, DialogButtons } from '../../../ui/dialog/dialog.tsx';
import { LineField } from '../../../ui/form/line-field.tsx';
import { useNoteDeletion } from './use-note-deletion.ts';

interface DeleteNoteDialogProps {
  note: Pick<NoteIndexRow, 'id' | 'date' | 'finishedAt' | 'author'>;
  name: string;
  onDeleted: (() => void) | undefined;
  onClose: () => void;
}

/** Deletes a note, with undo; asks for a reason if it was finished or belongs to somebody else. */
export function DeleteNoteDialog({ note, name, onDeleted, onClose }: DeleteNoteDialogProps) {
  const { t } = useTranslation(['notes', 'ui']);
  const { organizationUser } = useSession();
  const { date } = useCalendarDates();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const needsReason = deletionNeedsReason(note, { id: organizationUser?.id ?? '' });
  const { isPending, remove } = useNoteDeletion(note, name);

  async function confirm(): Promise<void> {
    const isUnsaid = needsReason && reason.trim() === '';
    setMissing(isUnsaid);
    if (isUnsaid || !(await remove({ noteId: note.id, reason: reason.trim() || null }))) return;
    onClose();
    onDeleted?.();
  }

  return (
    <Dialog onClose={onClose} title={t('remove.title', { name, day: date(note.date) })} size={440}>
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
        <Button color="red" loading={isPending} onClick={() => void confirm()}>
          {t('ui:act.delete')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
