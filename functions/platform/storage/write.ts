import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import type { Key } from './key.ts';

export type Item = Key & Record<string, unknown>;

/** A DynamoDB condition expression. Every `#name` in it refers to the attribute of that name. */
export interface Condition {
  text: string;
  values?: Record<string, unknown>;
}

/**
 * One step of a transaction. If the condition `when` fails, `onConditionFailed` gets the existing item and
 * returns the error. A put of a document must have the condition that the document is absent or unchanged
 * since it was read. `replaces` allows a put over any item, for records that never have two writers at the
 * same time.
 */
export type Write = (
  | { put: Item; replaces?: true }
  | { update: Key; set?: Record<string, unknown>; add?: Record<string, number>; remove?: string[] }
  | { delete: Key }
  | { check: Key }
) & { when?: Condition; onConditionFailed?: (existing: Item | undefined) => Error };

export const isAbsent: Condition = { text: 'attribute_not_exists(#pk)' };
export const isPresent: Condition = { text: 'attribute_exists(#pk)' };
export const hasVersion = (version: number): Condition => ({
  text: '#version = :version',
  values: { ':version': version },
});

export function keyOfWrite(write: Write): Key {
  if ('put' in write) return write.put;
  if ('update' in write) return write.update;
  return 'delete' in write ? write.delete : write.check;
}

type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

export function toTransactItem(write: Write, TableName: string): TransactItem {
  const condition = write.when && {
    ConditionExpression: write.when.text,
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
  };
  const names = namesIn(write.when?.text ?? '');
  const values = write.when?.values ?? {};
  if ('put' in write) {
    return { Put: { TableName, Item: write.put, ...condition, ...expression(names, values) } };
  }
  if ('update' in write) {
    const change = updateExpression(write.set ?? {}, write.add ?? {}, write.remove);
    return {
      Update: {
        TableName,
        Key: write.update,
        UpdateExpression: change.text,
        ...condition,
        ...expression({ ...names, ...change.names }, { ...values, ...change.values }),
      },
    };
  }
  if ('delete' in write) {
    return { Delete: { TableName, Key: write.delete, ...condition, ...expression(names, values) } };
  }
  if (!write.when) throw new Error('a check needs a condition');
  return {
    ConditionCheck: {
      TableName,
      Key: write.check,
      ConditionExpression: write.when.text,
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      ...expression(names, values),
    },
  };
}

/** The placeholders of the update expression have a prefix that distinguishes them from the condition's. */
export function updateExpression(
  set: Record<string, unknown>,
  add: Record<string, number>,
  remove: string[] = [],
) {
  const names: Record<string, string> = {};
  const values: Record<string, unknown> = {};
  const clause = (word: string, entries: [string, unknown][], join: string) =>
    entries.length === 0
      ? ''
      : `${word} ${entries
          .map(([attribute, value]) => {
            names[`#u_${attribute}`] = attribute;
            values[`:u_${attribute}`] = value;
            return `#u_${attribute}${join}:u_${attribute}`;
          })
          .join(', ')}`;
  for (const attribute of remove) names[`#u_${attribute}`] = attribute;
  const removed = remove.map(attribute => `#u_${attribute}`).join(', ');
  const text = [
    clause('SET', Object.entries(set), ' = '),
    clause('ADD', Object.entries(add), ' '),
    removed && `REMOVE ${removed}`,
  ]
    .filter(Boolean)
    .join(' ');
  return { text, names, values };
}

function namesIn(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/#(\w+)/g)].map(([placeholder, name]) => [placeholder, name ?? '']),
  );
}

function expression(names: Record<string, string>, values: Record<string, unknown>) {
  return {
    ...(Object.keys(names).length > 0 && { ExpressionAttributeNames: names }),
    ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: values }),
  };
}
