import * as z from 'zod';
import { Instant } from '../../../core/fields.ts';

/** The `origin_jti` that every token of a sign-in carries. */
export const DeviceId = z.uuid();

/** A sign-in that is still good, and where it was made. */
export const Device = z
  .object({
    id: DeviceId,
    /** What the browser or program calls itself. */
    device: z.string(),
    startedAt: Instant,
    sessionExpiresAt: Instant,
    /** Name of the organisation last opened; null for the platform. */
    organizationName: z.string().nullable(),
    /** Whether it is the sign-in that asks. */
    isThis: z.boolean(),
  })
  .meta({ id: 'Device' });
export type Device = z.output<typeof Device>;
