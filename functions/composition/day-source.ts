import type { CaseViewer } from '../../shared/core/can-see-case.ts';
import type { Module, PermissionScope } from '../../shared/core/permissions.ts';
import type { AnalyticsKind } from '../../shared/features/cases/analytics/schema.ts';
import type { MemberRecord } from '../../shared/features/organizations/members/record.ts';
import type { OrganizationRecord } from '../../shared/features/organizations/organizations/record.ts';
import type { StoreClass, StoreScope } from './lazy-stores.ts';

/** Days that are counted, and whose records. */
export interface CountedRange {
  from: string;
  to: string;
  timeZone: string;
  viewer: CaseViewer;
  /** Cases that somebody sees who sees selected ones, with what was merged into them; null for all. */
  caseIds: readonly string[] | null;
  /** Restricted cases, for whoever sees all others. */
  hiddenIds: ReadonlySet<string>;
  /** Of the call that asks. */
  context: {
    actor: MemberRecord;
    scope: PermissionScope;
    organization: OrganizationRecord;
    openStore: <Store>(StoreOf: StoreClass<Store>) => Store;
    /** Milliseconds since 1970. */
    now: () => number;
  };
}

/** Something that a feature has on days. */
export interface DaySource {
  kind: AnalyticsKind;
  /** Counted only for whoever has it; null for everybody. */
  module: Module | null;
  /** The day of each, once for every one of them. */
  list: (scope: StoreScope, range: CountedRange) => Promise<string[]>;
}
