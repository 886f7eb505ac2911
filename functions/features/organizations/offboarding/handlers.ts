import { departures } from '../../../../shared/features/organizations/offboarding/endpoints.ts';
import type { Handlers } from '../../../composition/context.ts';
import { listBelongingsHandler } from './list-belongings.ts';
import { listOwnBelongingsHandler } from './list-own-belongings.ts';
import { removeMemberHandler } from './remove-member.ts';

export const endpoints = departures;

export const handlers: Handlers<typeof departures> = {
  listBelongings: listBelongingsHandler,
  listOwnBelongings: listOwnBelongingsHandler,
  removeMember: removeMemberHandler,
};
