import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import QuickLRU from 'quick-lru';
import { AppError } from '../../../shared/core/errors.ts';
import { awsTimeouts } from '../aws-timeouts.ts';
import type { Environment } from '../environment.ts';
import { cellKey } from './keys.ts';
import { maxKeptOrganizations, type organizationCredentials } from './organization-credentials.ts';
import type { RecordFormats } from './record-format.ts';
import { Table } from './table.ts';
import type { TableNames } from './table-names.ts';
import { traceCalls } from './trace-calls.ts';

type Client = ConstructorParameters<typeof Table>[0];

/**
 * Returns a function that finds the tables of organisations in the directory of cells (installations with a
 * table each). The directory is read each time: with a cached entry, an organisation's data could be written
 * to a cell that it has just left. An organisation without an entry is in the first cell.
 * @throws server.busy while an organisation moves to another cell
 */
function cellDirectory(client: Client, { region }: TableNames): TableNames['findTables'] {
  const directory = new Table(client, region);
  return async slugs => {
    const entries = await directory.get(slugs.map(cellKey));
    if (entries.some(entry => entry?.isMoving)) throw new AppError('server.busy');
    return new Map(slugs.map((slug, at) => [slug, String(entries[at]?.table ?? region)]));
  };
}

/** The table, accessed with the Lambda's own IAM role. */
export function openTable(environment: Environment, formats: RecordFormats): Table {
  return tableOf(newClient(environment, {}), environment, formats);
}

/**
 * A table that gives access to the organisations of all cells. The region's directory says in which cell's
 * table each organisation is.
 */
export function openTableAcrossCells(environment: Environment, formats: RecordFormats): Table {
  const client = documentsOf(newClient(environment, {}));
  const names = namesIn(environment);
  const findTables = environment.regionTableName && cellDirectory(client, names);
  return new Table(client, { ...names, ...(findTables && { findTables }) }, formats);
}

/**
 * The table, accessed with the IAM role for organisations. The session tag of the assumed role is the
 * organisation, so that IAM denies access to the keys of all others.
 */
export function organizationTables(
  environment: Environment,
  credentialsOf: ReturnType<typeof organizationCredentials>,
  formats: RecordFormats,
): (organization: string) => Table {
  const { requestHandler } = newClient(environment, {}).config;
  const tables = new QuickLRU<string, Table>({ maxSize: maxKeptOrganizations / 2 });
  return organization => {
    const known = tables.get(organization);
    if (known) return known;
    const credentials = credentialsOf(organization);
    const table = tableOf(newClient(environment, { credentials, requestHandler }), environment, formats);
    tables.set(organization, table);
    return table;
  };
}

function newClient(environment: Environment, config: DynamoDBClientConfig): DynamoDBClient {
  const client = new DynamoDBClient({
    region: environment.region,
    endpoint: environment.standIns?.endpoints.dynamodb,
    credentials: environment.standIns?.credentials,
    maxAttempts: 4,
    requestHandler: awsTimeouts,
    ...environment.standIns?.dynamodbInProcess,
    ...config,
  });
  client.middlewareStack.remove(loggerMiddleware);
  traceCalls(client);
  return client;
}

/**
 * SDK middleware that is removed, because it copies every request and response for logs that nobody writes.
 */
const loggerMiddleware = 'loggerMiddleware';

function tableOf(client: DynamoDBClient, environment: Environment, formats: RecordFormats): Table {
  return new Table(documentsOf(client), namesIn(environment), formats);
}

const documentsOf = (client: DynamoDBClient) =>
  DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });

const namesIn = ({ tableName, regionTableName = tableName }: Environment): TableNames => ({
  cell: tableName,
  region: regionTableName,
});
