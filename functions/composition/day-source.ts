import type { CaseViewer } from '../../shared/core/can-see-case.ts';
import type { Module, PermissionScope } from '../../shared/core/permissions.ts';
import type { AnalyticsKind } from '../../shared/features/cases/analytics/schema.ts';
import type { MemberRecord } from '../../shared/features/organizations/members/record.ts';
import type { OrganizationRecord } from '../../shared/features/organizations/organizations/record.ts';
import type { StoreClass, StoreScope } from './lazy-stores.ts';

/** The range of days to count, and the cases to include. */
export interface CountedRange {
  from: string;
  to: string;
  timeZone: string;
  viewer: CaseViewer;
  /** Ids of the cases the viewer may see, with cases merged into them; null if the viewer may see all. */
  caseIds: readonly string[] | null;
  /** Ids of restricted cases that are hidden from a viewer who sees all others. */
  hiddenIds: ReadonlySet<string>;
  /** Values from the context of the request. */
  context: {
    actor: MemberRecord;
    scope: PermissionScope;
    organization: OrganizationRecord;
    openStore: <Store>(StoreOf: StoreClass<Store>) => Store;
    /** Returns the current time in milliseconds since 1970. */
    now: () => number;
  };
}

/** Records of a feature that the analytics page counts by day. */
export interface DaySource {
  kind: AnalyticsKind;
  /** Module that a member needs to see the counts; null if none is needed. */
  module: Module | null;
  /** Returns the date of each record; several records may have the same date. */
  list: (scope: StoreScope, range: CountedRange) => Promise<string[]>;
}
