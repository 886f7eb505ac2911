import type { EyeReport } from '../../../../../../shared/features/eye/eye-reports/schema.ts';

interface TypedVisit<Values> {
  /** Whether what is in the form can be saved; shows what cannot. */
  check: () => boolean;
  /** What is in the form now: the same object until something else is typed. */
  read: () => Values;
  send: (values: Values) => Promise<EyeReport>;
}

/**
 * Saves a visit, and again what was typed while the answer was on its way. Null if something in it is to be
 * checked; what was right before is saved then.
 */
export async function saveAsTyped<Values>({
  check,
  read,
  send,
}: TypedVisit<Values>): Promise<EyeReport | null> {
  for (;;) {
    if (!check()) return null;
    const sent = read();
    const report = await send(sent);
    if (read() === sent) return report;
  }
}
