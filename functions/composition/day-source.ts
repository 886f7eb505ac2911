import type { CaseViewer } from '../../shared/core/can-see-case.ts';
import type { Module, PermissionScope } from '../../shared/core/permissions.ts';
import type { AnalyticsKind } from '../../shared/features/cases/analytics/schema.ts';
import type { MemberRecord } from '../../shared/features/organizations/members/record.ts';
import type { OrganizationRecord } from '../../shared/features/organizations/organizations/record.ts';
import type { StoreClass, StoreScope } from './lazy-stores.ts';

export interface CountedRange {
  from: string;
  to: string;
  timeZone: string;
  viewer: CaseViewer;
  /** Ids of the cases that the viewer may see, and of cases merged into them; null for all cases. */
  caseIds: readonly string[] | null;
  /** Ids of restricted cases, which are hidden even from viewers who may see all other cases. */
  hiddenIds: ReadonlySet<string>;
  context: {
    actor: MemberRecord;
    scope: PermissionScope;
    organization: OrganizationRecord;
    openStore: <Store>(StoreOf: StoreClass<Store>) => Store;
    /** Returns the current time in milliseconds since 1970. */
    now: () => number;
  };
}

/** Records of a feature. The analytics page shows their number per day. */
export interface DaySource {
  kind: AnalyticsKind;
  /** Module that a member needs to see these numbers; null if none is needed. */
  module: Module | null;
  /** Several records can have the same date. */
  list: (scope: StoreScope, range: CountedRange) => Promise<string[]>;
}
