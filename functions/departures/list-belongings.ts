import type { departures } from '../../shared/departures/endpoints.ts';
import { AppError } from '../../shared/errors.ts';
import type { Handler } from '../context.ts';

export const listBelongingsHandler: Handler<typeof departures.listBelongings> = async (
  { memberId },
  { members, belongingsOf },
) => {
  const [member, belongings] = await Promise.all([members.get(memberId), belongingsOf(memberId)]);
  if (!member) throw new AppError('record.missing');
  return { belongings };
};
