import { type Endpoint, pathNames, writes } from './endpoint.ts';
import type { ErrorCode } from './errors.ts';
import { permissions, type Reach } from './permissions.ts';

interface Rule {
  /** Which calls, in words for the documentation. */
  calls: string;
  when: (endpoint: Endpoint) => boolean;
  codes: ErrorCode[];
}

/** What calls can be refused with, as it follows from their declarations. */
export const refusalRules: Rule[] = [
  {
    calls: 'every call',
    when: () => true,
    codes: ['request.malformed', 'request.invalid', 'server.failed', 'server.busy'],
  },
  {
    calls: 'calls with a body',
    when: hasBody,
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
    calls: 'calls with a bearer',
    when: ({ needs }) => needs !== 'public',
    codes: ['session.missing', 'session.ended', 'session.expired'],
  },
  {
    calls: 'calls by permission',
    when: byPermission,
    codes: ['organization.required', 'organization.foreign', 'organization.archived', 'member.suspended'],
  },
  {
    calls: 'calls by a permission that some role lacks',
    when: endpoint => grants(endpoint).includes('none'),
    codes: ['permission.denied'],
  },
  {
    calls: 'changes of what is the organisation’s',
    when: endpoint => writes(endpoint) && grants(endpoint).includes('organization'),
    codes: ['licence.ended'],
  },
  {
    calls: 'calls of a module',
    when: ({ module }) => module !== undefined,
    codes: ['module.needed'],
  },
  {
    calls: 'calls about a record',
    when: ({ input }) => Object.keys(input.shape).some(name => name.endsWith('Id')),
    codes: ['record.missing'],
  },
  {
    calls: 'changes that carry a version',
    when: ({ input }) => 'version' in input.shape,
    codes: ['version.conflict'],
  },
  {
    calls: 'calls that change something',
    when: writes,
    codes: ['idempotency.other-body'],
  },
];

/** The refusals a call can be answered with. */
export function refusals(endpoint: Endpoint): ErrorCode[] {
  const codes = refusalRules.filter(rule => rule.when(endpoint)).flatMap(rule => rule.codes);
  return [...new Set(codes)];
}

/** Whether a call takes fields beside those in its address. */
export function hasBody({ method, path, input }: Endpoint): boolean {
  return method !== 'GET' && Object.keys(input.shape).length > pathNames(path).length;
}

/** Whether the permission table says who may call. */
export function byPermission({ needs }: Endpoint): boolean {
  return needs !== 'public' && needs !== 'token';
}

/** How far the call's permission reaches for the several roles. */
function grants({ needs }: Endpoint): Reach[] {
  if (needs === 'public' || needs === 'token') return [];
  const { user, admin, superadmin } = permissions[needs];
  return [user, admin, superadmin];
}
