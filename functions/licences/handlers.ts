import { licences } from '../../shared/licences/endpoints.ts';
import type { Handlers } from '../context.ts';
import { requestModuleHandler } from './request-module.ts';
import { withdrawModuleRequestHandler } from './withdraw-module-request.ts';

export const endpoints = licences;

export const handlers: Handlers<typeof licences> = {
  requestModule: requestModuleHandler,
  withdrawModuleRequest: withdrawModuleRequestHandler,
};
