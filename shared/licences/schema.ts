import * as z from 'zod';
import { Instant, PlainDate, Text } from '../fields.ts';
import { type Module, modules } from '../permissions.ts';

export const ModuleName = z.enum(modules);

/** A member's access to one module as it is stored. Without a record there is none. */
export const ModuleAccess = z.object({
  module: ModuleName,
  status: z.enum(['none', 'requested', 'granted']),
  /** Last day of a grant, in the organisation's time zone; null for one without end. */
  until: PlainDate.nullable(),
  /** Why a request was declined. */
  reason: Text.nullable(),
  changedAt: Instant,
});
export type ModuleAccess = z.output<typeof ModuleAccess>;

/** A member's access to one module as it is today. */
export const ModuleState = z
  .object({
    module: ModuleName,
    status: z.enum(['none', 'requested', 'granted', 'expired']),
    until: PlainDate.nullable(),
    reason: z.string().nullable(),
    changedAt: Instant.nullable(),
  })
  .meta({ id: 'ModuleState' });
export type ModuleState = z.output<typeof ModuleState>;

/** What a stored access comes to. @param today where the organisation is, `YYYY-MM-DD` */
export function moduleState(module: Module, access: ModuleAccess | undefined, today: string): ModuleState {
  if (!access) return { module, status: 'none', until: null, reason: null, changedAt: null };
  const { until, reason, changedAt } = access;
  const hasEnded = access.status === 'granted' && until !== null && until < today;
  return { module, status: hasEnded ? 'expired' : access.status, until, reason, changedAt };
}

/** The state in every module, those without a record too. */
export function moduleStates(accesses: ModuleAccess[], today: string): ModuleState[] {
  return modules.map(module =>
    moduleState(
      module,
      accesses.find(access => access.module === module),
      today,
    ),
  );
}
