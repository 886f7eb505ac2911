import type { offboarding } from '../../../../shared/features/organizations/offboarding/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';

export const listOwnBelongings: Handler<typeof offboarding.listOwnBelongings> = async (
  _,
  { actor, members, ownedRecordsOf },
) => {
  const [belongings, isLastAdmin] = await Promise.all([ownedRecordsOf(actor.id), members.isLastAdmin(actor)]);
  return { belongings, isLastAdmin };
};
