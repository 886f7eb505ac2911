import { AppError } from '../../../shared/core/errors.ts';
import { MailRecord } from '../../../shared/core/mail/record.ts';
import {
  lastStirTime,
  type MailFilters,
  matchesMailFilters,
  oldestMailTime,
  oldestRetryableTime,
} from '../../../shared/features/operations/email-log/schema.ts';
import { cursorAfter } from '../storage/cursor.ts';
import { newId } from '../storage/new-id.ts';
import type { Page, Table } from '../storage/table.ts';
import { type Condition, type Item, isAbsent, type Write } from '../storage/write.ts';
import { mailKey, mailsOf } from './keys.ts';

const pageSize = 25;
const queryLimit = 100;
const maxItemsRead = 400;

/** The email log of one organisation, or of the platform if `organization` is null. */
export class MailLog {
  readonly #table: Table;
  readonly #organization: string | null;
  readonly #origin: { by: string; now: () => number };

  constructor(table: Table, organization: string | null, origin: { by: string; now: () => number }) {
    this.#table = table;
    this.#organization = organization;
    this.#origin = origin;
  }

  /** Reads an email of this organisation. @throws record.missing */
  async get(id: string): Promise<MailRecord> {
    const [item] = await this.#table.get([mailKey(this.#organization, id)]);
    if (!item) throw new AppError('record.missing');
    return MailRecord.parse(item);
  }

  /** A page of emails, newest first. A page can be short; if it has a cursor, there may be more emails. */
  async search(
    filters: Omit<MailFilters, 'cursor'>,
    from: string | null,
  ): Promise<{ mails: MailRecord[]; next: string | null }> {
    const range = mailsOf(this.#organization);
    const oldest = oldestMailTime(filters.state, this.#origin.now()) ?? '';
    const found: Item[] = [];
    let cursor = from;
    let read = 0;
    do {
      const page: Page = await this.#table.query(range, { limit: queryLimit, cursor, newestFirst: true });
      const recent = parse(page.items).filter(({ queuedAt }) => queuedAt >= oldest).length;
      const passing = page.items
        .slice(0, recent)
        .filter(item => matchesMailFilters(MailRecord.parse(item), filters));
      found.push(...passing);
      const last = found[pageSize - 1];
      if (last && found.length > pageSize)
        return { mails: parse(found.slice(0, pageSize)), next: cursorAfter(last, range) };
      read += page.items.length;
      cursor = recent < page.items.length ? null : page.next;
    } while (cursor !== null && read < maxItemsRead);
    return { mails: parse(found), next: cursor };
  }

  /**
   * Writes that send an email again as a new email (a retry). After that, only the new email can be sent
   * again.
   * @throws mail.over, by the transaction, if the email is too old or was delivered
   */
  retryWrites(mail: MailRecord): { retried: MailRecord; writes: Write[] } {
    const now = this.#origin.now();
    const at = new Date(now).toISOString();
    const organization = this.#organization;
    const { retriedAs: _, ...sameMail } = mail;
    const retried: MailRecord = {
      ...sameMail,
      ...{ id: newId('mail', now), status: 'queued', doubtful: 0, messageId: null },
      ...{ by: this.#origin.by, queuedAt: at, changedAt: at, version: 1 },
    };
    const writes: Write[] = [
      {
        update: mailKey(organization, mail.id),
        set: { content: null, retriedAs: retried.id, changedAt: at, version: mail.version + 1 },
        when: isRetryable(mail, now),
        onConditionFailed: () => new AppError('mail.over'),
      },
      {
        put: { ...mailKey(organization, retried.id), kind: 'mail', organization, ...retried },
        when: isAbsent,
      },
    ];
    return { retried, writes };
  }
}

/** The rule `canRetry` (whether a user may send an email again) as a DynamoDB condition. */
const isRetryable = ({ version }: MailRecord, now: number): Condition => ({
  text: '#version = :version AND #content <> :none AND #queuedAt > :oldest AND (#status IN (:failed, :held) OR (#status IN (:queued, :sending) AND #changedAt < :stirred))',
  values: {
    ':version': version,
    ':none': null,
    ':oldest': oldestRetryableTime(now),
    ':stirred': lastStirTime(now),
    ':queued': 'queued',
    ':sending': 'sending',
    ':failed': 'failed',
    ':held': 'suppressed',
  },
});

const parse = (items: Item[]) => items.map(item => MailRecord.parse(item));
