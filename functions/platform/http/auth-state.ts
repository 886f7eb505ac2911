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
import type { Token } from './parse-token-claims.ts';
import { childRecordTypes, loadRecordSchemas, parentCaseKey, recordTypes } from './record-types.ts';

/** Everything needed to authorize a call, read in one consistent batch. */
export interface AuthState {
  session: SessionRecord | undefined;
  /** Null for a superadmin, and before an organisation is opened. */
  slug: string | null;
  organization: OrganizationRecord | undefined;
  member: MemberRecord | undefined;
  module: ModuleAccess | undefined;
  idempotency: Item | undefined;
  /** Undefined for records that do not exist. */
  records: Partial<Record<RecordType, Item | undefined>>;
}

export interface AuthTables {
  /** The table under the Lambda's own role. */
  ownTable: Table;
  /** The table under the role of the call. */
  forOrganization: (organization: string) => Table;
}

export interface AuthRequest {
  endpoint: Endpoint;
  token: Token;
  /** `x-organization`, as it was sent. */
  slug: string | undefined;
  idempotencyKey: string | undefined;
  pathParameters: Record<string, unknown>;
}

/** Loads the auth state: one round trip, or two if the request does not name its organisation. */
export async function loadAuthState(tables: AuthTables, request: AuthRequest): Promise<AuthState> {
  const { endpoint, token } = request;
  const sessionAt = sessionKey(token.sub, token.originJti);
  if (token.superadmin || endpoint.needs === 'token')
    return readWithoutOrganization(tables.ownTable, sessionAt, request);
  const slug = request.slug ?? (await lastOpenedOrganization(tables.ownTable, sessionAt));
  if (!Slug.safeParse(slug).success) return readWithoutOrganization(tables.ownTable, sessionAt, request);
  const [standing] = await Promise.all([
    readBatch(tables.forOrganization(slug), slug, sessionAt, request),
    loadRecordSchemas(recordTypesOf(endpoint)),
  ]);
  return standing;
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

/** Only `account` can access records outside of the caller's organisation, and their idempotency records. */
async function readWithoutOrganization(
  table: Table,
  sessionAt: Key,
  request: AuthRequest,
): Promise<AuthState> {
  const { endpoint, token, idempotencyKey: key } = request;
  const isAccount = endpoint.lambda === 'account';
  const found = await getNamedItems(table, {
    session: sessionAt,
    idempotency: key !== undefined && isAccount ? idempotencyKey(null, token.sub, key) : undefined,
    ...(isAccount && recordKeys(null, request)),
  });
  return {
    ...emptyAuthState,
    session: parse(Session, found.session),
    idempotency: found.idempotency,
    records: recordsFrom(endpoint, found),
  };
}

async function lastOpenedOrganization(table: Table, sessionAt: Key): Promise<string> {
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
  request: AuthRequest,
): Promise<AuthState> {
  const { endpoint, token } = request;
  const found = await getNamedItems(table, {
    session: sessionAt,
    organization: organizationKey(slug),
    member: memberKey(slug, token.sub),
    module: endpoint.module && moduleKey(slug, token.sub, endpoint.module),
    idempotency: request.idempotencyKey ? idempotencyKey(slug, token.sub, request.idempotencyKey) : undefined,
    ...recordKeys(slug, request),
  });
  return {
    session: parse(Session, found.session),
    slug,
    organization: parse(OrganizationRecord, found.organization),
    member: parse(MemberRecord, found.member),
    module: parse(ModuleAccess, found.module),
    idempotency: found.idempotency,
    records: recordsFrom(endpoint, found),
  };
}

/** The input field with the id of a child record. */
const childRecordField = ({ records }: Endpoint) =>
  childRecordTypes.map(kind => records?.[kind]).find(Boolean);

/** Record types that a call loads: the declared ones, and the case of a child record. */
const recordTypesOf = (endpoint: Endpoint): RecordType[] => [
  ...(childRecordField(endpoint) ? (['case'] as const) : []),
  ...(Object.keys(endpoint.records ?? {}) as RecordType[]),
];

/** Keys of the records that a call loads. */
function recordKeys(
  slug: string | null,
  { endpoint, pathParameters }: AuthRequest,
): Record<string, Key | undefined> {
  const ofChild = pathParameters[childRecordField(endpoint) ?? ''];
  return Object.fromEntries(
    recordTypesOf(endpoint).map(kind => {
      const field = endpoint.records?.[kind];
      const key = field ? recordTypes[kind].key(slug, pathParameters[field]) : parentCaseKey(slug, ofChild);
      return [`load:${kind}`, key];
    }),
  );
}

const recordsFrom = (endpoint: Endpoint, found: Record<string, Item | undefined>): AuthState['records'] =>
  Object.fromEntries(recordTypesOf(endpoint).map(kind => [kind, found[`load:${kind}`]]));

/** Reads named keys in one batch; undefined keys are skipped. */
async function getNamedItems(
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
