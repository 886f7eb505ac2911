import { setTimeout as wait } from 'node:timers/promises';
import { ConditionalCheckFailedException, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  type DynamoDBDocumentClient,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { AppError } from '../../../shared/core/errors.ts';
import { readCursor, writeCursor } from './cursor.ts';
import type { Key } from './keys.ts';
import { noFormats, type RecordFormats, upgradeWrite } from './record-format.ts';
import { type Item, toTransactItem, updateExpression, type Write } from './write.ts';

export interface Range {
  pk: string;
  /** Prefix of the sort key. */
  prefix?: string;
  index?: 'gsi1' | 'gsi2';
}

export interface QueryOptions {
  limit: number;
  newestFirst?: boolean;
  cursor?: string | null;
  /** First and last sort key, inclusive; not combinable with `prefix`. */
  between?: [string, string];
}

export interface Page {
  items: Item[];
  next: string | null;
}

/** Attempts on transaction conflicts before giving up. */
const maxAttempts = 8;
const firstPauseMs = 20;
/** Page size when reading a whole range; DynamoDB also limits a page to 1 MB. */
const queryLimit = 1_000;

/**
 * The table under one role. Reads are strongly consistent except from an index. Documents are read in the
 * newest format of their kind, and written in it.
 */
export class Table {
  readonly #client: DynamoDBDocumentClient;
  readonly #name: string;
  readonly #formats: RecordFormats;

  constructor(client: DynamoDBDocumentClient, name: string, formats: RecordFormats = noFormats) {
    this.#client = client;
    this.#name = name;
    this.#formats = formats;
  }

  /** Reads up to 100 keys in order, in one consistent batch. */
  async get(keys: Key[]): Promise<(Item | undefined)[]> {
    const found = new Map<string, Item>();
    let wanted: Key[] = unique(keys);
    for (let tries = 0; wanted.length > 0; tries++) {
      if (tries === maxAttempts) throw new AppError('server.busy');
      if (tries > 0) await backOff(tries);
      const answer = await this.#client.send(
        new BatchGetCommand({ RequestItems: { [this.#name]: { Keys: wanted, ConsistentRead: true } } }),
      );
      for (const item of (answer.Responses?.[this.#name] ?? []) as Item[])
        found.set(keyString(item), this.#formats.upgrade(item));
      wanted = (answer.UnprocessedKeys?.[this.#name]?.Keys ?? []) as Key[];
    }
    return keys.map(key => found.get(keyString(key)));
  }

  /**
   * A page of a range. An inverted `between` returns an empty page, which DynamoDB would reject.
   * @throws request.invalid if the cursor belongs to another range
   */
  async query(range: Range, { limit, newestFirst, cursor, between }: QueryOptions): Promise<Page> {
    if (between && between[0] > between[1]) return { items: [], next: null };
    const [pk, sk] = range.index ? [`${range.index}pk`, `${range.index}sk`] : ['pk', 'sk'];
    const onSort = between
      ? ' AND #sk BETWEEN :from AND :to'
      : range.prefix
        ? ' AND begins_with(#sk, :from)'
        : '';
    const answer = await this.#client.send(
      new QueryCommand({
        TableName: this.#name,
        IndexName: range.index,
        ConsistentRead: range.index === undefined,
        KeyConditionExpression: `#pk = :pk${onSort}`,
        ExpressionAttributeNames: { '#pk': pk, ...(onSort && { '#sk': sk }) },
        ExpressionAttributeValues: {
          ':pk': range.pk,
          ...(between
            ? { ':from': between[0], ':to': between[1] }
            : range.prefix && { ':from': range.prefix }),
        },
        ScanIndexForward: !newestFirst,
        Limit: limit,
        ExclusiveStartKey: cursor ? readCursor(cursor, range) : undefined,
      }),
    );
    const items = (answer.Items ?? []) as Item[];
    return {
      items: range.index ? items : items.map(item => this.#formats.upgrade(item)),
      next: answer.LastEvaluatedKey ? writeCursor(answer.LastEvaluatedKey, range) : null,
    };
  }

  /** All items of a range; only for ranges that fit into memory. */
  async queryAll(range: Range): Promise<Item[]> {
    const items: Item[] = [];
    let cursor: string | null = null;
    do {
      const page: Page = await this.query(range, { limit: queryLimit, cursor });
      items.push(...page.items);
      cursor = page.next;
    } while (cursor !== null);
    return items;
  }

  /** Increments counters of one item and returns the new item. */
  async increment(key: Key, add: Record<string, number>, set: Record<string, unknown> = {}): Promise<Item> {
    const change = updateExpression(set, add);
    const answer = await this.#client.send(
      new UpdateCommand({
        TableName: this.#name,
        Key: key,
        UpdateExpression: change.text,
        ExpressionAttributeNames: change.names,
        ExpressionAttributeValues: change.values,
        ReturnValues: 'ALL_NEW',
      }),
    );
    return answer.Attributes as Item;
  }

  /** Puts an item outside of a transaction, unless it exists. */
  async putIfAbsent(item: Item): Promise<void> {
    try {
      await this.#client.send(
        new PutCommand({
          TableName: this.#name,
          Item: this.#formats.mark(item),
          ConditionExpression: 'attribute_not_exists(pk)',
        }),
      );
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
    }
  }

  /**
   * Writes in one transaction. Conflicts are retried with jittered backoff.
   * @throws the error of the first failed condition; server.busy after too many conflicts
   */
  async transact(writes: Write[]): Promise<void> {
    const TransactItems = writes.map(write => toTransactItem(this.#formats.markWrite(write), this.#name));
    for (let tries = 1; ; tries++) {
      try {
        await this.#client.send(new TransactWriteCommand({ TransactItems }));
        return;
      } catch (error) {
        if (!(error instanceof TransactionCanceledException)) throw error;
        const { write, existing } = failedCondition(error, writes);
        if (write && !(existing && 'update' in write && this.#formats.isOld(existing))) {
          const current = existing && this.#formats.upgrade(existing);
          throw write.onConditionFailed?.(current) ?? error;
        }
        if (tries === maxAttempts) throw new AppError('server.busy');
        if (existing) await this.#upgradeStored(existing);
        else await backOff(tries);
      }
    }
  }

  /** Upgrades a stored document, so that a part of it can be updated. One that has changed is left as it is. */
  async #upgradeStored(existing: Item): Promise<void> {
    const put = toTransactItem(upgradeWrite(this.#formats, existing), this.#name);
    try {
      await this.#client.send(new TransactWriteCommand({ TransactItems: [put] }));
    } catch (error) {
      if (!(error instanceof TransactionCanceledException)) throw error;
    }
  }
}

/** The first write whose condition failed, with the item it found; empty for a transaction conflict. */
function failedCondition(
  error: TransactionCanceledException,
  writes: Write[],
): { write?: Write | undefined; existing?: Item | undefined } {
  const reasons = error.CancellationReasons ?? [];
  const failed = reasons.findIndex(reason => reason.Code === 'ConditionalCheckFailed');
  if (failed >= 0) {
    const there = reasons[failed]?.Item;
    return { write: writes[failed], existing: there && (unmarshall(there) as Item) };
  }
  if (!reasons.some(reason => reason.Code === 'TransactionConflict' || reason.Code?.includes('Throttl')))
    throw error;
  return {};
}

const backOff = (tries: number) => wait(Math.random() * firstPauseMs * 2 ** tries);

const keyString = ({ pk, sk }: Key) => `${pk}\n${sk}`;

function unique(keys: Key[]): Key[] {
  return [...new Map(keys.map(({ pk, sk }) => [keyString({ pk, sk }), { pk, sk }])).values()];
}
