import { audit } from '../../shared/audit/endpoints.ts';
import type { Handlers } from '../context.ts';
import { listOwnActsHandler } from './list-own-acts.ts';
import { searchAuditHandler } from './search-audit.ts';

export const endpoints = audit;

export const handlers: Handlers<typeof audit> = {
  searchAudit: searchAuditHandler,
  listOwnActs: listOwnActsHandler,
};
