import type { RecallRow } from './recall.ts';

/**
 * When a recall last changed, by note, phone call or finished visit. @param visitsSavedAt null without visits
 */
export const recallSavedAt = (
  { at, called, seenOn }: Pick<RecallRow, 'at' | 'called' | 'seenOn'>,
  visitsSavedAt: string | null,
): string =>
  [at, called?.at, visitsSavedAt].reduce<string>(
    (last, one) => (one && one > last ? one : last),
    `${seenOn}T00:00:00.000Z`,
  );
