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
import type * as z from 'zod';
import { type Place, placeOf, placeOfRange } from '../../../shared/core/place-of.ts';
import { readCursor, writeCursor } from './cursor.ts';
import type { Key, Range } from './key.ts';
import { noFormats, type RecordFormats, upgradeWrite } from './record-format.ts';
import { retryOnConflict } from './retry-on-conflict.ts';
import { namesOfTables, oneTable, type TableNames } from './table-names.ts';
import { type Item, keyOfWrite, toTransactItem, updateExpression, type Write } from './write.ts';

export interface QueryOptions {
  limit: number;
  newestFirst?: boolean;
  cursor?: string | null;
  /** First and last sort key, inclusive; cannot be combined with `prefix`. */
  between?: [string, string];
}

export interface Page {
  items: Item[];
  next: string | null;
}

/** Thrown if DynamoDB cancelled a transaction although no condition failed: a conflict, or throttling. */
class ContentionError extends Error {}

const contention = {
  isConflict: (error: unknown) => error instanceof ContentionError,
  maxAttempts: 8,
  firstPauseMs: 40,
  maxPauseMs: 2_500,
};
/** Page size for reading a whole range. DynamoDB also limits a page to 1 MB. */
const queryLimit = 1_000;

/**
 * The table, accessed with one IAM role. Callers need not know whether the region has several cells
 * (installations with a table each). Reads are strongly consistent, except those of an index. Documents are
 * always returned and stored in the newest format of their kind.
 */
export class Table {
  readonly #client: DynamoDBDocumentClient;
  readonly #names: TableNames;
  readonly #formats: RecordFormats;

  constructor(
    client: DynamoDBDocumentClient,
    names: string | TableNames,
    formats: RecordFormats = noFormats,
  ) {
    this.#client = client;
    this.#names = typeof names === 'string' ? oneTable(names) : names;
    this.#formats = formats;
  }

  /** Kind of the document with this key; undefined for rows that are no documents. */
  kindOf(key: Key): string | undefined {
    return this.#formats.find(key)?.kind;
  }

  /**
   * Reads up to 100 items by key, in the given order. Items in the same table are read in one consistent
   * batch.
   */
  async get(keys: Key[]): Promise<(Item | undefined)[]> {
    const uniqueKeys = unique(keys);
    const names = await this.#namesOf(uniqueKeys.map(placeOf));
    const batches = await Promise.all(
      [...new Set(names)].map(name =>
        this.#getFrom(
          name,
          uniqueKeys.filter((_, at) => names[at] === name),
        ),
      ),
    );
    const found = new Map(batches.flat().map(item => [keyString(item), this.#formats.upgrade(item)]));
    return keys.map(key => found.get(keyString(key)));
  }

  /** Reads one document; undefined if it does not exist. */
  async read<Output>(schema: z.ZodType<Output>, key: Key): Promise<Output | undefined> {
    const [item] = await this.get([key]);
    return item && schema.parse(item);
  }

  /** Reads items of one table. Each table gets its own batch, because IAM checks each table separately. */
  async #getFrom(name: string, keys: Key[]): Promise<Item[]> {
    const found: Item[] = [];
    let pendingKeys = keys;
    const read = async () => {
      const answer = await this.#client.send(
        new BatchGetCommand({ RequestItems: { [name]: { Keys: pendingKeys, ConsistentRead: true } } }),
      );
      found.push(...((answer.Responses?.[name] ?? []) as Item[]));
      pendingKeys = (answer.UnprocessedKeys?.[name]?.Keys ?? []) as Key[];
      if (pendingKeys.length > 0) throw new ContentionError();
    };
    await retryOnConflict(read, contention);
    return found;
  }

