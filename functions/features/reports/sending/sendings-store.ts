import { randomBytes } from 'node:crypto';
import { minuteMs } from '../../../../shared/core/dates/durations.ts';
import {
  type ReportKind,
  type ReportSource,
  reportSourceOf,
} from '../../../../shared/core/documents/report-kinds.ts';
import { AppError } from '../../../../shared/core/errors.ts';
import { reportLinkDays } from '../../../../shared/core/limits.ts';
import { MemberRecord } from '../../../../shared/features/organizations/members/record.ts';
import { ReportLinkRecord, sentLinkState } from '../../../../shared/features/reports/report-links/record.ts';
import {
  askAgainMinutes,
  type Sending,
  SendingRecord,
  type SentDocument,
  type SentLink,
} from '../../../../shared/features/reports/sending/schema.ts';
import type { MailsStore, OutgoingMail } from '../../../platform/mail/mails-store.ts';
import type { AuditEvent, Origin } from '../../../platform/storage/commit.ts';
import { type FilteredPage, fetchFilteredPage } from '../../../platform/storage/filtered-page.ts';
import { getInBatches } from '../../../platform/storage/get-in-batches.ts';
import { hashSecret } from '../../../platform/storage/hash-secret.ts';
import { memberKey } from '../../../platform/storage/keys.ts';
import { newChildId, newId } from '../../../platform/storage/new-id.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { retryOnConflict } from '../../../platform/storage/retry-on-conflict.ts';
import type { Table } from '../../../platform/storage/table.ts';
import { isAbsent, type Write } from '../../../platform/storage/write.ts';
import { reportLinkKey, sendingKey, sendingsOf } from '../keys.ts';
import { linkAddress, linkKeptUntil, linkToken, linkWrite } from '../report-links/link-items.ts';
import type { SentLinksStore } from '../report-links/sent-links-store.ts';
import { sentEvent } from './sent-event.ts';
import { areInOneLanguage, type SentRecord } from './sent-record.ts';
import { readTimesSent, timesSentWrite } from './times-sent.ts';

const secretBytes = 32;
/** Maximum sendings (mailings of reports) of a child read per request. */
export const maxSendingsRead = 200;
const sendingBatchSize = 25;

type NewSending = Pick<
  SendingRecord,
  'by' | 'to' | 'message' | 'language' | 'script' | 'content' | 'changes'
> & {
  documents: SentDocument[];
};

export interface LinkInMail {
  writes: Write[];
  act: AuditEvent;
  link: string;
}

/** A sending emails reports of a record to one or more addresses. */
export class SendingsStore extends OrganizationStore {
  readonly #mails: MailsStore;
  readonly #sentLinks: SentLinksStore | undefined;

  /** @param sentLinks needed only for sending links */
  constructor(
    table: Table,
    organization: string,
    origin: Origin,
    mails: MailsStore,
    sentLinks?: SentLinksStore,
  ) {
    super(table, organization, origin);
    this.#mails = mails;
    this.#sentLinks = sentLinks;
  }

  async get(id: string): Promise<SendingRecord | undefined> {
    return this.table.read(SendingRecord, sendingKey(this.organization, id));
  }

  /** Current links of the sendings, by hash, without deleted links. */
  async linksOf(sendings: readonly SendingRecord[]): Promise<Map<string, SentLink>> {
    const hashes = sendings.flatMap(({ links }) => links);
    const items = await getInBatches(
      this.table,
      hashes.map(hash => reportLinkKey(this.organization, hash)),
    );
    return new Map(
      items.flatMap((item, at) => {
        if (!item) return [];
        const link = ReportLinkRecord.parse(item);
        const state = sentLinkState(link, this.origin.now());
        return [[hashes[at] ?? '', { state, until: link.until }]];
      }),
    );
  }

  /** Sendings of a record's reports, newest first. */
  listFor(
    { ids, caseId }: SentRecord,
    limit: number,
    cursor: string | null,
  ): Promise<FilteredPage<SendingRecord>> {
    return fetchFilteredPage(this.table, {
      ...{ range: sendingsOf(this.organization, caseId), limit, cursor, newestFirst: true },
      maxItemsRead: maxSendingsRead,
      batchSize: () => sendingBatchSize,
      filter: item => Object.entries(ids).every(([field, id]) => item[field] === id),
      join: async items => items.map(item => SendingRecord.parse(item)),
    });
  }

  /**
   * Sends reports, unless another request sends one of them to the same address at the same time.
   * @param timesSent how often reports of the record had been sent when that was last checked
   */
  sendOnce(record: SentRecord, newSending: NewSending, timesSent: number): Promise<Sending> {
    const kinds = newSending.documents.map(({ kind }) => kind);
    let known = timesSent;
    return retryOnConflict(() => this.create(record, newSending, known), {
      onConflict: async () => {
        known = await this.requireNotJustSent(record, kinds, newSending);
      },
    });
  }

  /**
   * @param known addresses of the case
   * @throws report.new-address for an address that is not known and was never sent a report of the record
   */
  async requireKnown(record: SentRecord, to: readonly string[], known: readonly string[]): Promise<void> {
    const unknownTo = (addresses: readonly string[], all: readonly string[]) => {
      const inSmallLetters = new Set(all.map(address => address.toLowerCase()));
      return addresses.filter(address => !inSmallLetters.has(address.toLowerCase()));
    };
    const notOnCase = unknownTo(to, known);
    if (notOnCase.length === 0) return;
    const { rows } = await this.listFor(record, sendingBatchSize, null);
    const addresses = unknownTo(
      notOnCase,
      rows.flatMap(sent => sent.to),
    );
    if (addresses.length > 0) throw new AppError('report.new-address', { current: { addresses } });
  }

