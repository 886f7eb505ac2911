import * as z from 'zod';
import { Instant, RequiredLine } from '../../../core/fields.ts';
import { Id, MemberId } from '../../../core/ids.ts';

export const PreparedDayId = Id('preparedDay');

export const maxDayChildren = 200;
/** Maximum number of hours for which a prepared device keeps data of children. */
export const maxDayHours = 72;

/** Half of the key that decrypts the data on a device, in base64url. */
export const KeyShare = z.string().regex(/^[\w-]{43}$/);

/** A device that is prepared for screening without a network. This record has no data about children. */
export const PreparedDay = z
  .object({
    id: PreparedDayId,
    ownerId: MemberId,
    /** Name that the owner gave to the device. */
    deviceName: RequiredLine,
    children: z.int().min(1).max(maxDayChildren),
    preparedAt: Instant,
    /** When the device deletes its data, even if they have not been sent. */
    until: Instant,
    /** When the device last requested the half of its key that the server stores. */
    openedAt: Instant.nullable(),
    /** Number of times that the device has requested this half. */
    opened: z.int(),
    revokedAt: Instant.nullable(),
    revokedBy: MemberId.nullable(),
    /** When the server had received everything and told the device to delete its data. */
    endedAt: Instant.nullable(),
    /** Number of screenings that the server received from the device. */
    received: z.int().nullable(),
  })
  .meta({ id: 'PreparedDay' });
export type PreparedDay = z.output<typeof PreparedDay>;

export const PreparedDayRecord = PreparedDay.extend({ share: KeyShare });
export type PreparedDayRecord = z.output<typeof PreparedDayRecord>;

export type PreparedDayState = 'open' | 'revoked' | 'ended' | 'expired';

/**
 * The state of a prepared day (a device with data for screening).
 * @param now milliseconds since 1970
 */
export function preparedDayState(
  { revokedAt, endedAt, until }: Pick<PreparedDay, 'revokedAt' | 'endedAt' | 'until'>,
  now: number,
): PreparedDayState {
  if (revokedAt !== null) return 'revoked';
  if (endedAt !== null) return 'ended';
  return Date.parse(until) <= now ? 'expired' : 'open';
}
