import * as z from 'zod';
import { JobId } from '../../../core/ids.ts';
import { CaseRights } from './schema.ts';

/** The stored decisions about the data of a case, with the jobs that carry them out. */
export const CaseRightsRecord = CaseRights.extend({
  /** The status that the case had before it was restricted; null while it is not restricted. */
  statusBefore: z.enum(['active', 'archived']).nullable(),
  /** The job that erases the case; null until the erasure begins. */
  erasureJob: JobId.nullable(),
  /** The job that prepares the copy of the child's data (the bundle). */
  bundleJob: JobId.nullable(),
});
export type CaseRightsRecord = z.output<typeof CaseRightsRecord>;

export const nothingDecided = (id: string): CaseRightsRecord => ({
  id,
  version: 0,
  restriction: null,
  hold: null,
  erasure: null,
  bundle: null,
  keepUntil: null,
  statusBefore: null,
  erasureJob: null,
  bundleJob: null,
});
