import { type DocumentPermissions, ofEachDocument } from './documents/document-kinds.ts';
import type { PersonalData } from './personal-data.ts';

/** Roles inside an organisation, and the platform role `superadmin`. */
export const roles = ['user', 'admin', 'superadmin'] as const;
export type Role = (typeof roles)[number];

/** Modules that are granted to members individually. */
export const modules = ['eye', 'developer', 'curriculum'] as const;
export type Module = (typeof modules)[number];

/**
 * Scope of a permission: all organisations, everything in one organisation, only cases assigned to the
 * person, only the person's own data, or nothing. Platform roles never have access to clinical data.
 */
export type PermissionScope = 'platform' | 'organization' | 'assigned' | 'own' | 'none';

interface Row extends Record<Role, PermissionScope> {
  /** Whether the permission covers only assigned cases for members with visibility `selected`. */
  clinical?: true;
  /** Whether members have the permission before they have finished registration. */
  beforeRegistration?: true;
  /** Set if API keys may have the permission; lists the personal data in responses to such a key. */
  forKeys?: readonly PersonalData[];
  /**
   * Set if an API key with this permission may also change data, provided it has the listed permissions too.
   * If unset, a key can only read.
   */
  writtenByKeys?: { with: readonly string[] };
}

const everybodysOwn: Row = { user: 'own', admin: 'own', superadmin: 'own' };
/** Marks a permission that members have even before they finish registration. */
const opened = (row: Row): Row => ({ ...row, beforeRegistration: true });
const membersOwn: Row = { user: 'own', admin: 'own', superadmin: 'none' };
const administers: Row = { user: 'none', admin: 'organization', superadmin: 'platform' };
const clinical: Row = { user: 'organization', admin: 'organization', superadmin: 'none', clinical: true };
const readByKeys = (...holds: PersonalData[]) => ({ ...clinical, forKeys: holds });
const writtenByKeys = (...others: string[]) => ({
  ...clinical,
  forKeys: [],
  writtenByKeys: { with: others },
});
const platform: Row = { user: 'none', admin: 'none', superadmin: 'platform' };
const administered: Row = { user: 'none', admin: 'organization', superadmin: 'platform' };
const everyMember: Row = { user: 'organization', admin: 'organization', superadmin: 'none' };
const admins: Row = { user: 'none', admin: 'organization', superadmin: 'none' };

type PermissionOf<Kind extends DocumentPermissions> = Kind extends unknown
  ? `${Kind['of']}:${'read' | 'create' | 'change' | 'send' | Kind['remove']}`
  : never;

/** Document permissions: everyone who sees the child can read, create, change, delete and send. */
const ofDocuments = <Kind extends DocumentPermissions>(...kinds: Kind[]) =>
  Object.fromEntries(
    kinds.flatMap(({ of, remove, read }) => [
      [`${of}:read`, readByKeys(...read)],
      ...['create', 'change', remove, 'send'].map(step => [`${of}:${step}`, clinical]),
    ]),
  ) as Record<PermissionOf<Kind>, Row>;

/** The API description lists the scopes in this order, so new kinds must be added after these three. */
const { eyeReport, screening, note, ...laterKinds } = ofEachDocument('permissions');

/**
 * The permission table. The server enforces it; the web app only hides what a person is not allowed to do.
 */
