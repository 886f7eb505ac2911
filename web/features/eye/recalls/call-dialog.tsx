import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DueSibling } from '../../../../shared/features/eye/recalls/due-sibling.ts';
import { isBooked } from '../../../../shared/features/eye/recalls/next-visit.ts';
import type { RecallRow } from '../../../../shared/features/eye/recalls/recall.ts';
import { usualNextCall } from '../../../../shared/features/eye/recalls/to-be-called.ts';
import { useParseDate } from '../../../platform/i18n/date-settings.ts';
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx';
import { LineField } from '../../../ui/form/line-field.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { NextCallField } from './next-call-field.tsx';
import { useSiblingTexts } from './sibling-texts.ts';
import { useNoteCall } from './use-note-call.ts';

interface CallDialogProps {
  row: RecallRow;
  /** Brothers and sisters whom the call is also about, unless the user clears their checkboxes. */
  siblings: readonly DueSibling[];
  today: string;
  onClose: () => void;
}

/** Records a call to the family, and when to call again; its outcome is optional. */
export function CallDialog({ row, siblings, today, onClose }: CallDialogProps) {
  const { t } = useTranslation(['eye', 'validation']);
  const siblingTexts = useSiblingTexts()(siblings);
  const { note, isNoting } = useNoteCall();
  const [callNote, setCallNote] = useState('');
  const [leftOut, setLeftOut] = useState<string[]>([]);
  const called = siblings.filter(({ id }) => !leftOut.includes(id));
  const about = [row, ...called.map(({ bookedFor, nextDueOn }) => ({ bookedFor, dueOn: nextDueOn }))];
  const unbooked = about.find(({ bookedFor }) => !isBooked(bookedFor, today));
  const usual = unbooked ? usualNextCall(unbooked.dueOn, today) : null;
  const [again, setAgain] = useState(usual ?? '');
  const [againError, setAgainError] = useState<string>();
  const parseDate = useParseDate();
  const chosen = again.trim() === '' ? undefined : parseDate(again);

  function chooseAgain(day: string): void {
    setAgain(day);
    setAgainError(undefined);
  }

  function findAgainError(): string | undefined {
    if (!unbooked) return undefined;
    if (again.trim() === '') return usual === null ? undefined : 'validation.required';
    if (!chosen) return 'validation.date';
    return chosen < today ? 'validation.past_date' : undefined;
  }

  async function submit(): Promise<void> {
    const wrong = findAgainError();
    setAgainError(wrong);
    if (wrong) return;
    const { caseId, reportId, case: child } = row;
    const others = called.map(({ id, fullName }) => ({ caseId: id, fullName }));
    const children = [{ caseId, reportId, fullName: child.fullName }, ...others];
    if (await note(children, callNote.trim(), !unbooked || chosen === usual ? undefined : chosen)) onClose();
  }

  return (
    <Dialog onClose={onClose} title={t('recall.callTitle', { name: row.case.fullName })} size={400}>
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault();
          void submit();
        }}
      >
        <div className={`${layout.stack16} ${layout.below16}`}>
          <LineField
            label={t('recall.callNote')}
            description={t('recall.callNoteHelp')}
            data-autofocus
            autoComplete="off"
            value={callNote}
            onChange={event => setCallNote(event.currentTarget.value)}
          />
          {unbooked && (
            <NextCallField
              today={today}
              isRequired={usual !== null}
              value={again}
              error={againError}
              onChange={chooseAgain}
            />
          )}
        </div>
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
