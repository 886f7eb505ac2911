import { members } from '../../shared/members/endpoints.ts';
import type { Handlers } from '../context.ts';
import { listColleaguesHandler } from './list-colleagues.ts';

export const endpoints = members;

export const handlers: Handlers<typeof members> = { listColleagues: listColleaguesHandler };