export const permissions = {
  'session:own': opened(everybodysOwn),
  'language:own': opened(everybodysOwn),
  'location:read': everybodysOwn,
  'file:own': opened(everybodysOwn),
  'organization:switch': opened(membersOwn),
  'notification:own': membersOwn,
  'draft:own': membersOwn,
  'joint-read:own': membersOwn,
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
  'mail-child:read': { user: 'none', admin: 'organization', superadmin: 'none', clinical: true },
  'mail-account:read': platform,
  'certificate:decide': platform,
  'module:read': administered,
  'organization:read': administered,
  'organization:change': administered,
  'api-key:read': admins,
  'api-key:change': admins,
  'webhook:read': admins,
  'webhook:change': admins,
  'terms:read': opened(everyMember),
  'terms:accept': opened(everyMember),
  'terms:change': admins,
  'colleague:read': everyMember,
  'member:suspend': administers,
  'member:remove': admins,
  'job:read': { user: 'own', admin: 'organization', superadmin: 'none' },
  'audit:read': admins,
  'member:invite': administers,
  'member:list': administers,
  'member:change': administers,
  'admin:list': { user: 'none', admin: 'none', superadmin: 'platform' },
  'qr-code:read': everyMember,
  'qr-code:change': admins,
  'case:read': readByKeys(
    'childName',
    'birthDate',
    'gender',
    'contact',
    'family',
    'address',
    'school',
    'fileNumber',
    'photo',
    'staff',
    'texts',
  ),
  'case:create': clinical,
  'case:receive': writtenByKeys('case:read'),
  'case:change': clinical,
  'case:archive': clinical,
  'case:merge': clinical,
  'registration:review': clinical,
  'case:rights': admins,
  'archive:prepare': admins,
  'fhir-export:start': { ...admins, forKeys: ['files'], writtenByKeys: { with: [] } },
  'file:read': clinical,
  'file:upload': clinical,
  'case:assign': clinical,
  'case:import': admins,
  'report-link:revoke': clinical,
  ...ofDocuments(eyeReport),
  'eye:receive': writtenByKeys(),
  'outcome:export': { user: 'none', admin: 'organization', superadmin: 'none', clinical: true },
  'term:read': admins,
  'term:change': admins,
  'term:cases': { user: 'none', admin: 'organization', superadmin: 'none', clinical: true },
  'consent:read': readByKeys('family', 'staff', 'texts'),
  'consent:record': clinical,
  ...ofDocuments(screening),
  'screening:configure': admins,
  'prepared-day:read': { user: 'own', admin: 'organization', superadmin: 'none' },
  'prepared-day:revoke': { user: 'own', admin: 'organization', superadmin: 'none' },
  'tree-entry:read': clinical,
  'tree-entry:create': clinical,
  'tree-entry:change': clinical,
  'tree-entry:remove': clinical,
  'tree-entry:send': clinical,
  'tree-node:read': everyMember,
  'tree-node:change': admins,
  'template:read': everyMember,
  'template:preview': clinical,
  'template:use': everyMember,
  'template:create': everyMember,
  'template:change': everyMember,
  'template:remove': everyMember,
  ...ofDocuments(note),
  'digest:read': admins,
  'course:read': everyMember,
  'course:create': everyMember,
  'course:change': everyMember,
  'course:remove': everyMember,
  'own-activity:read': everyMember,
  'own-activity:create': everyMember,
  'own-activity:change': everyMember,
  'own-activity:remove': everyMember,
  'library:read': everyMember,
  'subscription:request': everyMember,
  'subscription:decide': platform,
  'course:take-down': platform,
  'class:read': readByKeys('childName', 'staff', 'texts'),
  'class:create': clinical,
  'class:change': clinical,
  'class:remove': clinical,
  'class-session:read': readByKeys('childName', 'staff', 'texts', 'files'),
  'class-session:create': clinical,
  'class-session:change': clinical,
  'class-session:remove': clinical,
  'class-session:mail': clinical,
  'evaluation:read': clinical,
  'evaluation:change': clinical,
  'evaluation:configure': admins,
  ...ofDocuments(...Object.values(laterKinds)),
  'calendar-subscription:own': membersOwn,
  'school-calendar:read': everyMember,
  'school-calendar:change': admins,
} satisfies Record<string, Row>;

export type Permission = keyof typeof permissions;

export const keyScopes = (Object.keys(permissions) as Permission[]).filter(isForKeys);

export function isForKeys(permission: Permission): boolean {
  const row: Row = permissions[permission];
  return row.forKeys !== undefined;
}

export function isWrittenByKeys(permission: Permission): boolean {
  const row: Row = permissions[permission];
  return row.writtenByKeys !== undefined;
}

/** Permissions that an API key needs in addition to the given one to change data. */
export function neededWith(permission: Permission): readonly string[] {
  const row: Row = permissions[permission];
  return row.writtenByKeys?.with ?? [];
}

/** The personal data that a key with these scopes can read: the union over all scopes. */
export function readByScopes(scopes: readonly Permission[]): Set<PersonalData> {
  const rows: Row[] = scopes.map(scope => permissions[scope]);
  return new Set(rows.flatMap(({ forKeys = [] }) => forKeys));
}

export interface Caller {
  role: Role;
  visibility: 'all' | 'selected';
}

export function permissionScope(caller: Caller, permission: Permission): PermissionScope {
  const row: Row = permissions[permission];
  const granted = row[caller.role];
  return granted === 'organization' && row.clinical && caller.visibility === 'selected'
    ? 'assigned'
    : granted;
}

export function isOpenBeforeRegistration(permission: Permission): boolean {
  const row: Row = permissions[permission];
  return row.beforeRegistration === true;
}

/** Whether the caller has the permission, in any scope. */
export function can(caller: Caller, permission: Permission): boolean {
  return permissionScope(caller, permission) !== 'none';
}
