import { offboarding } from '../../../../shared/features/organizations/offboarding/endpoints.ts';
import type { Handlers } from '../../../composition/context.ts';
import { listBelongingsHandler } from './list-belongings.ts';
import { listOwnBelongingsHandler } from './list-own-belongings.ts';
import { removeMemberHandler } from './remove-member.ts';

export const endpoints = offboarding;

export const handlers: Handlers<typeof offboarding> = {
  listBelongings: listBelongingsHandler,
  listOwnBelongings: listOwnBelongingsHandler,
  removeMember: removeMemberHandler,
};
