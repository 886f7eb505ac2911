import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { optional, PlainDate, RequiredLine } from '../../../core/fields.ts';
import { MatchedChild, MeasurementMappings, maxPeoplePerCall } from './schema.ts';

const module = 'eye';

export const measurements = {
  matchChildren: endpoint({
    method: 'POST',
    path: 'eye-measurements/matches',
    summary:
      'Children who may match the names in a device’s file, among those that the caller may see, with their visits; a hidden child gives the same response as no match',
    needs: 'eye:create',
    readEvent: 'eyeReports.listed',
    module,
    effect: 'read',
    input: z.strictObject({
      people: z
        .array(z.strictObject({ name: RequiredLine, birthDate: optional(PlainDate) }))
        .min(1)
        .max(maxPeoplePerCall),
    }),
    output: z.object({ people: z.array(z.object({ children: z.array(MatchedChild) })) }),
  }),
  listMeasurementMappings: endpoint({
    method: 'GET',
    path: 'eye-measurements/mappings',
    summary: 'The organisation’s stored column mappings of device files',
    needs: 'eye:create',
    module,
    input: z.strictObject({}),
    output: MeasurementMappings,
  }),
  changeMeasurementMappings: endpoint({
    method: 'PUT',
    path: 'eye-measurements/mappings',
    summary: 'Replaces the column mappings of device files; rejected if somebody else changed them meanwhile',
    needs: 'eye:create',
    module,
    errors: ['version.conflict'],
    input: z.strictObject({
      /** Version of the mappings that the caller has read; 0 if nothing is stored yet. */
      version: z.int().min(0),
      mappings: MeasurementMappings.shape.mappings,
    }),
    output: MeasurementMappings,
  }),
};
