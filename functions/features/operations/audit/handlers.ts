import { audit } from '../../../../shared/features/operations/audit/endpoints.ts';
import type { Handlers } from '../../../composition/context.ts';
import { listOwnActsHandler } from './list-own-acts.ts';
import { searchAuditHandler } from './search-audit.ts';

export const endpoints = audit;

export const handlers: Handlers<typeof audit> = {
  searchAudit: searchAuditHandler,
  listOwnActs: listOwnActsHandler,
};
