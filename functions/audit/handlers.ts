import { audit } from '../../shared/audit/endpoints.ts';
import type { Handlers } from '../context.ts';
import { searchAuditHandler } from './search-audit.ts';

export const endpoints = audit;

export const handlers: Handlers<typeof audit> = { searchAudit: searchAuditHandler };
