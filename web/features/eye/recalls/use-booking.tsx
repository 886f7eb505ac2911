import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import { isBooked } from '../../../../shared/features/eye/recalls/next-visit.ts';
import type { RecallRow } from '../../../../shared/features/eye/recalls/recall.ts';
import { call } from '../../../platform/api/call.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { todayIn } from '../../../platform/i18n/today-in.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { toastFailed } from '../../../ui/feedback/toast.ts';
import { lazyComponent } from '../../../ui/lazy-component.tsx';

const BookDialog = lazyComponent(async () => (await import('./book-dialog.tsx')).BookDialog);

interface BookedChild {
  id: string;
  bookedFor: string | null;
}

/** Books the next visit of a child. Reads the recall when the dialog is opened. */
export function useBooking({ id: caseId, bookedFor }: BookedChild) {
  const { t } = useTranslation('eye');
  const errorText = useErrorText();
  const today = todayIn(useSession().organization?.timeZone);
  const [row, setRow] = useState<RecallRow>();
  const [isReading, setReading] = useState(false);

  async function open(): Promise<void> {
    setReading(true);
    try {
      setRow(await call(eyeReports.getRecall, { caseId }));
    } catch (error) {
      toastFailed(errorText(error));
    } finally {
      setReading(false);
    }
  }

  return {
    open,
    isReading,
    label: t(isBooked(bookedFor, today) ? 'recall.changeBooking' : 'recall.bookVisit'),
    dialog: row && <BookDialog row={row} today={today} onClose={() => setRow(undefined)} />,
  };
}
