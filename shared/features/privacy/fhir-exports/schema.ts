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

/** An export of an organisation's resources as NDJSON of FHIR, by type. */
export const FhirExport = z
  .object({
    id: JobId,
    state: ExportState,
    /** Types that were asked for; empty for all. */
    types: z.array(FhirType),
    /** Only resources that changed since; null for all. */
    since: Instant.nullable(),
    /** Children so far. */
    children: z.int(),
    /** Nothing that changed after it began is sure to be in. */
    startedAt: Instant,
    expiresAt: Instant.nullable(),
    /** Files with links that open them for some minutes; each answer has new ones. */
    files: z.array(z.object({ type: FhirType, count: z.int(), url: holds('files', z.url()) })),
  })
  .meta({ id: 'FhirExport' });
export type FhirExport = z.output<typeof FhirExport>;
