import type { RecallRow } from './recall.ts';

/**
 * When a child's recall last changed: by a note, a phone call or a finished visit.
 * @param visitsSavedAt null if there is no visit
 * @param createdAt when the case was created; the time of the recall of a child who has not been seen yet
 */
export const recallSavedAt = (
  { at, called, seenOn }: Pick<RecallRow, 'at' | 'called' | 'seenOn'>,
  visitsSavedAt: string | null,
  createdAt: string,
): string =>
  [at, called?.at, visitsSavedAt].reduce<string>(
    (last, one) => (one && one > last ? one : last),
    seenOn ? `${seenOn}T00:00:00.000Z` : createdAt,
  );
