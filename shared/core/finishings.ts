import * as z from 'zod';
import { Author } from './author.ts';
import { Instant, Line } from './fields.ts';

/**
 * Why a finished document was amended; for colleagues, never printed. Null or unset if no reason was given.
 */
export const AmendmentReason = Line.nullish();

export const Finishing = z.object({
  at: Instant,
  by: Author.pick({ id: true, fullName: true }),
  /** Of an amendment; unset if no reason was given. */
  reason: Line.optional(),
});

/**
 * Maximum number of finishings (times when a document was finished or amended) that are stored per document,
 * because a program can amend a document every second.
 */
const kept = 50;

/**
 * A document's first finishing and latest amendments; unset in documents that earlier versions of the product
 * stored.
 */
export const Finishings = z.array(Finishing).optional();

type Name = Pick<Author, 'id' | 'fullName'>;

export interface Finished {
  finishedAt: string | null;
  finishedBy?: Name | null;
  amendedAt?: string | null;
  savedBy?: Name;
  finishings?: z.output<typeof Finishings>;
}

/**
 * Returns the finishings of a document. For documents that earlier versions of the product stored, returns
 * the first and the last finishing, if known.
 */
export function finishingsOf({
  finishedAt,
  finishedBy,
  amendedAt,
  savedBy,
  finishings,
}: Finished): z.output<typeof Finishing>[] {
  if (finishings) return finishings;
  const known = [
    { at: finishedAt, by: finishedBy ?? savedBy },
    { at: amendedAt, by: savedBy },
  ];
  return known.flatMap(({ at, by }) => (at && by ? [{ at, by: { id: by.id, fullName: by.fullName } }] : []));
}

/** The finishings to store when a document is finished or amended: the first one and the latest ones. */
export function finishingsWith(
  document: Finished,
  now: z.output<typeof Finishing>,
): z.output<typeof Finishing>[] {
  const all = [...finishingsOf(document), now];
  return [...all.slice(0, 1), ...all.slice(1).slice(1 - kept)];
}
