import type { ModuleState } from '../../shared/licences/schema.ts';
import type { Module } from '../../shared/permissions.ts';
import { keepSession, knownSession, useSession } from '../session/session.ts';

const unasked = { status: 'none', until: null, reason: null, changedAt: null } as const;

/** How somebody stands with a module, as this page knows it. */
export function useModuleState(module: Module): ModuleState {
  return useSession().modules.find(state => state.module === module) ?? { module, ...unasked };
}

/** Puts a module's state in place of the one that was known; everything that shows it follows. */
export function keepModuleState(changed: ModuleState): void {
  const session = knownSession();
  if (!session) return;
  const others = session.modules.filter(({ module }) => module !== changed.module);
  keepSession({ ...session, modules: [...others, changed] });
}
