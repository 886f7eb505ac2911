import { idKindOf } from './ids.ts';
import type { PermissionScope, Role } from './permissions.ts';

export interface CaseViewer {
  id: string;
  scope: PermissionScope;
  /** Role of the person; without a role, restricted cases are hidden. */
  role?: Role;
}

interface AssignedRecord {
  status: string;
  assigned: { id: string }[];
}

/**
 * Whether a person sees a case and its records. The scope `organization` covers all cases, any other scope
 * only assigned ones; only admins see restricted cases. No other code decides this.
 */
export function canSeeCase(viewer: CaseViewer, record: AssignedRecord): boolean {
  const { id, scope } = viewer;
  if (record.status === 'restricted' && !canSeeRestricted(viewer)) return false;
  return scope === 'organization' || isAssigned(id, record);
}

/** Only admins see restricted cases. API keys never do, even if an admin created them. */
export const canSeeRestricted = ({ id, role }: Pick<CaseViewer, 'id' | 'role'>): boolean =>
  role === 'admin' && idKindOf(id) !== 'apiKey';

export function isAssigned(member: string, { assigned }: Pick<AssignedRecord, 'assigned'>): boolean {
  return assigned.some(({ id }) => id === member);
}
