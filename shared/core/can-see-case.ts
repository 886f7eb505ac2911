import type { PermissionScope } from './permissions.ts';

/** Who asks for a case, and how far their permission goes. */
export interface CaseViewer {
  id: string;
  scope: PermissionScope;
}

interface AssignedRecord {
  assigned: { id: string }[];
}

/**
 * The only rule for who sees a case and everything that belongs to it: the whole organisation, or
 * whoever is assigned to it.
 */
export function canSeeCase({ id, scope }: CaseViewer, record: AssignedRecord): boolean {
  return scope === 'organization' || isAssigned(id, record);
}

export function isAssigned(member: string, { assigned }: AssignedRecord): boolean {
  return assigned.some(({ id }) => id === member);
}
