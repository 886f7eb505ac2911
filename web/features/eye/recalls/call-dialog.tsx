import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecallRow } from '../../../../shared/features/eye/recalls/recall.ts';
import { daysUntilNextCall } from '../../../../shared/features/eye/recalls/to-be-called.ts';
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx';
import { LineField } from '../../../ui/form/line-field.tsx';
import { useUpdateRecall } from './use-update-recall.ts';

/** Records a call to the family; its outcome is optional. */
export function CallDialog({ row, onClose }: { row: RecallRow; onClose: () => void }) {
  const { t } = useTranslation('eye');
  const { note, isNoting } = useUpdateRecall(row);
  const [callNote, setCallNote] = useState('');

  async function submit(): Promise<void> {
    if (await note('contacted', { callNote: callNote.trim() })) onClose();
  }

  return (
    <Dialog onClose={onClose} title={t('recall.callTitle', { name: row.case.fullName })} size={400}>
      <form
        onSubmit={event => {
          event.preventDefault();
          void submit();
        }}
      >
        <LineField
          label={t('recall.callNote')}
          description={t('recall.callNoteHelp', { days: daysUntilNextCall })}
          data-autofocus
          autoComplete="off"
          value={callNote}
          onChange={event => setCallNote(event.currentTarget.value)}
        />
        <DialogActions submit={t('recall.markCalled')} isWorking={isNoting} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
