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
      'Children the caller may see who may be those named in a device’s file, with their visits; a hidden child is answered like none',
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
    summary: 'Which columns of devices’ files hold what, as the organisation has kept it',
    needs: 'eye:create',
    module,
    input: z.strictObject({}),
    output: MeasurementMappings,
  }),
  changeMeasurementMappings: endpoint({
    method: 'PUT',
    path: 'eye-measurements/mappings',
    summary: 'Replaces the mappings of devices’ files; refused when somebody else changed them meanwhile',
    needs: 'eye:create',
    module,
    errors: ['version.conflict'],
    input: z.strictObject({
      /** The version that was read; 0 before there is one. */
      version: z.int().min(0),
      mappings: MeasurementMappings.shape.mappings,
    }),
    output: MeasurementMappings,
  }),
};
