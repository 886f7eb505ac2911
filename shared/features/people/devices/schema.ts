import * as z from 'zod';
import { Instant } from '../../../core/fields.ts';

/** The `origin_jti` shared by all tokens of a sign-in. */
export const DeviceId = z.uuid();

export const Device = z
  .object({
    id: DeviceId,
    device: z.string(),
    startedAt: Instant,
    sessionExpiresAt: Instant,
    /** Name of the organisation that was last opened; null for the platform. */
    organizationName: z.string().nullable(),
    /** Whether this is the sign-in that made the request. */
    isThis: z.boolean(),
  })
  .meta({ id: 'Device' });
export type Device = z.output<typeof Device>;
