import * as z from 'zod';
import { type FhirTypeName, fhirTypes } from '../../../core/fhir/search-parameters.ts';
import { Instant } from '../../../core/fields.ts';
import { JobId } from '../../../core/ids.ts';
import { holds } from '../../../core/personal-data.ts';
import { bundleDays } from '../child-data/schema.ts';

/** Number of days for which the files of an export are kept. */
export const exportDays = bundleDays;

export const ExportState = z.enum(['running', 'ready', 'failed']);

const FhirType = z.enum(Object.keys(fhirTypes) as [FhirTypeName, ...FhirTypeName[]]);

/** An export of an organisation's FHIR resources as NDJSON, one or more files per type. */
export const FhirExport = z
  .object({
    id: JobId,
    state: ExportState,
    /** The requested FHIR types; empty for all types. */
    types: z.array(FhirType),
    /** Set if only resources that changed since this time were requested; null for all. */
    since: Instant.nullable(),
    /** Number of children exported so far. */
    children: z.int(),
    /** When the export started. The export may lack changes that were made after this time. */
    startedAt: Instant,
    expiresAt: Instant.nullable(),
    /** The files, with links that are valid for some minutes; each response contains new links. */
    files: z.array(z.object({ type: FhirType, count: z.int(), url: holds('files', z.url()) })),
  })
  .meta({ id: 'FhirExport' });
export type FhirExport = z.output<typeof FhirExport>;
