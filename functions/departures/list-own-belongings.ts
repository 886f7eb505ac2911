import type { departures } from '../../shared/departures/endpoints.ts';
import type { Handler } from '../context.ts';

export const listOwnBelongingsHandler: Handler<typeof departures.listOwnBelongings> = async (
  _,
  { actor, members, belongingsOf },
) => {
  const [belongings, isLastAdmin] = await Promise.all([belongingsOf(actor.id), members.isLastAdmin(actor)]);
  return { belongings, isLastAdmin };
};
