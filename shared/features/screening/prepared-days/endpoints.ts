import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { RequiredLine, Version } from '../../../core/fields.ts';
import { ScreeningId } from '../screenings/schema.ts';
import {
  KeyShare,
  maxDayChildren,
  maxDayHours,
  PreparedDay,
  PreparedDayId,
  type PreparedDayRecord,
} from './schema.ts';

declare module '../../../core/endpoint.ts' {
  interface LoadedRecords {
    preparedDay: PreparedDayRecord;
  }
}

const PreparedDayPath = z.strictObject({ preparedDayId: PreparedDayId });
const records = { preparedDay: 'preparedDayId' } as const;
/** With half of the key to what the device keeps: the other half is made of the tester's code. */
const OpenedDay = z.object({ day: PreparedDay, share: KeyShare });

/**
 * Devices that were prepared for screening without a network. Each child is read by the calls that
 * read children and screenings; these calls keep the list of devices, and half of each device's key.
 */
export const preparedDays = {
  prepareDay: endpoint({
    method: 'POST',
    path: 'prepared-days',
    summary: 'Records that a device takes children along, and gives it half of the key to keep them under',
    needs: 'screening:create',
    status: 201,
    input: z.strictObject({
      deviceName: RequiredLine,
      children: z.int().min(1).max(maxDayChildren),
      hours: z.int().min(1).max(maxDayHours),
    }),
    output: OpenedDay,
  }),
  listPreparedDays: endpoint({
    method: 'GET',
    path: 'prepared-days',
    summary:
      'Devices that were prepared in the last weeks, the newest first: one’s own, for admins everybody’s',
    needs: 'prepared-day:read',
    input: z.strictObject({}),
    output: z.object({ days: z.array(PreparedDay) }),
  }),
  getPreparedDay: endpoint({
    method: 'GET',
    path: 'prepared-days/{preparedDayId}',
    summary: 'Whether a device may still keep what it took along',
    needs: 'prepared-day:read',
    records,
    input: PreparedDayPath,
    output: PreparedDay,
  }),
  openPreparedDay: endpoint({
    method: 'POST',
    path: 'prepared-days/{preparedDayId}/open',
    summary: 'Gives the device its half of the key again, to its owner, while the day is open',
    needs: 'screening:create',
    records,
    errors: ['prepared-day.closed'],
    input: PreparedDayPath,
    output: OpenedDay,
  }),
  revokePreparedDay: endpoint({
    method: 'DELETE',
    path: 'prepared-days/{preparedDayId}',
    summary:
      'Ends a day: the device deletes what it has as soon as it is online. Doing it again changes nothing',
    needs: 'prepared-day:revoke',
    records,
    input: PreparedDayPath,
    output: PreparedDay,
  }),
  endPreparedDay: endpoint({
    method: 'POST',
    path: 'prepared-days/{preparedDayId}/end',
    summary: 'Ends a day if every screening of it has been received; otherwise names those that have not',
    needs: 'screening:create',
    records,
    errors: ['prepared-day.closed'],
    input: PreparedDayPath.extend({
      /** What the device has sent, at the version that it was answered. */
      screenings: z.array(z.strictObject({ id: ScreeningId, version: Version })).max(maxDayChildren),
    }),
    output: z.object({ day: PreparedDay, received: z.int(), missing: z.array(ScreeningId) }),
  }),
};
