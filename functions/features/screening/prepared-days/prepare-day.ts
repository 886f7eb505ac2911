import { AppError } from '../../../../shared/core/errors.ts';
import type { preparedDays } from '../../../../shared/features/screening/prepared-days/endpoints.ts';
import {
  PreparedDay,
  type PreparedDayRecord,
  preparedDayState,
} from '../../../../shared/features/screening/prepared-days/schema.ts';
import type { Handler } from '../../../composition/context.ts';
import { PreparedDaysStore } from './prepared-days-store.ts';

export const prepareDay: Handler<typeof preparedDays.prepareDay> = (input, { actor, openStore }) =>
  openStore(PreparedDaysStore).prepare(actor.id, input);

export const listPreparedDays: Handler<typeof preparedDays.listPreparedDays> = async (
  _,
  { actor, openStore },
) => ({ days: await openStore(PreparedDaysStore).list(actor.role === 'admin' ? null : actor.id) });

export const getPreparedDay: Handler<typeof preparedDays.getPreparedDay> = async (_, { records }) =>
  PreparedDay.parse(records.preparedDay);

/**
 * Checks that a prepared day is open and belongs to the caller. Admins can only list the prepared days of
 * others.
 */
export function checkOwnOpen(day: PreparedDayRecord, actor: { id: string }, now: number): void {
  if (day.ownerId !== actor.id) throw new AppError('record.missing');
  if (preparedDayState(day, now) !== 'open') throw new AppError('prepared-day.closed');
}

export const openPreparedDay: Handler<typeof preparedDays.openPreparedDay> = async (
  _,
  { actor, records: { preparedDay }, openStore, now },
) => {
  checkOwnOpen(preparedDay, actor, now());
  return openStore(PreparedDaysStore).open(preparedDay);
};

export const revokePreparedDay: Handler<typeof preparedDays.revokePreparedDay> = (
  _,
  { actor, records: { preparedDay }, openStore },
) => openStore(PreparedDaysStore).revoke(preparedDay, actor.id);
