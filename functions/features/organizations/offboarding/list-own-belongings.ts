import type { departures } from '../../../../shared/features/organizations/offboarding/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';

export const listOwnBelongingsHandler: Handler<typeof departures.listOwnBelongings> = async (
  _,
  { actor, members, belongingsOf },
) => {
  const [belongings, isLastAdmin] = await Promise.all([belongingsOf(actor.id), members.isLastAdmin(actor)]);
  return { belongings, isLastAdmin };
};
