import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { Instant } from '../../../core/fields.ts';
import { JobId } from '../../../core/ids.ts';
import { FhirExport } from './schema.ts';

const needs = 'fhir-export:start';

export const fhirExports = {
  startExport: endpoint({
    method: 'POST',
    path: 'fhir-exports',
    summary:
      'Starts a job that writes the organisation’s FHIR resources into files; of a key, those that its scopes read',
    needs,
    status: 201,
    allowedAfterLicenceEnds: true,
    errors: ['export.running'],
    input: z.strictObject({
      /** Export only resources of these FHIR types; empty for all types. */
      types: z
        .array(z.string().regex(/^[A-Za-z]{1,40}$/))
        .max(40)
        .default([]),
      /**
       * Export only resources that changed since this time, and resources without a time of change; null for
       * all.
       */
      since: Instant.nullable().default(null),
    }),
    output: z.object({ id: JobId }),
  }),
  getExport: endpoint({
    method: 'GET',
    path: 'fhir-exports/{exportId}',
    summary: 'How far an export is, or its files, for the caller who started it',
    needs,
    readEvent: 'export.read',
    errors: ['record.missing'],
    input: z.strictObject({ exportId: JobId }),
    output: FhirExport,
  }),
  cancelExport: endpoint({
    method: 'DELETE',
    path: 'fhir-exports/{exportId}',
    summary: 'Ends an export, whose files are no longer linked to; repeating it changes nothing',
    needs,
    allowedAfterLicenceEnds: true,
    errors: ['record.missing'],
    input: z.strictObject({ exportId: JobId }),
    output: z.object({ id: JobId }),
  }),
};
