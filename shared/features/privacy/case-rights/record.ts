import * as z from 'zod';
import { JobId } from '../../../core/ids.ts';
import { CaseRights } from './schema.ts';

/** The stored decisions about a case's data, with the jobs that carry them out. */
export const CaseRightsRecord = CaseRights.extend({
  /** The status of the case before the restriction; null while it is not restricted. */
  statusBefore: z.enum(['active', 'archived']).nullable(),
  /** The job that erases the case; null until the erasure begins. */
  erasureJob: JobId.nullable(),
  /** The job that prepares the bundle (the copy of the child's data). */
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
