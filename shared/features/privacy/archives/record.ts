import * as z from 'zod';
import { JobId } from '../../../core/ids.ts';
import { Archive } from './schema.ts';

/** An archive (copy of all data of an organisation), with the job that prepares it. */
export const ArchiveRecord = Archive.extend({ job: JobId.nullable(), version: z.int().min(0) });
export type ArchiveRecord = z.output<typeof ArchiveRecord>;

export const noArchive: ArchiveRecord = {
  state: 'none',
  by: null,
  at: null,
  expiresAt: null,
  children: 0,
  files: 0,
  parts: [],
  job: null,
  version: 0,
};
