import * as z from 'zod';
import { Line, lineOf, optional } from '../../../core/fields.ts';
import { fileDateOrders } from '../../../core/reading/date-orders-of-file.ts';
import { CaseName } from '../../cases/cases/schema.ts';
import { SeriesVisit } from '../progression/series.ts';
import { measurementFields } from './fields.ts';
import { isHeading } from './is-heading.ts';

export const maxMappings = 30;
export const maxMappedColumns = 40;
/** In code points. */
export const maxMappingName = 60;

/** Maximum number of children in a file that one request compares with the cases. */
export const maxPeoplePerCall = 25;

/**
 * How a refraction in a file was measured. The user states it, because a device does not know whether eye
 * drops were given.
 */
export const importedMethods = ['dry', 'cycloplegic'] as const;
export type ImportedMethod = (typeof importedMethods)[number];

/**
 * A column heading. Texts that could come from a child's row are rejected, so that no data of a child is
 * stored.
 */
const Heading = Line.min(1).refine(isHeading, { error: 'validation.invalid' });

/**
 * The meaning of the columns in a device's files. A mapping contains only headings, never values of children.
 */
export const MeasurementMapping = z
  .strictObject({
    name: lineOf(maxMappingName).min(1),
    columns: z
      .array(z.strictObject({ header: Heading, field: z.enum(measurementFields) }))
      .min(1)
      .max(maxMappedColumns)
      .refine(columns => new Set(columns.map(({ field }) => field)).size === columns.length, {
        error: 'validation.mapped_twice',
      }),
    dateOrder: optional(z.enum(fileDateOrders)),
    method: optional(z.enum(importedMethods)),
  })
  .meta({ id: 'MeasurementMapping' });
export type MeasurementMapping = z.output<typeof MeasurementMapping>;

/**
 * How an organisation maps the columns of device files to fields. Version 0 means that nothing is stored yet.
 */
export const MeasurementMappings = z
  .object({
    version: z.int().min(0),
    mappings: z
      .array(MeasurementMapping)
      .max(maxMappings)
      .refine(mappings => new Set(mappings.map(({ name }) => name)).size === mappings.length, {
        error: 'validation.name_taken',
      }),
  })
  .meta({ id: 'MeasurementMappings' });
export type MeasurementMappings = z.output<typeof MeasurementMappings>;

/**
 * Why a case may be that of a child in a file: same name and birth date, same birth date and a similar name,
 * or only the same name. Names also match in the other Chinese script, in pinyin, and in the other word
 * order.
 */
export const MatchReason = z.enum(['nameAndBirthDate', 'birthDateAndSimilarName', 'name']);
export type MatchReason = z.output<typeof MatchReason>;

/** The fields of a visit that an import needs. */
export const KnownVisit = SeriesVisit.pick({
  id: true,
  date: true,
  reference: true,
  status: true,
  powers: true,
  axialLength: true,
});
export type KnownVisit = z.output<typeof KnownVisit>;

export const MatchedChild = z
  .object({
    case: CaseName,
    reason: MatchReason,
    /** Revision of the child's visits; increases with every change. */
    revision: z.int().min(0),
    visits: z.array(KnownVisit),
  })
  .meta({ id: 'MatchedChild' });
export type MatchedChild = z.output<typeof MatchedChild>;
