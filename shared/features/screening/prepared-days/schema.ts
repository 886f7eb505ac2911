import * as z from 'zod';
import { Instant, RequiredLine } from '../../../core/fields.ts';
import { Id, MemberId } from '../../../core/ids.ts';

export const PreparedDayId = Id('preparedDay');

/** Most children of a day, and the longest time that a device keeps them. */
export const maxDayChildren = 200;
export const maxDayHours = 72;

/** Half of the key to what a device keeps, in base64url. */
export const KeyShare = z.string().regex(/^[\w-]{43}$/);

/** That a device was prepared for screening without a network. Nothing of a child is in it. */
export const PreparedDay = z
  .object({
    id: PreparedDayId,
    ownerId: MemberId,
    /** What the owner calls the device. */
    deviceName: RequiredLine,
    /** How many children the device took. */
    children: z.int().min(1).max(maxDayChildren),
    preparedAt: Instant,
    /** What the device has is deleted then, sent or not. */
    until: Instant,
    /** When the device last got its share again, and how often it did. */
    openedAt: Instant.nullable(),
    opened: z.int(),
    revokedAt: Instant.nullable(),
    revokedBy: MemberId.nullable(),
    /** When everything was received and the device told to delete it; how many screenings those were. */
    endedAt: Instant.nullable(),
    received: z.int().nullable(),
  })
  .meta({ id: 'PreparedDay' });
export type PreparedDay = z.output<typeof PreparedDay>;

/** As it is stored. */
export const PreparedDayRecord = PreparedDay.extend({ share: KeyShare });
export type PreparedDayRecord = z.output<typeof PreparedDayRecord>;

export type PreparedDayState = 'open' | 'revoked' | 'ended' | 'expired';

/** @param now milliseconds since 1970 */
export function preparedDayState(
  { revokedAt, endedAt, until }: Pick<PreparedDay, 'revokedAt' | 'endedAt' | 'until'>,
  now: number,
): PreparedDayState {
  if (revokedAt !== null) return 'revoked';
  if (endedAt !== null) return 'ended';
  return Date.parse(until) <= now ? 'expired' : 'open';
}
