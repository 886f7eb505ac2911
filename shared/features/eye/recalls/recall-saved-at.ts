import type { RecallRow } from './recall.ts';

/**
 * When a child's recall last changed: by a note, a phone call or a finished visit.
 * @param visitsSavedAt null if there is no visit
 */
export const recallSavedAt = (
  { at, called, seenOn }: Pick<RecallRow, 'at' | 'called' | 'seenOn'>,
  visitsSavedAt: string | null,
): string =>
  [at, called?.at, visitsSavedAt].reduce<string>(
    (last, one) => (one && one > last ? one : last),
    `${seenOn}T00:00:00.000Z`,
  );
