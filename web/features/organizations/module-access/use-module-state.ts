import type { Module } from '../../../../shared/core/permissions.ts';
import {
  type ModuleChange,
  type ModuleState,
  neverGranted,
} from '../../../../shared/features/organizations/module-access/schema.ts';
import { setSession, cachedSession, useSession } from '../../../platform/auth/session.ts';

/** How somebody stands with a module, as this page knows it. */
export function useModuleState(module: Module): ModuleState {
  return useSession().modules.find(state => state.module === module) ?? { module, ...neverGranted };
}

/** Puts what has changed in a module's state over what was known; everything that shows it follows. */
export function cacheModuleState(changed: ModuleChange): void {
  const session = cachedSession();
  if (!session) return;
  const known = session.modules.find(({ module }) => module === changed.module);
  const others = session.modules.filter(state => state !== known);
  setSession({ ...session, modules: [...others, { ...neverGranted, ...known, ...changed }] });
}
