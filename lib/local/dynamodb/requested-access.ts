/** What a request wants to do, and to which partition keys: IAM's `dynamodb:LeadingKeys`. */
export interface RequestedAccess {
  action: string;
  leadingKeys: string[];
}

type Body = Record<string, unknown>;
type Attribute = { S?: string };

const keyOf = (item: unknown): string => (item as Record<string, Attribute>)?.pk?.S ?? '';

/** Reads the accesses of a DynamoDB request. One without keys, such as a scan, has no leading keys. */
export function requestedAccess(operation: string, body: Body): RequestedAccess[] {
  const one = (action: string, ...leadingKeys: string[]) => [{ action: `dynamodb:${action}`, leadingKeys }];
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
      const tables = Object.values((body.RequestItems ?? {}) as Record<string, { Keys?: unknown[] }>);
      return one(operation, ...tables.flatMap(({ Keys = [] }) => Keys.map(keyOf)));
    }
    case 'TransactWriteItems':
      return ((body.TransactItems ?? []) as Record<string, Body>[]).flatMap(transactAccess);
    default:
      return one(operation);
  }
}

/** IAM judges each step of a transaction as the action it is. */
function transactAccess({ Put, Update, Delete, ConditionCheck }: Record<string, Body>): RequestedAccess[] {
  if (Put) return [{ action: 'dynamodb:PutItem', leadingKeys: [keyOf(Put.Item)] }];
  if (Update) return [{ action: 'dynamodb:UpdateItem', leadingKeys: [keyOf(Update.Key)] }];
  if (Delete) return [{ action: 'dynamodb:DeleteItem', leadingKeys: [keyOf(Delete.Key)] }];
  return [{ action: 'dynamodb:ConditionCheckItem', leadingKeys: [keyOf(ConditionCheck?.Key)] }];
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
