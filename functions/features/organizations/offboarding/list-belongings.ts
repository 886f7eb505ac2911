import { AppError } from '../../../../shared/core/errors.ts';
import type { offboarding } from '../../../../shared/features/organizations/offboarding/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';

export const listBelongings: Handler<typeof offboarding.listBelongings> = async (
  { memberId },
  { members, ownedRecordsOf },
) => {
  const [member, belongings] = await Promise.all([members.get(memberId), ownedRecordsOf(memberId)]);
  if (!member) throw new AppError('record.missing');
  return { belongings };
};
