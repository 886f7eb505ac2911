import type { audit } from '../../../../shared/features/operations/audit/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { AuditStore } from './audit-store.ts';

export const listOwnActs: Handler<typeof audit.listOwnActs> = async (_, { openStore, actor }) =>
  openStore(AuditStore).listOwn(actor.id);
