import type { Module } from '../../../../shared/core/permissions.ts';
import {
  type ModuleChange,
  type ModuleState,
  neverGranted,
} from '../../../../shared/features/organizations/module-access/schema.ts';
import { cachedSession, setSession, useSession } from '../../../platform/auth/session.ts';

/** The user's cached access to a module. */
export function useModuleState(module: Module): ModuleState {
  return useSession().modules.find(state => state.module === module) ?? { module, ...neverGranted };
}

/** Merges a change of a module's state into the cached session. */
export function cacheModuleState(changed: ModuleChange): void {
  const session = cachedSession();
  if (!session) return;
  const known = session.modules.find(({ module }) => module === changed.module);
  const others = session.modules.filter(state => state !== known);
  setSession({ ...session, modules: [...others, { ...neverGranted, ...known, ...changed }] });
}
