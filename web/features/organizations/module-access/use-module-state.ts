import type { Module } from '../../../../shared/core/permissions.ts';
import {
  type ModuleChange,
  type ModuleState,
  neverGranted,
} from '../../../../shared/features/organizations/module-access/schema.ts';
import { cachedSession, setSession, useSession } from '../../../platform/auth/session.ts';

export function useModuleState(module: Module): ModuleState {
  return useSession().modules.find(state => state.module === module) ?? { module, ...neverGranted };
}

export function cacheModuleState(changed: ModuleChange): void {
  const session = cachedSession();
  if (!session) return;
  const known = session.modules.find(({ module }) => module === changed.module);
  const others = session.modules.filter(state => state !== known);
  setSession({ ...session, modules: [...others, { ...neverGranted, ...known, ...changed }] });
}
