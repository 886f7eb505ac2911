import * as z from 'zod';
import { Instant, Line } from '../../../core/fields.ts';
import { JobId } from '../../../core/ids.ts';
import { FhirExport } from './schema.ts';

/** The newest export of an organisation. */
export const FhirExportRecord = FhirExport.omit({
  ...{ id: true, files: true, children: true, types: true, since: true },
}).extend({
  job: JobId,
  /** The member or key that started it; nobody else reads it. */
  by: z.string(),
  startedAt: Instant,
  /** What its resources need to be read; the job leaves out all others. */
  permissions: z.array(Line),
  types: z.array(Line),
  since: Instant.nullable(),
  /** Objects below the job's prefix. */
  files: z.array(FhirExport.shape.files.element.pick({ type: true }).extend({ count: z.int(), name: Line })),
  isCancelled: z.boolean(),
  version: z.int().min(0),
});
export type FhirExportRecord = z.output<typeof FhirExportRecord>;
