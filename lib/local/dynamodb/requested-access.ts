/** An action of a request, and the partition keys that it accesses (`dynamodb:LeadingKeys` in IAM). */
export interface RequestedAccess {
  action: string;
  leadingKeys: string[];
  table: string;
}

type Body = Record<string, unknown>;
type Attribute = { S?: string };

const keyOf = (item: unknown): string => (item as Record<string, Attribute>)?.pk?.S ?? '';

/** The actions and keys of a DynamoDB request. Without keys, as in a scan, there are no leading keys. */
export function requestedAccess(operation: string, body: Body): RequestedAccess[] {
  const table = String(body.TableName ?? '');
  const one = (action: string, ...leadingKeys: string[]) => [
    { action: `dynamodb:${action}`, leadingKeys, table },
  ];
  switch (operation) {
    case 'PutItem':
      return one(operation, keyOf(body.Item));
    case 'GetItem':
    case 'UpdateItem':
    case 'DeleteItem':
      return one(operation, keyOf(body.Key));
    case 'Query':
      return one(operation, queriedPartition(body));
    case 'BatchGetItem': {
      const tables = Object.entries((body.RequestItems ?? {}) as Record<string, { Keys?: unknown[] }>);
      return tables.map(([table, { Keys = [] }]) => ({
        action: `dynamodb:${operation}`,
        leadingKeys: Keys.map(keyOf),
        table,
      }));
    }
    case 'TransactWriteItems':
      return ((body.TransactItems ?? []) as Record<string, Body>[]).flatMap(transactAccess);
    default:
      return one(operation);
  }
}

/** The action and key of one step of a transaction. IAM checks each step as a separate action. */
function transactAccess({ Put, Update, Delete, ConditionCheck }: Record<string, Body>): RequestedAccess[] {
  const step = (action: string, { TableName }: Body, key: unknown) => [
    { action: `dynamodb:${action}`, leadingKeys: [keyOf(key)], table: String(TableName ?? '') },
  ];
  if (Put) return step('PutItem', Put, Put.Item);
  if (Update) return step('UpdateItem', Update, Update.Key);
  if (Delete) return step('DeleteItem', Delete, Delete.Key);
  return step('ConditionCheckItem', ConditionCheck ?? {}, ConditionCheck?.Key);
}

function queriedPartition({
  KeyConditionExpression,
  ExpressionAttributeNames,
  ExpressionAttributeValues,
}: Body): string {
  const names = (ExpressionAttributeNames ?? {}) as Record<string, string>;
  const values = (ExpressionAttributeValues ?? {}) as Record<string, Attribute>;
  for (const [, name = '', value = ''] of String(KeyConditionExpression).matchAll(/(#?\w+)\s*=\s*(:\w+)/g)) {
    if (/^(gsi\d)?pk$/.test(names[name] ?? name)) return values[value]?.S ?? '';
  }
  return '';
}
