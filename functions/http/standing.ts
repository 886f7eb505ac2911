import { SessionRecord as Session, type SessionRecord } from '../../shared/account/record.ts';
import type { Endpoint, RecordKind } from '../../shared/endpoint.ts';
import { AppError } from '../../shared/errors.ts';
import { Slug } from '../../shared/fields.ts';
import { ModuleAccess } from '../../shared/licences/schema.ts';
import { MemberRecord } from '../../shared/members/record.ts';
import { OrganizationRecord } from '../../shared/organizations/record.ts';
import {
  idempotencyKey,
  type Key,
  memberKey,
  moduleKey,
  organizationKey,
  sessionKey,
} from '../storage/keys.ts';
import type { Table } from '../storage/table.ts';
import type { Item } from '../storage/write.ts';
import type { Token } from './identify.ts';
import { recordKinds } from './loads.ts';

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
  return readBatch(tables.of(slug), slug, sessionAt, request);
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

/** Only `account` changes anything outside of an organisation, and only it reaches the record of that. */
async function readWithoutOrganization(
  table: Table,
  sessionAt: Key,
  { endpoint, token, idempotencyKey: key }: StandingRequest,
): Promise<Standing> {
  const isKept = key !== undefined && endpoint.entry === 'account';
  const keys = isKept ? [sessionAt, idempotencyKey(null, token.sub, key)] : [sessionAt];
  const [session, idempotency] = await table.get(keys);
  return { ...nothing, session: parse(Session, session), idempotency };
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
  const wanted: Record<string, Key | undefined> = {
    session: sessionAt,
    organization: organizationKey(slug),
    member: memberKey(slug, token.sub),
    module: endpoint.module && moduleKey(slug, token.sub, endpoint.module),
    idempotency: request.idempotencyKey ? idempotencyKey(slug, token.sub, request.idempotencyKey) : undefined,
  };
  const kinds = Object.keys(endpoint.loads ?? {}) as RecordKind[];
  for (const kind of kinds) {
    wanted[`load:${kind}`] = recordKinds[kind].key(
      slug,
      request.pathParameters[endpoint.loads?.[kind] ?? ''],
    );
  }
  const entries = Object.entries(wanted).filter((entry): entry is [string, Key] => entry[1] !== undefined);
  const items = await table.get(entries.map(([, key]) => key));
  const found = Object.fromEntries(entries.map(([name], index) => [name, items[index]]));
  return {
    session: parse(Session, found.session),
    slug,
    organization: parse(OrganizationRecord, found.organization),
    member: parse(MemberRecord, found.member),
    module: parse(ModuleAccess, found.module),
    idempotency: found.idempotency,
    loaded: Object.fromEntries(kinds.map(kind => [kind, found[`load:${kind}`]])),
  };
}

function parse<Record>(
  schema: { parse: (item: unknown) => Record },
  item: Item | undefined,
): Record | undefined {
  return item && schema.parse(item);
}
