/** Roles inside an organisation, and the platform's own. */
export const roles = ['user', 'admin', 'superadmin'] as const;
export type Role = (typeof roles)[number];

/** Parts of the product that an organisation's people get access to one by one. */
export const modules = ['eye', 'developer', 'curriculum'] as const;
export type Module = (typeof modules)[number];

/**
 * How far a permission goes: everything of the organisation, only cases assigned to the person,
 * only what is their own, or not at all.
 */
export type Reach = 'organization' | 'assigned' | 'own' | 'none';

interface Row extends Record<Role, Reach> {
  /** Narrowed to assigned cases for people who see only selected ones. */
  clinical?: true;
}

const everybodysOwn: Row = { user: 'own', admin: 'own', superadmin: 'own' };
const membersOwn: Row = { user: 'own', admin: 'own', superadmin: 'none' };
const clinical: Row = { user: 'organization', admin: 'organization', superadmin: 'none', clinical: true };

/** The one table of who may do what. The server decides by it; the web only hides by it. */
export const permissions = {
  'session:own': everybodysOwn,
  'language:own': everybodysOwn,
  'location:read': everybodysOwn,
  'organization:switch': membersOwn,
  'notification:own': membersOwn,
  'module:request': membersOwn,
  'case:read': clinical,
  'case:create': clinical,
  'case:change': clinical,
  'case:archive': clinical,
} satisfies Record<string, Row>;

export type Permission = keyof typeof permissions;

export interface Caller {
  role: Role;
  visibility: 'all' | 'selected';
}

/** How far the caller's permission goes. */
export function reach(caller: Caller, permission: Permission): Reach {
  const row: Row = permissions[permission];
  const granted = row[caller.role];
  return granted === 'organization' && row.clinical && caller.visibility === 'selected'
    ? 'assigned'
    : granted;
}

/** Whether the caller may at all; what it reaches is for `reach` to say. */
export function can(caller: Caller, permission: Permission): boolean {
  return reach(caller, permission) !== 'none';
}