  async #nameOf(place: Place): Promise<string> {
    const [name = ''] = await this.#namesOf([place]);
    return name;
  }

  #namesOf(places: Place[]): Promise<string[]> {
    return namesOfTables(this.#names, places);
  }

  /**
   * A page of a range; empty if `between` ends before it begins, which DynamoDB would reject.
   * @throws request.invalid if the cursor belongs to another range
   */
  async query(range: Range, { limit, newestFirst, cursor, between }: QueryOptions): Promise<Page> {
    if (between && between[0] > between[1]) return { items: [], next: null };
    const TableName = await this.#nameOf(placeOfRange(range));
    const [pk, sk] = range.index ? [`${range.index}pk`, `${range.index}sk`] : ['pk', 'sk'];
    const onSort = between
      ? ' AND #sk BETWEEN :from AND :to'
      : range.prefix
        ? ' AND begins_with(#sk, :from)'
        : '';
    const answer = await this.#client.send(
      new QueryCommand({
        TableName,
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

  /** Only for ranges that fit into memory. */
  async queryAll(range: Range, { between }: Pick<QueryOptions, 'between'> = {}): Promise<Item[]> {
    const items: Item[] = [];
    let cursor: string | null = null;
    do {
      const page: Page = await this.query(range, { limit: queryLimit, cursor, between });
      items.push(...page.items);
      cursor = page.next;
    } while (cursor !== null);
    return items;
  }

  async count(range: Range): Promise<number> {
    const { index, pk, prefix } = range;
    const TableName = await this.#nameOf(placeOfRange(range));
    let counted = 0;
    let ExclusiveStartKey: Record<string, unknown> | undefined;
    do {
      const answer = await this.#client.send(
        new QueryCommand({
          TableName,
          IndexName: index,
          Select: 'COUNT',
          KeyConditionExpression: `#pk = :pk${prefix ? ' AND begins_with(#sk, :from)' : ''}`,
          ExpressionAttributeNames: {
            '#pk': index ? `${index}pk` : 'pk',
            ...(prefix && { '#sk': index ? `${index}sk` : 'sk' }),
          },
          ExpressionAttributeValues: { ':pk': pk, ...(prefix && { ':from': prefix }) },
          ExclusiveStartKey,
        }),
      );
      counted += answer.Count ?? 0;
      ExclusiveStartKey = answer.LastEvaluatedKey;
    } while (ExclusiveStartKey);
    return counted;
  }

  async increment(key: Key, add: Record<string, number>, set: Record<string, unknown> = {}): Promise<Item> {
    const change = updateExpression(set, add);
    const answer = await this.#client.send(
      new UpdateCommand({
        TableName: await this.#nameOf(placeOf(key)),
        Key: key,
        UpdateExpression: change.text,
        ExpressionAttributeNames: change.names,
        ExpressionAttributeValues: change.values,
        ReturnValues: 'ALL_NEW',
      }),
    );
    return answer.Attributes as Item;
  }

  /** Puts an item without a transaction, unless it exists. */
  async putIfAbsent(item: Item): Promise<void> {
    try {
      await this.#client.send(
        new PutCommand({
          TableName: await this.#nameOf(placeOf(item)),
          Item: this.#formats.mark(item),
          ConditionExpression: 'attribute_not_exists(pk)',
        }),
      );
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
    }
  }

  /**
   * After a conflict with another transaction, retries after a random pause.
   * @throws the error of the first failed condition; server.busy after too many conflicts
   */
  async transact(writes: Write[]): Promise<void> {
    const names = await this.#namesOf(writes.map(write => placeOf(keyOfWrite(write))));
    const TransactItems = writes.map((write, at) =>
      toTransactItem(this.#formats.markWrite(write), names[at] ?? ''),
    );
    const write = async () => {
      try {
        await this.#client.send(new TransactWriteCommand({ TransactItems }));
      } catch (error) {
        if (!(error instanceof TransactionCanceledException)) throw error;
        throw await this.#resolveCancellation(error, writes);
      }
    };
    await retryOnConflict(write, contention);
  }

  /**
   * The error for a cancelled transaction: the error of the failed condition, or ContentionError if a retry
   * can succeed.
   */
  async #resolveCancellation(error: TransactionCanceledException, writes: Write[]): Promise<Error> {
    const failed = failedCondition(error, writes);
    if (failed) {
      const { write, existing } = failed;
      const isOutdated = existing && 'update' in write && this.#formats.isOld(existing);
      const current = existing && this.#formats.upgrade(existing);
      if (!isOutdated) return write.onConditionFailed?.(current) ?? error;
      await this.#upgradeStored(existing);
      return new ContentionError();
    }
    const isContention = (error.CancellationReasons ?? []).some(
      ({ Code }) => Code === 'TransactionConflict' || Code?.includes('Throttl'),
    );
    return isContention ? new ContentionError() : error;
  }

  /**
   * Upgrades a document before single fields of it are updated. If somebody changes it first, does nothing:
   * the retry of the update checks the format again.
   */
  async #upgradeStored(existing: Item): Promise<void> {
    const put = toTransactItem(upgradeWrite(this.#formats, existing), await this.#nameOf(placeOf(existing)));
    try {
      await this.#client.send(new TransactWriteCommand({ TransactItems: [put] }));
    } catch (error) {
      if (!(error instanceof TransactionCanceledException)) throw error;
    }
  }
}

function failedCondition(
  error: TransactionCanceledException,
  writes: Write[],
): { write: Write; existing: Item | undefined } | undefined {
  const reasons = error.CancellationReasons ?? [];
  const failed = reasons.findIndex(reason => reason.Code === 'ConditionalCheckFailed');
  const write = writes[failed];
  if (!write) return undefined;
  const existing = reasons[failed]?.Item;
  return { write, existing: existing && (unmarshall(existing) as Item) };
}

const keyString = ({ pk, sk }: Key) => `${pk}\n${sk}`;

function unique(keys: Key[]): Key[] {
  return [...new Map(keys.map(({ pk, sk }) => [keyString({ pk, sk }), { pk, sk }])).values()];
}
