import type { CaseViewer } from '../../shared/core/can-see-case.ts';
import type { Module, PermissionScope } from '../../shared/core/permissions.ts';
import type { AnalyticsKind } from '../../shared/features/cases/analytics/schema.ts';
import type { MemberRecord } from '../../shared/features/organizations/members/record.ts';
import type { OrganizationRecord } from '../../shared/features/organizations/organizations/record.ts';
import type { StoreClass, StoreScope } from './lazy-stores.ts';

/** The days to count, and whose records. */
export interface CountedRange {
  from: string;
  to: string;
  timeZone: string;
  viewer: CaseViewer;
  /** Cases of a viewer who sees only selected ones, including cases merged into them; null for all. */
  caseIds: readonly string[] | null;
  /** Restricted cases, for a viewer who sees all others. */
  hiddenIds: ReadonlySet<string>;
  /** From the context of the call. */
  context: {
    actor: MemberRecord;
    scope: PermissionScope;
    organization: OrganizationRecord;
    openStore: <Store>(StoreOf: StoreClass<Store>) => Store;
    /** Milliseconds since 1970. */
    now: () => number;
  };
}

/** Records of a feature that the analytics page counts by day. */
export interface DaySource {
  kind: AnalyticsKind;
  /** Counted only for members with this module; null for everybody. */
  module: Module | null;
  /** One date for each record. */
  list: (scope: StoreScope, range: CountedRange) => Promise<string[]>;
}
