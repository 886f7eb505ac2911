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
/**
 * `share` is one half of the key to the data on the device; the other half is derived from the tester's code.
 */
const OpenedDay = z.object({ day: PreparedDay, share: KeyShare });

/**
 * Endpoints for devices that are prepared for screening without a network. They manage the list of devices
 * and the half of each device's key that the server stores; other endpoints read children and screenings.
 */
export const preparedDays = {
  prepareDay: endpoint({
    method: 'POST',
    path: 'prepared-days',
    summary:
      'Registers a device that takes children’s data along, and returns half of the key that encrypts it',
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
    summary: 'Devices prepared in the last weeks, the newest first: the caller’s own, for admins all',
    needs: 'prepared-day:read',
    input: z.strictObject({}),
    output: z.object({ days: z.array(PreparedDay) }),
  }),
  getPreparedDay: endpoint({
    method: 'GET',
    path: 'prepared-days/{preparedDayId}',
    summary: 'Whether a device may still keep its data',
    needs: 'prepared-day:read',
    records,
    input: PreparedDayPath,
    output: PreparedDay,
  }),
  openPreparedDay: endpoint({
    method: 'POST',
    path: 'prepared-days/{preparedDayId}/open',
    summary: 'Returns the device’s half of the key to its owner again, while the day is open',
    needs: 'screening:create',
    records,
    errors: ['prepared-day.closed'],
    input: PreparedDayPath,
    output: OpenedDay,
  }),
  revokePreparedDay: endpoint({
    method: 'DELETE',
    path: 'prepared-days/{preparedDayId}',
    summary: 'Ends a day; the device deletes its data as soon as it is online. Repeating it changes nothing',
    needs: 'prepared-day:revoke',
    records,
    input: PreparedDayPath,
    output: PreparedDay,
  }),
  endPreparedDay: endpoint({
    method: 'POST',
    path: 'prepared-days/{preparedDayId}/end',
    summary: 'Ends a day if all its screenings were received; otherwise returns the missing ones',
    needs: 'screening:create',
    records,
    errors: ['prepared-day.closed'],
    input: PreparedDayPath.extend({
      /** The screenings that the device has sent, each with the version that the server returned for it. */
      screenings: z.array(z.strictObject({ id: ScreeningId, version: Version })).max(maxDayChildren),
    }),
    output: z.object({ day: PreparedDay, received: z.int(), missing: z.array(ScreeningId) }),
    isProvisional: ({ missing }) => missing.length > 0,
  }),
};
