import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecallRow } from '../../../../shared/features/eye/recalls/recall.ts';
import { useParseDate } from '../../../platform/i18n/date-settings.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { DialogActions } from '../../../ui/dialog/dialog-actions.tsx';
import { DateField } from '../../../ui/form/date-field.tsx';

interface BookDialogProps {
  row: RecallRow;
  today: string;
  isSaving: boolean;
  onBook: (day: string) => void;
  onClose: () => void;
}

/** Asks for the appointment date agreed with the family. */
export function BookDialog({ row, today, isSaving, onBook, onClose }: BookDialogProps) {
  const { t } = useTranslation(['eye', 'validation']);
  const [typed, setTyped] = useState(row.bookedFor !== null && row.bookedFor >= today ? row.bookedFor : '');
  const [error, setError] = useState<string>();
  const parseDate = useParseDate();

  function submit(): void {
    const day = parseDate(typed);
    if (typed.trim() === '') setError('validation.required');
    else if (!day) setError('validation.date');
    else if (day < today) setError('validation.past_date');
    else onBook(day);
  }

  return (
    <Dialog onClose={onClose} title={t('recall.bookTitle', { name: row.case.fullName })} size={400}>
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault();
          submit();
        }}
      >
        <DateField
          label={t('recall.bookedDay')}
          required
          ahead={today}
          value={typed}
          error={error}
          onChange={value => {
            setTyped(value);
            setError(undefined);
          }}
        />
        <DialogActions submit={t('recall.bookIt')} isWorking={isSaving} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
