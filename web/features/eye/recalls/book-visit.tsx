import { useSession } from '../../../platform/auth/session.ts';
import { useIsReadOnly } from '../../../platform/auth/use-rights.ts';
import type { Parts } from '../../../platform/features/parts.ts';
import { todayIn } from '../../../platform/i18n/today-in.ts';
import { BookButton } from './book-button.tsx';
import styles from './recalls.module.css';
import { useBooking } from './use-booking.tsx';

/** Button that books the next visit of a child. */
export function Component({ child }: Parts['bookVisit']) {
  const today = todayIn(useSession().organization?.timeZone);
  const { open, isReading, dialog } = useBooking(child);
  const { fullName: name, bookedFor } = child;
  if (useIsReadOnly()) return null;
  return (
    <div className={styles.buttons}>
      <BookButton {...{ name, bookedFor, today }} isLoading={isReading} onClick={open} />
      {dialog}
    </div>
  );
}
