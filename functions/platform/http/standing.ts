import type { Endpoint, RecordKind } from '../../../shared/core/endpoint.ts';
import { AppError } from '../../../shared/core/errors.ts';
import { Slug } from '../../../shared/core/fields.ts';
import { MemberRecord } from '../../../shared/features/organizations/members/record.ts';
import { ModuleAccess } from '../../../shared/features/organizations/module-access/schema.ts';
import { OrganizationRecord } from '../../../shared/features/organizations/organizations/record.ts';
import {
  SessionRecord as Session,
  type SessionRecord,
} from '../../../shared/features/people/account/record.ts';
import { idempotencyKey, type Key, memberKey, organizationKey, sessionKey } from '../storage/keys.ts';
import { moduleKey } from '../storage/licence-keys.ts';
import type { Table } from '../storage/table.ts';
import type { Item } from '../storage/write.ts';
import type { Token } from './identify.ts';
import { childKinds, keyOfCase, openKinds, recordKinds } from './loads.ts';

/** Everything a call is judged by, read in one consistent batch. */
export interface Standing {
  session: SessionRecord | undefined;
  /** Null for a superadmin and before an organisation is opened. */
  slug: string | null;
  organization: OrganizationRecord | undefined;
  member: MemberRecord | undefined;
  module: ModuleAccess | undefined;
  idempotency: Item | undefined;
  /** Undefined where the call is about a record that is not there. */
  loaded: Partial<Record<RecordKind, Item | undefined>>;
}

export interface StandingTables {
  /** As the Lambda's own role sees it. */
  own: Table;
  /** As the role sees it that the call runs under. */
  of: (organization: string) => Table;
}

export interface StandingRequest {
  endpoint: Endpoint;
  token: Token;
  /** `x-organization`, as it was sent. */
  slug: string | undefined;
  idempotencyKey: string | undefined;
  pathParameters: Record<string, unknown>;
}

/** Reads what a call is judged by: one round trip, two when the request does not name its organisation. */
export async function readStanding(tables: StandingTables, request: StandingRequest): Promise<Standing> {
  const { endpoint, token } = request;
  const sessionAt = sessionKey(token.sub, token.originJti);
  if (token.superadmin || endpoint.needs === 'token')
    return readWithoutOrganization(tables.own, sessionAt, request);
  const slug = request.slug ?? (await lastOpened(tables.own, sessionAt));
  if (!Slug.safeParse(slug).success) return readWithoutOrganization(tables.own, sessionAt, request);
  const [standing] = await Promise.all([
    readBatch(tables.of(slug), slug, sessionAt, request),
    openKinds(kindsOf(endpoint)),
  ]);
  return standing;
}

const nothing: Standing = {
  session: undefined,
  slug: null,
  organization: undefined,
  member: undefined,
  module: undefined,
  idempotency: undefined,
  loaded: {},
};

/** Only `account` reaches anything outside of the caller's organisation, and the record of having changed it. */
async function readWithoutOrganization(
  table: Table,
  sessionAt: Key,
  request: StandingRequest,
): Promise<Standing> {
  const { endpoint, token, idempotencyKey: key } = request;
  const isAccount = endpoint.entry === 'account';
  const found = await readNamed(table, {
    session: sessionAt,
    idempotency: key !== undefined && isAccount ? idempotencyKey(null, token.sub, key) : undefined,
    ...(isAccount && keysToLoad(null, request)),
  });
  return {
    ...nothing,
    session: parse(Session, found.session),
    idempotency: found.idempotency,
    loaded: loadedOf(endpoint, found),
  };
}

async function lastOpened(table: Table, sessionAt: Key): Promise<string> {
  const [item] = await table.get([sessionAt]);
  if (!item) throw new AppError('session.missing');
  const { organization } = Session.parse(item);
  if (organization === null) throw new AppError('organization.required');
  return organization;
}

async function readBatch(
  table: Table,
  slug: string,
  sessionAt: Key,
  request: StandingRequest,
): Promise<Standing> {
  const { endpoint, token } = request;
  const found = await readNamed(table, {
    session: sessionAt,
    organization: organizationKey(slug),
    member: memberKey(slug, token.sub),
    module: endpoint.module && moduleKey(slug, token.sub, endpoint.module),
    idempotency: request.idempotencyKey ? idempotencyKey(slug, token.sub, request.idempotencyKey) : undefined,
    ...keysToLoad(slug, request),
  });
  return {
    session: parse(Session, found.session),
    slug,
    organization: parse(OrganizationRecord, found.organization),
    member: parse(MemberRecord, found.member),
    module: parse(ModuleAccess, found.module),
    idempotency: found.idempotency,
    loaded: loadedOf(endpoint, found),
  };
}

/** The field that names a record which belongs to a case. */
const childField = ({ loads }: Endpoint) => childKinds.map(kind => loads?.[kind]).find(Boolean);

/** Kinds that a call loads: those it names, and the case of what belongs to one. */
const kindsOf = (endpoint: Endpoint): RecordKind[] => [
  ...(childField(endpoint) ? (['case'] as const) : []),
  ...(Object.keys(endpoint.loads ?? {}) as RecordKind[]),
];

/** Where the records are that a call is about. */
function keysToLoad(
  slug: string | null,
  { endpoint, pathParameters }: StandingRequest,
): Record<string, Key | undefined> {
  const ofChild = pathParameters[childField(endpoint) ?? ''];
  return Object.fromEntries(
    kindsOf(endpoint).map(kind => {
      const field = endpoint.loads?.[kind];
      const key = field ? recordKinds[kind].key(slug, pathParameters[field]) : keyOfCase(slug, ofChild);
      return [`load:${kind}`, key];
    }),
  );
}

const loadedOf = (endpoint: Endpoint, found: Record<string, Item | undefined>): Standing['loaded'] =>
  Object.fromEntries(kindsOf(endpoint).map(kind => [kind, found[`load:${kind}`]]));

/** The items of named keys in one batch; nothing where a key is missing. */
async function readNamed(
  table: Table,
  wanted: Record<string, Key | undefined>,
): Promise<Record<string, Item | undefined>> {
  const entries = Object.entries(wanted).filter((entry): entry is [string, Key] => entry[1] !== undefined);
  const items = await table.get(entries.map(([, key]) => key));
  return Object.fromEntries(entries.map(([name], index) => [name, items[index]]));
}

function parse<Record>(
  schema: { parse: (item: unknown) => Record },
  item: Item | undefined,
): Record | undefined {
  return item && schema.parse(item);
}
