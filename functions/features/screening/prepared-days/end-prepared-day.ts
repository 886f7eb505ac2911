import { AppError } from '../../../../shared/core/errors.ts';
import type { preparedDays } from '../../../../shared/features/screening/prepared-days/endpoints.ts';
import { PreparedDay } from '../../../../shared/features/screening/prepared-days/schema.ts';
import { Screening } from '../../../../shared/features/screening/screenings/schema.ts';
import type { Handler } from '../../../composition/context.ts';
import { PreparedDaysStore } from './prepared-days-store.ts';

/**
 * Ends a prepared day (on which a device screened children without a network), if all screenings that the
 * device sent are stored. Otherwise, the device deletes nothing. A screening by another member counts as not
 * stored.
 */
export const endPreparedDay: Handler<typeof preparedDays.endPreparedDay> = async (
  { screenings },
  { actor, records: { preparedDay }, openStore },
) => {
  if (preparedDay.ownerId !== actor.id) throw new AppError('record.missing');
  if (preparedDay.revokedAt !== null) throw new AppError('prepared-day.closed');
  const store = openStore(PreparedDaysStore);
  const found = await store.screenings(screenings.map(({ id }) => id));
  const isReceived = ({ id, version }: { id: string; version: number }) => {
    const one = Screening.safeParse(found.get(id)).data;
    if (!one || one.version < version) return false;
    return [one.author, one.tester, one.savedBy].some(({ id: by }) => by === actor.id);
  };
  const missing = screenings.filter(screening => !isReceived(screening)).map(({ id }) => id);
  const received = screenings.length - missing.length;
  if (missing.length > 0) return { day: PreparedDay.parse(preparedDay), received, missing };
  const ended = await store.end(preparedDay, received);
  if (ended.day.revokedAt !== null) throw new AppError('prepared-day.closed');
  return ended;
};
