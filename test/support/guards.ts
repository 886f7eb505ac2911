import { readFileSync } from 'node:fs';
import { type Call, calls } from '../../shared/contract.ts';
import { reach } from '../../shared/core/permissions.ts';

/** A condition that denies access, and the source without it. */
export interface Guard {
  name: string;
  /** Path from the root of the project. */
  file: string;
  /** Stands in the file exactly once. */
  from: string;
  to: string;
  /** Which calls the guard applies to; all when left out. */
  meets?: (call: Call) => boolean;
}

const refuse = 'functions/platform/http/refuse.ts';
const standing = 'functions/platform/http/standing.ts';
const identify = 'functions/platform/http/identify.ts';
const opening = 'functions/features/people/account/open-session.ts';
const foreign = "if (!organization || !member || member.status === 'invited')";
const licences = 'shared/features/organizations/module-access/schema.ts';

/** Every guard of the chain, and of the calls that open a session. */
export const guards: Guard[] = [
  gone('a session is open', refuse, "if (!session) throw new AppError('session.missing');"),
  gone(
    'a session has not ended',
    refuse,
    "if (session.endedAt !== null) throw new AppError('session.ended');",
  ),
  gone(
    'a session has not expired',
    refuse,
    "if (Date.parse(session.sessionExpiresAt) <= now) throw new AppError('session.expired');",
  ),
  {
    name: 'the organisation exists',
    file: refuse,
    from: `${foreign} throw`,
    to: "if (!member || member.status === 'invited') throw",
    meets: never,
  },
  {
    name: 'the caller is a member',
    file: refuse,
    from: `${foreign} throw`,
    to: "if (!organization || member?.status === 'invited') throw",
  },
  {
    name: 'the member is not only invited',
    file: refuse,
    from: `${foreign} throw`,
    to: 'if (!organization || !member) throw',
  },
  gone(
    'the organisation is not archived',
    refuse,
    "if (organization.status === 'archived') throw new AppError('organization.archived');",
  ),
  gone(
    'the member is not suspended',
    refuse,
    "if (member.status === 'suspended') throw new AppError('member.suspended');",
  ),
  gone(
    'the licence is current',
    refuse,
    "if (writes(endpoint) && licenceHasEnded(organization, now)) throw new AppError('licence.ended');",
  ),
  gone('the role may', refuse, "if (reaches === 'none') throw new AppError('permission.denied');"),
  {
    ...gone(
      'the module is open',
      refuse,
      "if (state?.status !== 'granted') throw new AppError('module.needed');",
    ),
    meets: hasModule,
  },
  {
    name: 'the module has not ended',
    file: licences,
    from: "status: hasEnded ? 'expired' : access.status,",
    to: 'status: access.status,',
    meets: hasModule,
  },
  {
    ...gone('the record is there', refuse, "if (item === undefined) throw new AppError('record.missing');"),
    meets: loads,
  },
  {
    ...gone(
      'the record is visible',
      refuse,
      "if (!recordKinds[kind].isVisible(record, sub, reaches)) throw new AppError('record.missing');",
    ),
    meets: loadsNarrowly,
  },
  {
    name: 'a case is visible to whom it is assigned',
    file: 'functions/platform/http/loads.ts',
    from: "reach !== 'assigned' || record.assigned.some(member => member.id === sub)",
    to: 'true',
    meets: loadsNarrowly,
  },
  {
    name: 'only a slug names an organisation',
    file: standing,
    from: 'if (!Slug.safeParse(slug).success) return readWithoutOrganization(tables.own, sessionAt, request);',
    to: '',
  },
  gone('a session tells the organisation', standing, "if (!item) throw new AppError('session.missing');"),
  gone(
    'the session has an organisation open',
    standing,
    "if (organization === null) throw new AppError('organization.required');",
  ),
  { name: 'the token is for access', file: identify, from: "use === 'access' && ", to: '' },
  { name: 'the token is of our app clients', file: identify, from: ' && clientIds.includes(client)', to: '' },
  { name: 'the token says whose it is', file: identify, from: "|| typeof sub !== 'string' ", to: '' },
  {
    name: 'the token says of which sign-in it is',
    file: identify,
    from: " || typeof originJti !== 'string'",
    to: '',
  },
  gone(
    'no ended session is opened again',
    opening,
    "if (session && session.endedAt !== null) throw new AppError('session.ended');",
  ),
  gone(
    'no expired session is opened again',
    opening,
    "if (session && Date.parse(session.sessionExpiresAt) <= now) throw new AppError('session.expired');",
  ),
  gone(
    'an organisation is chosen to be opened',
    opening,
    'if (!token.superadmin && wanted === undefined) throw await nothingChosen(people, token);',
  ),
  gone(
    'what was never opened is not resumed',
    opening,
    "if (!session) throw new AppError('session.missing');",
  ),
  {
    name: 'only members open an organisation',
    file: opening,
    from: `${foreign} throw`,
    to: "if (!organization || member?.status === 'invited') throw",
  },
  {
    name: 'no invited member opens an organisation',
    file: opening,
    from: `${foreign} throw`,
    to: 'if (!organization || !member) throw',
  },
  gone(
    'no archived organisation is opened',
    opening,
    "if (organization.status === 'archived') throw new AppError('organization.archived');",
  ),
  gone(
    'no suspended member opens an organisation',
    opening,
    "if (member.status === 'suspended') throw new AppError('member.suspended');",
  ),
];

/** The source of the guard's file without it. @throws Error when the table lags behind the source */
export function withoutGuard({ name, from, to, file }: Guard, source: string): string {
  const [before, after, ...more] = source.split(from);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`test/support/guards.ts: "${name}" has to name text that stands once in ${file}`);
  return before + to + after;
}

export const readSource = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

function gone(name: string, file: string, from: string): Guard {
  return { name, file, from, to: '' };
}

function never(): boolean {
  return false;
}

function hasModule({ endpoint }: Call): boolean {
  return endpoint.module !== undefined;
}

function loads({ endpoint }: Call): boolean {
  return Object.keys(endpoint.loads ?? {}).length > 0;
}

function loadsNarrowly(call: Call): boolean {
  const { needs } = call.endpoint;
  if (!loads(call) || needs === 'public' || needs === 'token') return false;
  return reach({ role: 'user', visibility: 'selected' }, needs) === 'assigned';
}

/** Whether a call of the contract can meet the guard, so that the suites have to notice its absence. */
export const isMet = ({ meets }: Guard) => !meets || calls.some(meets);
