import { moduleAccess } from '../../../../shared/features/organizations/module-access/endpoints.ts';
import type { Handlers } from '../../../composition/context.ts';
import { requestModuleHandler } from './request-module.ts';
import { withdrawModuleRequestHandler } from './withdraw-module-request.ts';

export const endpoints = moduleAccess;

export const handlers: Handlers<typeof moduleAccess> = {
  requestModule: requestModuleHandler,
  withdrawModuleRequest: withdrawModuleRequestHandler,
};
