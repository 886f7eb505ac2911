import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { Cursor, page } from '../../../core/fields.ts';
import { CaseId, Id } from '../../../core/ids.ts';
import { pageSize } from '../../../core/limits.ts';
import { MeasuredFields, type ReceivedMeasurement, WaitingMeasurement } from './schema.ts';

declare module '../../../core/endpoint.ts' {
  interface LoadedRecords {
    received: ReceivedMeasurement;
  }
  interface ParentRecords {
    received: 'case';
  }
}

const module = 'eye';

export const received = {
  receiveMeasurement: endpoint({
    method: 'POST',
    path: 'cases/{caseId}/received-measurements',
    summary:
      'Stores a device’s measurement of a child, which waits until somebody takes it over into a visit',
    needs: 'eye:receive',
    module,
    status: 201,
    records: { case: 'caseId' },
    errors: ['case.archived'],
    input: MeasuredFields.extend({ caseId: CaseId }),
    output: z.object({ id: Id('received') }),
  }),
  listReceived: endpoint({
    method: 'GET',
    path: 'eye-measurements/received',
    summary:
      'Measurements from other systems that wait, the oldest first, of children that the caller may see',
    needs: 'eye:create',
    readEvent: 'measurements.listed',
    module,
    joint: true,
    input: z.strictObject({
      limit: z.coerce.number().int().min(1).max(100).default(pageSize),
      cursor: Cursor.optional(),
      /** Only measurements of this child. */
      caseId: CaseId.optional(),
    }),
    output: page(WaitingMeasurement),
  }),
  closeReceived: endpoint({
    method: 'POST',
    path: 'eye-measurements/received/{receivedId}/close',
    summary: 'Ends the waiting of a measurement, which is in a visit now or discarded',
    needs: 'eye:create',
    module,
    removesRecord: true,
    records: { received: 'receivedId' },
    input: z.strictObject({
      receivedId: Id('received'),
      outcome: z.enum(['taken', 'discarded']),
    }),
    output: z.object({ id: Id('received') }),
  }),
};
