/** Roles inside an organisation, and the platform role `superadmin`. */
export const roles = ['user', 'admin', 'superadmin'] as const;
export type Role = (typeof roles)[number];

/** Modules that are granted to members individually. */
export const modules = ['eye', 'developer', 'curriculum'] as const;
export type Module = (typeof modules)[number];

/**
 * Scope of a permission: every organisation, everything in one organisation, only cases assigned
 * to the person, only their own data, or nothing. Platform roles never have access to clinical data.
 */
export type PermissionScope = 'platform' | 'organization' | 'assigned' | 'own' | 'none';

interface Row extends Record<Role, PermissionScope> {
  /** Limited to assigned cases for members with visibility `selected`. */
  clinical?: true;
  /** Open to members whose registration is unfinished; every other permission waits for it. */
  beforeRegistration?: true;
}

const everybodysOwn: Row = { user: 'own', admin: 'own', superadmin: 'own' };
/** What somebody who registers needs: their account and settings, the terms, signing out, and deletion. */
const opened = (row: Row): Row => ({ ...row, beforeRegistration: true });
const membersOwn: Row = { user: 'own', admin: 'own', superadmin: 'none' };
const administers: Row = { user: 'none', admin: 'organization', superadmin: 'platform' };
const clinical: Row = { user: 'organization', admin: 'organization', superadmin: 'none', clinical: true };
const platform: Row = { user: 'none', admin: 'none', superadmin: 'platform' };
const administered: Row = { user: 'none', admin: 'organization', superadmin: 'platform' };

