import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import QuickLRU from 'quick-lru';
import { awsTimeouts } from '../aws-timeouts.ts';
import type { Environment } from '../environment.ts';
import { cellDirectory } from './cell-directory.ts';
import { maxKeptOrganizations, type organizationCredentials } from './organization-credentials.ts';
import type { RecordFormats } from './record-format.ts';
import { Table } from './table.ts';
import type { TableNames } from './table-names.ts';
import { traceCalls } from './trace-calls.ts';

/** The table under the Lambda's own role. */
export function openTable(environment: Environment, formats: RecordFormats): Table {
  return tableOf(newClient(environment, {}), environment, formats);
}

/** The same for what reaches beyond a cell: where an organisation lies is looked up in the region's directory. */
export function openTableAcrossCells(environment: Environment, formats: RecordFormats): Table {
  const client = documentsOf(newClient(environment, {}));
  const names = namesIn(environment);
  const findTables = environment.regionTableName && cellDirectory(client, names);
  return new Table(client, { ...names, ...(findTables && { findTables }) }, formats);
}

/**
 * The table under the organisation role: the role is assumed with
 * the organisation as session tag, and IAM denies every other organisation's keys.
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

/** This SDK middleware copies every request and response for logging that we do not use. */
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
