import * as z from 'zod';
import { Instant, Line, RequiredLine } from '../../../core/fields.ts';
import { MemberId } from '../../../core/ids.ts';
import { holds } from '../../../core/personal-data.ts';
import { bundleDays } from '../child-data/schema.ts';

/**
 * Number of days for which an archive (a copy of all data of an organisation) is kept for the admin who
 * requested it.
 */
export const archiveDays = bundleDays;

/** One ZIP file of an archive. People unpack all ZIP files of the archive into the same folder. */
export const ArchivePart = z.object({ name: Line, size: z.int() });

/** The newest archive (copy of all data) of an organisation. */
export const Archive = z
  .object({
    state: z.enum(['none', 'preparing', 'ready', 'failed']),
    by: z.object({ id: MemberId, fullName: holds('staff', RequiredLine) }).nullable(),
    at: Instant.nullable(),
    expiresAt: Instant.nullable(),
    children: z.int(),
    files: z.int(),
    parts: z.array(ArchivePart),
  })
  .meta({ id: 'Archive' });
export type Archive = z.output<typeof Archive>;

export const ArchiveLink = z
  .object({ url: z.url(), name: Line, expiresAt: Instant })
  .meta({ id: 'ArchiveLink' });
