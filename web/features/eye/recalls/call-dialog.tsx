import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DueSibling } from '../../../../shared/features/eye/recalls/due-sibling.ts';
import type { RecallRow } from '../../../../shared/features/eye/recalls/recall.ts';
import { daysUntilNextCall } from '../../../../shared/features/eye/recalls/to-be-called.ts';
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx';
import { LineField } from '../../../ui/form/line-field.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { useSiblingTexts } from './sibling-texts.ts';
import { useNoteCall } from './use-note-call.ts';

interface CallDialogProps {
  row: RecallRow;
  /** Brothers and sisters whom the call is also about, unless the user clears their checkboxes. */
  siblings: readonly DueSibling[];
  onClose: () => void;
}

/** Records a call to the family; its outcome is optional. */
export function CallDialog({ row, siblings, onClose }: CallDialogProps) {
  const { t } = useTranslation('eye');
  const siblingTexts = useSiblingTexts()(siblings);
  const { note, isNoting } = useNoteCall();
  const [callNote, setCallNote] = useState('');
  const [leftOut, setLeftOut] = useState<string[]>([]);
  const called = siblings.filter(({ id }) => !leftOut.includes(id));

  async function submit(): Promise<void> {
    const { caseId, reportId, case: child } = row;
    const others = called.map(({ id, fullName }) => ({ caseId: id, fullName }));
    const children = [{ caseId, reportId, fullName: child.fullName }, ...others];
    if (await note(children, callNote.trim())) onClose();
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
        {siblings.length > 0 && (
          <Checkbox.Group
            className={layout.above12}
            mb={16}
            label={t('recall.callAlsoFor')}
            value={called.map(({ id }) => id)}
            onChange={ids => setLeftOut(siblings.map(({ id }) => id).filter(id => !ids.includes(id)))}
          >
            <div className={layout.stack8}>
              {siblings.map(({ id }, place) => (
                <Checkbox key={id} value={id} label={siblingTexts[place]} />
              ))}
            </div>
          </Checkbox.Group>
        )}
        <DialogActions submit={t('recall.markCalled')} isWorking={isNoting} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
