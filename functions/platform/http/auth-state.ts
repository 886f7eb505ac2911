import type { Endpoint, RecordType } from '../../../shared/core/endpoint.ts';
import { AppError } from '../../../shared/core/errors.ts';
import { Slug } from '../../../shared/core/fields.ts';
import { MemberRecord } from '../../../shared/features/organizations/members/record.ts';
import { ModuleAccess } from '../../../shared/features/organizations/module-access/schema.ts';
import { OrganizationRecord } from '../../../shared/features/organizations/organizations/record.ts';
import {
  SessionRecord as Session,
  type SessionRecord,
} from '../../../shared/features/people/account/record.ts';
import type { Key } from '../storage/key.ts';
import {
  memberKey,
  moduleKey,
  openedKey,
  organizationKey,
  sessionKey,
  signInsSinceKey,
} from '../storage/keys.ts';
import type { Table } from '../storage/table.ts';
import type { Item } from '../storage/write.ts';
import type { AuthTables } from './auth-tables.ts';
import { storedAnswerKey } from './idempotency.ts';
import type { Token } from './parse-token-claims.ts';
import { type RecordTypes, recordsOfCall } from './record-types.ts';

export interface AuthState {
  session: SessionRecord | undefined;
  /** Sign-ins before this time (in seconds since 1970) are rejected if they have no session record. */
  signInsSince?: number;
  /** Slug of the caller's organisation; null for a superadmin, or if the caller has not opened one yet. */
  slug: string | null;
  organization: OrganizationRecord | undefined;
  member: MemberRecord | undefined;
  module: ModuleAccess | undefined;
  idempotency: Item | undefined;
  /** The records that the path names, by type; undefined for records that do not exist. */
  records: Partial<Record<RecordType, Item | undefined>>;
}

export interface AuthSources {
  tables: AuthTables;
  recordTypes: RecordTypes;
}

export interface AuthRequest {
  endpoint: Endpoint;
  token: Token;
  /** The value of the `x-organization` header, not validated. */
  slug: string | undefined;
  idempotencyKey: string | undefined;
  pathParameters: Record<string, unknown>;
}

/**
 * Reads what is needed to authorize a request, in one batch. Needs a second round trip to the table if the
 * request names no organisation, or if the IAM role of the organisation has not been assumed yet.
 */
export async function loadAuthState(sources: AuthSources, request: AuthRequest): Promise<AuthState> {
  const { tables, recordTypes } = sources;
  const { endpoint, token } = request;
  const sessionAt = sessionKey(token.sub, token.originJti);
  if (token.superadmin || endpoint.needs === 'token')
    return readWithoutOrganization(sources, sessionAt, request);
  const slug = request.slug ?? (await lastOpenedOrganization(tables.ownTable, sessionAt));
  if (!Slug.safeParse(slug).success) return readWithoutOrganization(sources, sessionAt, request);
  if (request.slug !== undefined && !(await mayAssumeRole(tables, request.slug, token)))
    return readWithoutOrganization(sources, sessionAt, request);
  const types = recordsOfCall(recordTypes, endpoint, request.pathParameters).map(({ type }) => type);
  const [authState] = await Promise.all([
    readBatch(sources, slug, sessionAt, request),
    ...types.map(type => recordTypes[type].schema()),
  ]);
  return authState;
}

const emptyAuthState: AuthState = {
  session: undefined,
  slug: null,
  organization: undefined,
  member: undefined,
  module: undefined,
  idempotency: undefined,
  records: {},
};

/**
 * Reads the state of a request outside all organisations, such as a superadmin's. Records (of people) and
 * idempotency records are read only for endpoints of the Lambda `account`.
 */
async function readWithoutOrganization(
  { tables, recordTypes }: AuthSources,
  sessionAt: Key,
  request: AuthRequest,
): Promise<AuthState> {
  const { endpoint, token, idempotencyKey: key } = request;
  const isAccount = endpoint.lambda === 'account';
  const found = await getNamedItems(tables.ownTable, {
    session: sessionAt,
    idempotency: key !== undefined && isAccount ? storedAnswerKey(endpoint, null, token.sub, key) : undefined,
    since: endpoint.needs === 'token' ? signInsSinceKey(token.sub) : undefined,
    ...(isAccount && recordKeys(recordTypes, null, request)),
  });
  return {
    ...emptyAuthState,
    session: parse(Session, found.session),
    signInsSince: Number(found.since?.since ?? 0),
    idempotency: found.idempotency,
    records: recordsFrom(recordTypes, request, found),
  };
}

/**
 * Whether the organisation's IAM role may be assumed: only if the caller has opened the organisation since
 * they signed in. The header `x-organization` proves nothing, because anyone can send it.
 */