  /**
   * @returns how often reports of the record were sent
   * @throws report.just-sent if one of the addresses has just been sent this version of one of these reports in
   * the same language
   */
  async requireNotJustSent(
    record: SentRecord,
    kinds: readonly ReportKind[],
    { to, ...copy }: Pick<NewSending, 'to' | 'language' | 'script'>,
  ): Promise<number> {
    const timesSent = await readTimesSent(this.table, this.organization, record);
    const { rows } = await this.listFor(record, sendingBatchSize, null);
    const recent = new Date(this.origin.now() - askAgainMinutes * minuteMs).toISOString();
    const since = record.amendedAt && record.amendedAt > recent ? record.amendedAt : recent;
    const addresses = new Set(to.map(address => address.toLowerCase()));
    const last = rows.find(
      sent =>
        sent.sentAt >= since &&
        areInOneLanguage(sent, copy) &&
        sent.kinds.some(kind => kinds.includes(kind)) &&
        sent.to.some(address => addresses.has(address.toLowerCase())),
    );
    if (!last) return timesSent;
    const act = { act: 'report.sent', record: record.caseId };
    const [member] = await this.table.get([memberKey(this.organization, last.sentBy)]);
    const by = MemberName.safeParse(member).data?.fullName ?? null;
    const error = new AppError('report.just-sent', { current: { by, sentAt: last.sentAt } });
    return this.commitRefusal(act, sendingKey(this.organization, last.id), error);
  }

  /**
   * Registers the links as sent. Then sends the reports in one transaction, with one email per address.
   * @param timesSent how often reports of the record were sent before; not checked if undefined
   * @throws ConflictError if reports were sent since
   */
  async create(record: SentRecord, newSending: NewSending, timesSent?: number): Promise<Sending> {
    const { to, by } = newSending;
    const copies = to.map(address => ({
      address,
      mail: newId('mail', this.origin.now()),
      secret: newSecret(),
    }));
    const isLink = by === 'link';
    const mailIds = copies.map(({ mail }) => mail);
    const sending = this.#sending(
      record,
      newSending,
      mailIds,
      isLink ? copies.map(({ secret }) => secret) : [],
    );
    const writes = copies.flatMap(copy => [
      this.#mail(sending, {
        id: copy.mail,
        to: copy.address,
        link: isLink ? this.#address(sending, copy.secret) : null,
        isCorrection: record.hasEarlier?.(copy.address) ?? false,
      }),
      ...(isLink ? [this.#linkWrite(sending, copy.secret)] : []),
    ]);
    if (isLink) await this.#announce(copies.map(({ secret }) => this.#token(secret)));
    const all = [
      this.#sendingWrite(sending),
      timesSentWrite(this.organization, record, timesSent),
      ...writes,
      ...(record.writes ?? []),
    ];
    const isCorrection = to.some(address => record.hasEarlier?.(address));
    return this.commit(sentEvent(sending, isCorrection), all, sending);
  }

  /** Prepares a sending whose link is in another feature's email; the email's transaction stores both. */
  async linkIn(
    mail: SendingRecord['mails'][number],
    record: SentRecord,
    newSending: Omit<NewSending, 'by'>,
  ): Promise<LinkInMail> {
    const secret = newSecret();
    const sending = this.#sending(record, { ...newSending, by: 'link' }, [mail], [secret]);
    await this.#announce([this.#token(secret)]);
    return {
      writes: [this.#sendingWrite(sending), this.#linkWrite(sending, secret)],
      act: sentEvent(sending),
      link: this.#address(sending, secret),
    };
  }

  /** @param secrets of the links, one per address; empty if PDFs are attached */
  #sending(
    { ids, caseId, reference }: SentRecord,
    newSending: NewSending,
    mails: string[],
    secrets: string[],
  ): SendingRecord {
    return {
      ...newSending,
      id: newChildId('sending', caseId, this.origin.now()),
      caseId,
      ...ids,
      reference,
      kinds: newSending.documents.map(({ kind }) => kind),
      mails,
      links: secrets.map(hashSecret),
      sentBy: this.origin.by,
      sentAt: this.now(),
    };
  }

  #sendingWrite(sending: SendingRecord): Write {
    const put = { ...sendingKey(this.organization, sending.id), kind: 'sending', ...sending };
    return { put, when: isAbsent };
  }

  #mail(
    { id, by, kinds: [first], language, script, reference }: SendingRecord,
    copy: Pick<OutgoingMail, 'id' | 'to' | 'link' | 'isCorrection'>,
  ) {
    return this.#mails.sendWrite({
      ...copy,
      template: by === 'link' ? 'report-link' : sourceOf(first).mail,
      locale: language,
      script,
      values: { reference, days: String(reportLinkDays) },
      sending: id,
    });
  }

  async #announce(tokens: string[]): Promise<void> {
    if (!this.#sentLinks) throw new Error('links cannot be sent from here');
    await this.#sentLinks.add(tokens, linkKeptUntil(this.origin.now()));
  }

  #token(secret: string): string {
    return linkToken(this.organization, secret);
  }

  #address(sending: SendingRecord, secret: string): string {
    return linkAddress(sending, this.#token(secret));
  }

  #linkWrite(sending: SendingRecord, secret: string): Write {
    return linkWrite(this.organization, sending, secret, this.origin.now());
  }
}

const newSecret = () => randomBytes(secretBytes).toString('base64url');

const MemberName = MemberRecord.pick({ fullName: true });

function sourceOf(first: ReportKind | undefined): ReportSource {
  if (!first) throw new Error('a sending has at least one report');
  return reportSourceOf(first);
}
