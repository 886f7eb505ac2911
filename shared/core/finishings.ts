import * as z from 'zod';
import { Author } from './author.ts';
import { Instant } from './fields.ts';

/** When a document was finished, and who did it. */
export const Finishing = z.object({ at: Instant, by: Author.pick({ id: true, fullName: true }) });

/** Finishings that a document keeps: a program can amend one every second. */
const kept = 50;

/** The first time a document was finished, and its latest amendments; unset in documents of earlier versions. */
export const Finishings = z.array(Finishing).optional();

type Name = Pick<Author, 'id' | 'fullName'>;

/** What a document says of its finishing. */
export interface Finished {
  finishedAt: string | null;
  finishedBy?: Name | null;
  amendedAt?: string | null;
  savedBy?: Name;
  finishings?: z.output<typeof Finishings>;
}

/** The finishings of a document; of one from an earlier version the first and the last, as far as they are known. */
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

/** The finishings of a document that is finished or amended now: the first one and the latest. */
export function finishingsWith(
  document: Finished,
  now: z.output<typeof Finishing>,
): z.output<typeof Finishing>[] {
  const all = [...finishingsOf(document), now];
  return [...all.slice(0, 1), ...all.slice(1).slice(1 - kept)];
}
