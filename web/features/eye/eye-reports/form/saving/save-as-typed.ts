import type { EyeReport } from '../../../../../../shared/features/eye/eye-reports/schema.ts';

interface TypedVisit<Values> {
  /** Returns whether the form can be saved; shows the errors if not. */
  check: () => boolean;
  /** Returns the current form values; the same object until a value changes. */
  read: () => Values;
  send: (values: Values) => Promise<EyeReport>;
  /** Whether this save finishes the visit; after that, a change needs an amendment. */
  isLast: boolean;
}

/**
 * Saves a visit, and saves it again if values changed during the request. Returns null if the form has
 * errors; earlier values without errors may already have been saved.
 */
export async function saveAsTyped<Values>({
  check,
  read,
  send,
  isLast,
}: TypedVisit<Values>): Promise<EyeReport | null> {
  for (;;) {
    if (!check()) return null;
    const sent = read();
    const report = await send(sent);
    if (isLast || read() === sent) return report;
  }
}
