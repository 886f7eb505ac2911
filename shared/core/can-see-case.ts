import type { PermissionScope, Role } from './permissions.ts';

/** Who asks for a case, and how far their permission goes. */
export interface CaseViewer {
  id: string;
  scope: PermissionScope;
  /** Only admins see a restricted case; without a role it is hidden. */
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
export function canSeeCase({ id, scope, role }: CaseViewer, record: AssignedRecord): boolean {
  if (record.status === 'restricted' && role !== 'admin') return false;
  return scope === 'organization' || isAssigned(id, record);
}

export function isAssigned(member: string, { assigned }: Pick<AssignedRecord, 'assigned'>): boolean {
  return assigned.some(({ id }) => id === member);
}
