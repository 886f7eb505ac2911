import * as z from 'zod';

/** The last reference number of each year, under keys such as `y2026`. */
export const EyeSequence = z
  .record(z.string(), z.unknown())
  .transform(item =>
    Object.fromEntries(
      Object.entries(item).filter(
        (entry): entry is [string, number] => /^y\d{4}$/.test(entry[0]) && typeof entry[1] === 'number',
      ),
    ),
  );
export type EyeSequence = z.output<typeof EyeSequence>;
