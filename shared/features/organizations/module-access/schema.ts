import * as z from 'zod';
import { Email, Instant, ModuleName, PlainDate, RequiredLine, Slug, Text } from '../../../core/fields.ts';
import { type Module, modules } from '../../../core/permissions.ts';

/** A member's stored access to one module. Without a record, the member has no access. */
export const ModuleAccess = z.object({
  module: ModuleName,
  status: z.enum(['none', 'requested', 'granted']),
  /** Last day of granted access, in the organisation's time zone; null if unlimited. */
  until: PlainDate.nullable(),
  /** Why and when the platform last declined or revoked access; a new request does not remove this. */
  lastAnswer: z
    .object({
      reason: Text,
      at: Instant,
      /** Whether the member had access until this answer. */
      hadAccess: z.boolean().default(false),
    })
    .nullable()
    .default(null),
  /**
   * Set if the member has a verified certificate for the module. `until` is the last day of the certificate;
   * null if it is unlimited.
   */
  certified: z.object({ until: PlainDate.nullable() }).nullable().default(null),
  changedAt: Instant,
});
export type ModuleAccess = z.output<typeof ModuleAccess>;

export const ModuleState = z
  .object({
    module: ModuleName,
    status: z.enum(['none', 'requested', 'granted', 'expired']),
    until: PlainDate.nullable(),
    lastAnswer: z.object({ reason: z.string(), at: Instant, hadAccess: z.boolean() }).nullable(),
    changedAt: Instant.nullable(),
    /** Whether a verified certificate grants the access; then `until` is the last day of the certificate. */
    isCertified: z.boolean(),
  })
  .meta({ id: 'ModuleState' });

/** Result of requesting access to a module or of withdrawing the request. */
export const ModuleChange = ModuleState.omit({ lastAnswer: true, isCertified: true }).meta({
  id: 'ModuleChange',
});
export type ModuleChange = z.output<typeof ModuleChange>;
export type ModuleState = z.output<typeof ModuleState>;

export const MemberModules = z
  .object({
    id: z.uuid(),
    fullName: RequiredLine,
    email: Email,
    role: z.enum(['user', 'admin']),
    status: z.enum(['invited', 'active', 'suspended']),
    modules: z.array(ModuleState),
  })
  .meta({ id: 'MemberModules' });
export type MemberModules = z.output<typeof MemberModules>;

/** A member's request for a module, which waits for a platform administrator. */
export const ModuleRequest = z
  .object({
    organization: z.object({ id: Slug, name: RequiredLine }),
    member: z.object({ id: z.uuid(), fullName: RequiredLine }),
    state: ModuleState,
  })
  .meta({ id: 'ModuleRequest' });
export type ModuleRequest = z.output<typeof ModuleRequest>;

/** The state of access to a module that was never granted or requested. */
export const neverGranted = {
  status: 'none',
  until: null,
  lastAnswer: null,
  changedAt: null,
  isCertified: false,
} as const;

/**
 * The current state of a member's access to a module; stored access may have expired.
 * @param today in the organisation's time zone, `YYYY-MM-DD`
 */
export function moduleState(module: Module, access: ModuleAccess | undefined, today: string): ModuleState {
  if (!access) return { module, ...neverGranted };
  const { until, changedAt, lastAnswer, certified } = access;
  const isCurrent = (day: string | null) => day === null || day >= today;
  const isGranted = access.status === 'granted' && isCurrent(until);
  if (!isGranted && certified && isCurrent(certified.until))
    return { module, status: 'granted', until: certified.until, changedAt, lastAnswer, isCertified: true };
  const hasEnded = access.status === 'granted' && until !== null && until < today;
  return {
    module,
    status: hasEnded ? 'expired' : access.status,
    until,
    changedAt,
    lastAnswer,
    isCertified: false,
  };
}

/** The state of a member's access to every module, including modules without a record. */
export function moduleStates(accesses: ModuleAccess[], today: string): ModuleState[] {
  return modules.map(module =>
    moduleState(
      module,
      accesses.find(access => access.module === module),
      today,
    ),
  );
}