async function mayAssumeRole(
  { ownTable, isAssumed }: AuthTables,
  organization: string,
  { sub, originJti }: Token,
): Promise<boolean> {
  if (isAssumed === undefined || isAssumed(organization)) return true;
  const [session, opened] = await ownTable.get([
    sessionKey(sub, originJti),
    openedKey(sub, originJti, organization),
  ]);
  return opened !== undefined || session?.organization === organization;
}

async function lastOpenedOrganization(table: Table, sessionAt: Key): Promise<string> {
  const [item] = await table.get([sessionAt]);
  if (!item) throw new AppError('session.missing');
  const { organization } = Session.parse(item);
  if (organization === null) throw new AppError('organization.required');
  return organization;
}

async function readBatch(
  sources: AuthSources,
  slug: string,
  sessionAt: Key,
  request: AuthRequest,
): Promise<AuthState> {
  const { endpoint, token, idempotencyKey: key } = request;
  const { state, found } = await readAsMember(sources, slug, token.sub, request, {
    session: sessionAt,
    idempotency: key === undefined ? undefined : storedAnswerKey(endpoint, slug, token.sub, key),
  });
  return { ...state, session: parse(Session, found.session), idempotency: found.idempotency };
}

export async function readAsMember(
  { tables, recordTypes }: AuthSources,
  slug: string,
  member: string,
  request: Pick<AuthRequest, 'endpoint' | 'pathParameters'>,
  further: Record<string, Key | undefined>,
): Promise<{ state: AuthState; found: Record<string, Item | undefined> }> {
  const { endpoint } = request;
  const table = tables.forOrganization(slug);
  const found = await getNamedItems(table, {
    ...further,
    organization: organizationKey(slug),
    member: memberKey(slug, member),
    module: endpoint.module && moduleKey(slug, member, endpoint.module),
    ...recordKeys(recordTypes, slug, request),
  });
  const state = {
    ...emptyAuthState,
    slug,
    organization: parse(OrganizationRecord, found.organization),
    member: parse(MemberRecord, found.member),
    module: parse(ModuleAccess, found.module),
    records: await followMerge(table, recordTypes, slug, recordsFrom(recordTypes, request, found)),
  };
  return { state, found };
}

/**
 * If the case was merged into another case, replaces records that exist once per case by those of the
 * surviving case. Everybody who may see the surviving case may see both. Needs one more round trip per merge.
 */
async function followMerge(
  table: Table,
  recordTypes: RecordTypes,
  slug: string,
  records: AuthState['records'],
): Promise<AuthState['records']> {
  const survivor = records.case?.mergedInto;
  if (typeof survivor !== 'string') return records;
  const keys = (Object.keys(records) as RecordType[]).map(type => [
    type,
    recordTypes[type].keyOfCase?.(slug, survivor),
  ]);
  const followed = await getNamedItems(table, Object.fromEntries(keys));
  const own = Object.fromEntries(
    keys.flatMap(([type, key]) => (key ? [[type, followed[String(type)]]] : [])),
  );
  return followMerge(table, recordTypes, slug, { ...records, ...own });
}

function recordKeys(
  recordTypes: RecordTypes,
  slug: string | null,
  { endpoint, pathParameters }: Pick<AuthRequest, 'endpoint' | 'pathParameters'>,
): Record<string, Key | undefined> {
  const records = recordsOfCall(recordTypes, endpoint, pathParameters);
  return Object.fromEntries(
    records.map(({ type, id }) => [`record:${type}`, recordTypes[type].key(slug, id)]),
  );
}

function recordsFrom(
  recordTypes: RecordTypes,
  { endpoint, pathParameters }: Pick<AuthRequest, 'endpoint' | 'pathParameters'>,
  found: Record<string, Item | undefined>,
): AuthState['records'] {
  const records = recordsOfCall(recordTypes, endpoint, pathParameters);
  return Object.fromEntries(records.map(({ type }) => [type, found[`record:${type}`]]));
}

/** Reads keys in one batch, and returns the items by name. Skips undefined keys. */
async function getNamedItems(
  table: Table,
  keys: Record<string, Key | undefined>,
): Promise<Record<string, Item | undefined>> {
  const entries = Object.entries(keys).filter((entry): entry is [string, Key] => entry[1] !== undefined);
  const items = await table.get(entries.map(([, key]) => key));
  return Object.fromEntries(entries.map(([name], index) => [name, items[index]]));
}

function parse<Record>(
  schema: { parse: (item: unknown) => Record },
  item: Item | undefined,
): Record | undefined {
  return item && schema.parse(item);
}
