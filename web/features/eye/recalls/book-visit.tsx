import { useState } from 'react';
import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import type { RecallRow } from '../../../../shared/features/eye/recalls/recall.ts';
import { call } from '../../../platform/api/call.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useIsReadOnly } from '../../../platform/auth/use-rights.ts';
import type { Parts } from '../../../platform/features/parts.ts';
import { todayIn } from '../../../platform/i18n/today-in.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { toastFailed } from '../../../ui/feedback/toast.ts';
import { BookButton } from './book-button.tsx';
import { BookDialog } from './book-dialog.tsx';
import styles from './recalls.module.css';

/**
 * Button that books the next visit of a child who has been seen. Reads the recall when pressed.
 */
export function Component({ child }: Parts['bookVisit']) {
  const user = useSession();
  const isReadOnly = useIsReadOnly();
  const errorText = useErrorText();
  const [row, setRow] = useState<RecallRow>();
  const [isReading, setReading] = useState(false);
  const { id: caseId, fullName: name, bookedFor } = child;
  const today = todayIn(user.organization?.timeZone);

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

  if (isReadOnly) return null;
  return (
    <div className={styles.buttons}>
      <BookButton {...{ name, bookedFor, today }} isLoading={isReading} onClick={open} />
      {row && <BookDialog row={row} today={today} onClose={() => setRow(undefined)} />}
    </div>
  );
}
