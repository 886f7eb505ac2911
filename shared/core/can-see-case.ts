import { idKindOf } from './ids.ts';
import type { PermissionScope, Role } from './permissions.ts';

/** Who asks for a case, and how far their permission goes. */
export interface CaseViewer {
  id: string;
  scope: PermissionScope;
  /** Without a role, restricted cases are hidden. */
  role?: Role;
}

interface AssignedRecord {
  status: string;
  assigned: { id: string }[];
}

/**
 * The only rule for who sees a case and everything that belongs to it: the whole organisation, or
 * whoever is assigned to it; a restricted one only admins.
 */
export function canSeeCase(viewer: CaseViewer, record: AssignedRecord): boolean {
  const { id, scope } = viewer;
  if (record.status === 'restricted' && !canSeeRestricted(viewer)) return false;
  return scope === 'organization' || isAssigned(id, record);
}

/** Only people who are admins see restricted cases: no API key does, whoever made it. */
export const canSeeRestricted = ({ id, role }: Pick<CaseViewer, 'id' | 'role'>): boolean =>
  role === 'admin' && idKindOf(id) !== 'apiKey';

export function isAssigned(member: string, { assigned }: Pick<AssignedRecord, 'assigned'>): boolean {
  return assigned.some(({ id }) => id === member);
}
