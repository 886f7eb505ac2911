import { type Endpoint, isMutation, pathParameters } from './endpoint.ts';
import type { ErrorCode } from './errors.ts';
import { type PermissionScope, permissions } from './permissions.ts';

interface ErrorRule {
  /** Which calls, in words for the documentation. */
  calls: string;
  when: (endpoint: Endpoint) => boolean;
  codes: ErrorCode[];
}

/** Which error codes a call can return, derived from its declaration. */
export const errorRules: ErrorRule[] = [
  {
    calls: 'every call',
    when: () => true,
    codes: ['request.malformed', 'request.invalid', 'server.failed', 'server.busy'],
  },
  {
    calls: 'calls with a body',
    when: ({ method }) => method !== 'GET',
    codes: ['request.too-large', 'request.unsupported-type'],
  },
  {
    calls: 'signing in',
    when: ({ needs }) => needs === 'public',
    codes: [
      'sign-in.failed',
      'sign-in.new-password-needed',
      'sign-in.second-factor-needed',
      'sign-in.no-organization',
      'session.ended',
      'session.expired',
      'organization.foreign',
      'organization.archived',
      'member.suspended',
      'rate.limited',
    ],
  },
  {
    calls: 'making PDFs',
    when: ({ lambda, method }) => lambda === 'pdf' && method === 'POST',
    codes: ['report.character', 'eye.deleted'],
  },
  {
    calls: 'sending reports',
    when: ({ needs }) => needs === 'eye:send',
    codes: ['report.draft', 'report.no-birth-date', 'rate.limited'],
  },
  {
    calls: 'opening reports by a link',
    when: ({ path }) => path.startsWith('report-links/'),
    codes: ['report-link.unusable', 'report-link.wrong-date'],
  },
  {
    calls: 'inviting',
    when: ({ needs }) => needs === 'member:invite',
    codes: ['member.exists', 'member.not-invited', 'seats.taken'],
  },
  {
    calls: 'changing a member’s role or visibility',
    when: ({ needs }) => needs === 'member:change',
    codes: ['member.self', 'member.last-admin'],
  },
  {
    calls: 'granting modules',
    when: ({ needs }) => needs === 'module:grant',
    codes: ['module.not-licensed', 'version.conflict'],
  },
  {
    calls: 'deciding on certificates',
    when: ({ needs, method }) => needs === 'certificate:decide' && method !== 'GET',
    codes: ['version.conflict'],
  },
  {
    calls: 'retrying mails and unblocking addresses',
    when: ({ needs }) => needs === 'mail:send',
    codes: ['mail.over', 'mail.unwanted', 'record.missing'],
  },
  {
    calls: 'joining by a link',
    when: ({ path }) => path.startsWith('invitations/'),
    codes: [
      'invitation.unusable',
      'invitation.sign-in-needed',
      'organization.archived',
      'sign-in.second-factor-needed',
    ],
  },
  {
    calls: 'confirming a new email address',
    when: ({ path }) => path === 'account/email/confirm',
    codes: ['link.unusable', 'email.taken'],
  },
  {
    calls: 'opening an organisation',
    when: ({ path }) => path === 'auth/login',
    codes: ['session.missing', 'organization.required'],
  },
  {
    calls: 'resetting a password with a mailed code',
    when: ({ path }) => path === 'auth/resetPassword',
    codes: ['link.unusable'],
  },
  {
    calls: 'asking for the password again',
    when: ({ needs, input }) => needs !== 'public' && 'password' in input.shape,
    codes: ['rate.limited'],
  },
  {
    calls: 'calls with a bearer token',
    when: ({ needs }) => needs !== 'public',
    codes: ['session.missing', 'session.ended', 'session.expired'],
  },
  {
    calls: 'calls that need a permission',
    when: requiresPermission,
    codes: ['organization.required', 'organization.foreign', 'organization.archived', 'member.suspended'],
  },
  {
    calls: 'calls with a permission that some role lacks',
    when: endpoint => scopesOf(endpoint).includes('none'),
    codes: ['permission.denied'],
  },
  {
    calls: 'changes of the organisation’s data',
    when: endpoint =>
      isMutation(endpoint) &&
      !endpoint.allowedAfterLicenceEnds &&
      scopesOf(endpoint).includes('organization'),
    codes: ['licence.ended'],
  },
  {
    calls: 'calls of a module',
    when: ({ module }) => module !== undefined,
    codes: ['module.needed'],
  },
  {
    calls: 'suspending',
    when: ({ needs }) => needs === 'member:suspend',
    codes: ['member.self', 'member.last-admin', 'member.leaving', 'seats.taken'],
  },
  {
    calls: 'removing a member',
    when: ({ needs }) => needs === 'member:remove',
    codes: ['member.self', 'member.last-admin', 'member.owns'],
  },
  {
    calls: 'calls that assign cases',
    when: ({ input }) => ['addIds', 'assignedIds'].some(name => name in input.shape),
    codes: ['assignment.add-only', 'case.too-many-assigned'],
  },
  {
    calls: 'calls about a record',
    when: ({ input }) => Object.keys(input.shape).some(name => /Ids?$/.test(name)),
    codes: ['record.missing'],
  },
  {
    calls: 'changes that carry a version',
    when: ({ input }) => ['version', 'termsVersion'].some(name => name in input.shape),
    codes: ['version.conflict'],
  },
  {
    calls: 'uploads of files',
    when: ({ path, method }) => method === 'POST' && /(^|\/)files(\/|$)/.test(path),
    codes: [
      'permission.denied',
      'file.too-big',
      'file.empty',
      'file.unsupported-file',
      'file.unsupported-image',
      'file.unsupported-video',
      'file.not-plain',
      'file.not-arrived',
    ],
  },
  {
    calls: 'changes of an eye report',
    when: ({ records, input }) => records?.eyeReport !== undefined && 'version' in input.shape,
    codes: ['eye.empty', 'eye.deleted', 'eye.not-ordered'],
  },
  {
    calls: 'adding an organisation',
    when: ({ needs, status }) => needs === 'organization:create' && status === 201,
    codes: ['organization.exists'],
  },
  {
    calls: 'calls that change something',
    when: isMutation,
    codes: ['idempotency.other-body'],
  },
];

/** The error codes that a call can return. */
export function errorCodesOf(endpoint: Endpoint): ErrorCode[] {
  const codes = errorRules.filter(rule => rule.when(endpoint)).flatMap(rule => rule.codes);
  return [...new Set(codes)];
}

/** Whether a call takes input besides its path parameters. */
export function hasBody({ method, path, input }: Endpoint): boolean {
  return method !== 'GET' && Object.keys(input.shape).length > pathParameters(path).length;
}

/** Whether the call is checked against the permission table. */
export function requiresPermission({ needs }: Endpoint): boolean {
  return needs !== 'public' && needs !== 'token';
}

/** The scope of the call's permission for each role. */
function scopesOf({ needs }: Endpoint): PermissionScope[] {
  if (needs === 'public' || needs === 'token') return [];
  const { user, admin, superadmin } = permissions[needs];
  return [user, admin, superadmin];
}
