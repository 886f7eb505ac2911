import { AppError } from '../../../../shared/core/errors.ts';
import type { departures } from '../../../../shared/features/organizations/offboarding/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';

export const listBelongingsHandler: Handler<typeof departures.listBelongings> = async (
  { memberId },
  { members, belongingsOf },
) => {
  const [member, belongings] = await Promise.all([members.get(memberId), belongingsOf(memberId)]);
  if (!member) throw new AppError('record.missing');
  return { belongings };
};