/** The permission table. The server enforces it; the web only hides what it forbids. */
export const permissions = {
  'session:own': opened(everybodysOwn),
  'language:own': opened(everybodysOwn),
  'location:read': everybodysOwn,
  'file:own': opened(everybodysOwn),
  'organization:switch': opened(membersOwn),
  'notification:own': membersOwn,
  'draft:own': membersOwn,
  'snippet:own': membersOwn,
  'profile:own': opened(everybodysOwn),
  'account:erase': opened(everybodysOwn),
  'belonging:own': opened(membersOwn),
  'data:own': opened(everybodysOwn),
  'act:own': membersOwn,
  'certificate:own': opened(membersOwn),
  'module:request': membersOwn,
  'organization:list': platform,
  'organization:create': platform,
  'organization:archive': platform,
  'licence:change': platform,
  'module:decide': platform,
  'module:grant': administered,
  'mail:read': administered,
  'mail:send': administered,
  'certificate:decide': platform,
  'module:read': administered,
  'organization:read': administered,
  'organization:change': administered,
  'terms:read': opened({ user: 'organization', admin: 'organization', superadmin: 'none' }),
  'terms:accept': opened({ user: 'organization', admin: 'organization', superadmin: 'none' }),
  'terms:change': { user: 'none', admin: 'organization', superadmin: 'none' },
  'colleague:read': { user: 'organization', admin: 'organization', superadmin: 'none' },
  'member:suspend': administers,
  'member:remove': { user: 'none', admin: 'organization', superadmin: 'none' },
  'job:read': { user: 'own', admin: 'organization', superadmin: 'none' },
  'audit:read': { user: 'none', admin: 'organization', superadmin: 'none' },
  'member:invite': administers,
  'member:list': administers,
  'member:change': administers,
  'admin:list': { user: 'none', admin: 'none', superadmin: 'platform' },
  'qr-code:read': { user: 'organization', admin: 'organization', superadmin: 'none' },
  'qr-code:change': { user: 'none', admin: 'organization', superadmin: 'none' },
  'case:read': clinical,
  'case:create': clinical,
  'case:change': clinical,
  'case:archive': clinical,
  'case:merge': clinical,
  'registration:review': clinical,
  'case:rights': { user: 'none', admin: 'organization', superadmin: 'none' },
  'file:read': clinical,
  'file:upload': clinical,
  'case:assign': clinical,
  'case:import': { user: 'none', admin: 'organization', superadmin: 'none' },
  'eye:read': clinical,
  'eye:create': clinical,
  'eye:change': clinical,
  'eye:delete': clinical,
  'eye:send': clinical,
  'term:read': { user: 'none', admin: 'organization', superadmin: 'none' },
  'term:change': { user: 'none', admin: 'organization', superadmin: 'none' },
  'term:cases': { user: 'none', admin: 'organization', superadmin: 'none', clinical: true },
  'consent:read': clinical,
  'consent:record': clinical,
  'screening:read': clinical,
  'screening:create': clinical,
  'screening:change': clinical,
  'screening:delete': clinical,
  'screening:send': clinical,
  'screening:configure': { user: 'none', admin: 'organization', superadmin: 'none' },
  'prepared-day:read': { user: 'own', admin: 'organization', superadmin: 'none' },
  'prepared-day:revoke': { user: 'own', admin: 'organization', superadmin: 'none' },
  'tree-entry:read': clinical,
  'tree-entry:create': clinical,
  'tree-entry:change': clinical,
  'tree-entry:remove': clinical,
  'tree-entry:send': clinical,
  'tree-node:read': { user: 'organization', admin: 'organization', superadmin: 'none' },
  'tree-node:change': { user: 'none', admin: 'organization', superadmin: 'none' },
  'template:read': { user: 'organization', admin: 'organization', superadmin: 'none' },
  'template:preview': clinical,
  'template:use': { user: 'organization', admin: 'organization', superadmin: 'none' },
  'template:create': { user: 'organization', admin: 'organization', superadmin: 'none' },
  'template:change': { user: 'organization', admin: 'organization', superadmin: 'none' },
  'template:remove': { user: 'organization', admin: 'organization', superadmin: 'none' },
  'note:read': clinical,
  'note:create': clinical,
  'note:change': clinical,
  'note:remove': clinical,
  'digest:read': { user: 'none', admin: 'organization', superadmin: 'none' },
  'course:read': { user: 'organization', admin: 'organization', superadmin: 'none' },
  'course:create': { user: 'organization', admin: 'organization', superadmin: 'none' },
  'course:change': { user: 'organization', admin: 'organization', superadmin: 'none' },
  'course:remove': { user: 'organization', admin: 'organization', superadmin: 'none' },
  'own-activity:read': { user: 'organization', admin: 'organization', superadmin: 'none' },
  'own-activity:create': { user: 'organization', admin: 'organization', superadmin: 'none' },
  'own-activity:change': { user: 'organization', admin: 'organization', superadmin: 'none' },
  'own-activity:remove': { user: 'organization', admin: 'organization', superadmin: 'none' },
  'note:send': clinical,
  'library:read': { user: 'organization', admin: 'organization', superadmin: 'none' },
  'subscription:request': { user: 'organization', admin: 'organization', superadmin: 'none' },
  'subscription:decide': platform,
  'course:take-down': platform,
  'class:read': clinical,
  'class:create': clinical,
  'class:change': clinical,
  'class:remove': clinical,
  'class-session:read': clinical,
  'class-session:create': clinical,
  'class-session:change': clinical,
  'class-session:remove': clinical,
  'class-session:mail': clinical,
  'evaluation:read': clinical,
  'evaluation:change': clinical,
  'evaluation:configure': { user: 'none', admin: 'organization', superadmin: 'none' },
  'progress-report:read': clinical,
  'progress-report:create': clinical,
  'progress-report:change': clinical,
  'progress-report:remove': clinical,
  'progress-report:send': clinical,
  'calendar-subscription:own': membersOwn,
  'school-calendar:read': { user: 'organization', admin: 'organization', superadmin: 'none' },
  'school-calendar:change': { user: 'none', admin: 'organization', superadmin: 'none' },
} satisfies Record<string, Row>;

export type Permission = keyof typeof permissions;

export interface Caller {
  role: Role;
  visibility: 'all' | 'selected';
}

/** The scope of a permission for a caller. */
export function permissionScope(caller: Caller, permission: Permission): PermissionScope {
  const row: Row = permissions[permission];
  const granted = row[caller.role];
  return granted === 'organization' && row.clinical && caller.visibility === 'selected'
    ? 'assigned'
    : granted;
}

/** Whether a permission can be used before the registration is finished. */
export function isOpenBeforeRegistration(permission: Permission): boolean {
  const row: Row = permissions[permission];
  return row.beforeRegistration === true;
}

/** Whether the caller has the permission in any scope. */
export function can(caller: Caller, permission: Permission): boolean {
  return permissionScope(caller, permission) !== 'none';
}
