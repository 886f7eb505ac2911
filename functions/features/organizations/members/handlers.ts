import { members } from '../../../../shared/features/organizations/members/endpoints.ts';
import type { Handlers } from '../../../composition/context.ts';
import { listColleaguesHandler } from './list-colleagues.ts';

export const endpoints = members;

export const handlers: Handlers<Pick<typeof members, 'listColleagues'>> = {
  listColleagues: listColleaguesHandler,
};
