import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { notes } from '../../../../shared/features/notes/notes/endpoints.ts';
import type { NoteIndexRow } from '../../../../shared/features/notes/notes/schema.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { findCases, type PickedCase } from '../../../platform/lookups/find-cases.ts';
import { Dialog, DialogButtons } from '../../../ui/dialog/dialog.tsx';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { Segments } from '../../../ui/form/segments.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { CasePicker } from '../../../ui/picker/case-picker.tsx';
import styles from './note.module.css';
import { keepNote } from './queries.ts';

interface CopyNoteDialogProps {
  note: Pick<NoteIndexRow, 'id' | 'caseId'>;
  name: string;
  onClose: () => void;
}

export function CopyNoteDialog({ note, name, onClose }: CopyNoteDialogProps) {
  const { t } = useTranslation(['notes', 'common', 'ui']);
  const to = useTo();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const [whose, setWhose] = useState<'same' | 'other'>('same');
  const [picked, setPicked] = useState<PickedCase[]>([]);
  const [isMissing, setMissing] = useState(false);
  const copying = useApiMutation(notes.copyNote);
  const caseId = whose === 'same' ? note.caseId : picked[0]?.id;

  async function copy(): Promise<void> {
    setMissing(caseId === undefined);
    if (caseId === undefined) return;
    try {
      const copy = await copying.mutateAsync({ noteId: note.id, caseId });
      onClose();
      toastDone(t('copy.done'));
      void navigate(to('note', { id: copy.id }));
      await keepNote(copy);
    } catch (error) {
      toastFailed(errorText(error, 'copy-note'));
    }
  }

  return (
    <Dialog onClose={onClose} title={t('copy.title')} size={480}>
      <div className={styles.begin}>
        <Segments
          label={t('copy.whose')}
          options={[
            { value: 'same', label: t('copy.same', { name }) },
            { value: 'other', label: t('copy.other') },
          ]}
          value={whose}
          onChange={setWhose}
        />
        {whose === 'other' && (
          <CasePicker
            label={t('field.case')}
            required
            value={picked}
            search={findCases}
            error={isMissing ? 'validation.required' : undefined}
            onChange={setPicked}
          />
        )}
        <p className={`${layout.flush} ${layout.faint} ${layout.small}`}>{t(`copy.consequence.${whose}`)}</p>
      </div>
      <DialogButtons onCancel={onClose}>
        <Button loading={copying.isPending} onClick={() => void copy()}>
          {t('ui:act.copy')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
