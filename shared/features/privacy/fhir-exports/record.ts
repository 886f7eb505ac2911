import * as z from 'zod';
import { Instant, Line } from '../../../core/fields.ts';
import { JobId } from '../../../core/ids.ts';
import { FhirExport } from './schema.ts';

/** The newest FHIR export of an organisation. */
export const FhirExportRecord = FhirExport.omit({
  ...{ id: true, files: true, children: true, types: true, since: true },
}).extend({
  job: JobId,
  /** The member or API key that started the export; nobody else can read the export. */
  by: z.string(),
  startedAt: Instant,
  /**
   * Permissions of the caller who started the export. The job leaves out resources that need other
   * permissions.
   */
  permissions: z.array(Line),
  types: z.array(Line),
  since: Instant.nullable(),
  /** S3 objects below the job's prefix. */
  files: z.array(FhirExport.shape.files.element.pick({ type: true }).extend({ count: z.int(), name: Line })),
  isCancelled: z.boolean(),
  version: z.int().min(0),
});
export type FhirExportRecord = z.output<typeof FhirExportRecord>;
