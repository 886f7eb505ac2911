import * as z from 'zod';
import { dateOrders } from '../../../core/dates/parse-cell-date.ts';
import { Line, lineOf, optional } from '../../../core/fields.ts';
import { CaseName } from '../../cases/cases/schema.ts';
import { SeriesVisit } from '../progression/series.ts';
import { measurementFields } from './fields.ts';
import { isHeading } from './is-heading.ts';

/** Most mappings of an organisation, most columns of one, and the longest name of one in code points. */
export const maxMappings = 30;
export const maxMappedColumns = 40;
export const maxMappingName = 60;

/** Children that one call compares with the cases. */
export const maxPeoplePerCall = 25;

/** How a refraction in a file was measured; devices do not know whether drops were given. */
export const importedMethods = ['dry', 'cycloplegic'] as const;
export type ImportedMethod = (typeof importedMethods)[number];

/** What a child's row holds is never kept as a heading. */
const Heading = Line.min(1).refine(isHeading, { error: 'validation.invalid' });

/** Which column of a device's file holds what. It names columns, never what stands in them. */
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
    dateOrder: optional(z.enum(dateOrders)),
    method: optional(z.enum(importedMethods)),
  })
  .meta({ id: 'MeasurementMapping' });
export type MeasurementMapping = z.output<typeof MeasurementMapping>;

/** The mappings of an organisation. The version is 0 before the first one was kept. */
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
 * Why a child may be the one in a file: both the name and the birth date, the birth date with a similar
 * name, or the name alone. Names are the same in either Chinese script, in pinyin, and in either order.
 */
export const MatchReason = z.enum(['nameAndBirthDate', 'birthDateAndSimilarName', 'name']);
export type MatchReason = z.output<typeof MatchReason>;

/** A visit, as far as an import has to know it. */
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
    /** Counts the changes of the visits. */
    revision: z.int().min(0),
    visits: z.array(KnownVisit),
  })
  .meta({ id: 'MatchedChild' });
export type MatchedChild = z.output<typeof MatchedChild>;
