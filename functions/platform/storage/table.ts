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
  /** Only sort keys that begin so. */
  prefix?: string;
  index?: 'gsi1' | 'gsi2';
}

export interface QueryOptions {
  limit: number;
  newestFirst?: boolean;
  cursor?: string | null;
  /** First sort key and last, both included; not together with `prefix`. */
  between?: [string, string];
}

export interface Page {
  items: Item[];
  next: string | null;
}

/** Transactions that meet one another are tried so often before the caller is told to come back. */
const maxAttempts = 8;
const firstPauseMs = 20;
/** Of a range that is read to its end; DynamoDB itself ends a page at 1 MB. */
const queryLimit = 1_000;

/**
 * The table as one role sees it. Everything read is consistent but what comes from an index. Documents are
 * read in the newest format of their kind, and written in it.
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

  /** The items of up to 100 keys, in their order, in one consistent round trip. */
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
   * A page of a range. A stretch that ends before it begins is empty, which DynamoDB would refuse to say.
   * @throws request.invalid when the cursor is not one of this range
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

  /** Everything in a range, page after page: for ranges that stay short enough to hold. */
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

  /** Adds to counters of one item and answers it as it then is. */
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

  /** Puts an item that stands alone; one that is there already stays as it is. */
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
   * All of the writes or none. Meeting another transaction is tried again with a random pause.
   * @throws what the first refused write says; server.busy when the others never make way
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
        if (write && !(existing && 'update' in write && this.#formats.isOld(existing)))
          throw write.onConditionFailed?.(existing && this.#formats.upgrade(existing)) ?? error;
        if (tries === maxAttempts) throw new AppError('server.busy');
        if (existing) await this.#upgradeStored(existing);
        else await backOff(tries);
      }
    }
  }

  /** Upgrades a document before it is updated in part. One that has changed meanwhile is looked at again. */
  async #upgradeStored(existing: Item): Promise<void> {
    const put = toTransactItem(upgradeWrite(this.#formats, existing), this.#name);
    try {
      await this.#client.send(new TransactWriteCommand({ TransactItems: [put] }));
    } catch (error) {
      if (!(error instanceof TransactionCanceledException)) throw error;
    }
  }
}

/** The first write whose condition did not hold, with what was there; neither where a transaction was in the way. */
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
