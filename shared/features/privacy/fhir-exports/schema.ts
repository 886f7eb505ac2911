import * as z from 'zod';
import { type FhirTypeName, fhirTypes } from '../../../core/fhir/search-parameters.ts';
import { Instant } from '../../../core/fields.ts';
import { JobId } from '../../../core/ids.ts';
import { holds } from '../../../core/personal-data.ts';
import { bundleDays } from '../child-data/schema.ts';

/** Days for which the files of an export are kept. */
export const exportDays = bundleDays;

export const ExportState = z.enum(['running', 'ready', 'failed']);

const FhirType = z.enum(Object.keys(fhirTypes) as [FhirTypeName, ...FhirTypeName[]]);

/** An export of an organisation's FHIR resources as NDJSON, one or more files per type. */
export const FhirExport = z
  .object({
    id: JobId,
    state: ExportState,
    /** Requested FHIR types; empty for all. */
    types: z.array(FhirType),
    /** Only resources that changed since this time; null for all. */
    since: Instant.nullable(),
    /** Number of children exported so far. */
    children: z.int(),
    /** Start of the export. Changes after this time may be missing. */
    startedAt: Instant,
    expiresAt: Instant.nullable(),
    /** Files with links that are valid for some minutes; each response contains new links. */
    files: z.array(z.object({ type: FhirType, count: z.int(), url: holds('files', z.url()) })),
  })
  .meta({ id: 'FhirExport' });
export type FhirExport = z.output<typeof FhirExport>;
