import { randomBytes } from 'node:crypto';
import { AppError } from '../../../../shared/core/errors.ts';
import { reportLinkDays } from '../../../../shared/core/limits.ts';
import {
  type ReportKind,
  type ReportRecordField,
  type ReportSource,
  reportRecordIdOf,
} from '../../../../shared/core/report-kinds.ts';
import { routes } from '../../../../shared/core/routes.ts';
import type { ReportLinkRecord } from '../../../../shared/features/reports/report-links/record.ts';
import {
  askAgainMinutes,
  type Sending,
  SendingRecord,
  type SentDocument,
} from '../../../../shared/features/reports/sending/schema.ts';
import { reportSourceOf } from '../../../../shared/report-sources.ts';
import type { MailsStore } from '../../../platform/mail/mails-store.ts';
import type { AuditEvent, Origin } from '../../../platform/storage/commit.ts';
import { type FilteredPage, fetchFilteredPage } from '../../../platform/storage/filtered-page.ts';
import { hashSecret } from '../../../platform/storage/hash-secret.ts';
import { newChildId, newId } from '../../../platform/storage/new-id.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import type { Table } from '../../../platform/storage/table.ts';
import { isAbsent, type Write } from '../../../platform/storage/write.ts';
import { reportLinkKey, sendingKey, sendingsOf } from '../keys.ts';
import type { SentLinksStore } from '../report-links/sent-links-store.ts';

const secretBytes = 32;
const dayMs = 86_400_000;
const minuteMs = 60_000;
/** Most sendings of a child that one request reads, and the batch size. */
const maxSendingsRead = 200;
const sendingBatchSize = 25;
/** Days that an expired link is kept, so that its page can say so. */
const retentionDays = 30;

type NewSending = Pick<SendingRecord, 'by' | 'to' | 'message' | 'language' | 'script' | 'content'> & {
  documents: SentDocument[];
};

/** A record whose reports are sent. */
export interface SentRecord extends Pick<SendingRecord, 'caseId' | 'reference'> {
  /** Its id, in the field of its kind. */
  ids: Pick<SendingRecord, ReportRecordField>;
  /** Notes on the record itself that it was sent. */
  writes?: Write[];
}

/** What belongs to the transaction of a mail with a link, and the address of the page for it. */
export interface LinkInMail {
  writes: Write[];
  act: AuditEvent;
  link: string;
}

/** Report sendings of one organisation. */
export class SendingsStore extends OrganizationStore {
  readonly #mails: MailsStore;
  readonly #sentLinks: SentLinksStore | undefined;

  /** @param sentLinks needed to send links */
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
    const [item] = await this.table.get([sendingKey(this.organization, id)]);
    return item && SendingRecord.parse(item);
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

  /** @throws report.just-sent when one of these addresses has just been sent one of these reports */
  async requireNotJustSent(
    record: SentRecord,
    kinds: readonly ReportKind[],
    to: readonly string[],
  ): Promise<void> {
    const { rows } = await this.listFor(record, sendingBatchSize, null);
    const since = new Date(this.origin.now() - askAgainMinutes * minuteMs).toISOString();
    const addresses = new Set(to.map(address => address.toLowerCase()));
    const last = rows.find(
      sent =>
        sent.sentAt > since &&
        sent.kinds.some(kind => kinds.includes(kind)) &&
        sent.to.some(address => addresses.has(address.toLowerCase())),
    );
    if (!last) return;
    const act = { act: 'report.sent', record: record.caseId };
    await this.commitRefusal(act, sendingKey(this.organization, last.id), new AppError('report.just-sent'));
  }

  /** Sends reports with one mail per address, in one transaction; links are known before they are sent. */
  async create(
    { ids, caseId, reference, writes: noted = [] }: SentRecord,
    wanted: NewSending,
  ): Promise<Sending> {
    const at = this.origin.now();
    const { documents, to, by } = wanted;
    const copies = to.map(address => ({
      address,
      mail: newId('mail', at),
      secret: randomBytes(secretBytes).toString('base64url'),
    }));
    const isLink = by === 'link';
    const sending: SendingRecord = {
      ...wanted,
      id: newChildId('sending', caseId, at),
      caseId,
      ...ids,
      reference,
      kinds: documents.map(({ kind }) => kind),
      mails: copies.map(({ mail }) => mail),
      links: isLink ? copies.map(({ secret }) => hashSecret(secret)) : [],
      sentBy: this.origin.by,
      sentAt: this.now(),
    };
    const writes = copies.flatMap(copy => [
      this.#mail(sending, copy.mail, copy.address, isLink ? this.#address(sending, copy.secret) : null),
      ...(isLink ? [this.#link(sending, copy.secret)] : []),
    ]);
    if (isLink) await this.#announce(copies.map(({ secret }) => this.#token(secret)));
    const put = { ...sendingKey(this.organization, sending.id), kind: 'sending', ...sending };
    const { kinds, mails } = sending;
    const report = reportRecordIdOf(sending);
    return this.commit(
      { act: 'report.sent', record: caseId, detail: { report, kinds, mails } },
      [{ put, when: isAbsent }, ...writes, ...noted],
      sending,
    );
  }

  /**
   * A sending whose link stands in a mail that somebody else queues, in the same transaction.
   */
  async linkIn(
    mail: SendingRecord['mails'][number],
    { ids, caseId, reference }: SentRecord,
    wanted: Omit<NewSending, 'by'>,
  ): Promise<LinkInMail> {
    const secret = randomBytes(secretBytes).toString('base64url');
    const sending: SendingRecord = {
      ...wanted,
      by: 'link',
      id: newChildId('sending', caseId, this.origin.now()),
      caseId,
      ...ids,
      reference,
      kinds: wanted.documents.map(({ kind }) => kind),
      mails: [mail],
      links: [hashSecret(secret)],
      sentBy: this.origin.by,
      sentAt: this.now(),
    };
    await this.#announce([this.#token(secret)]);
    const put = { ...sendingKey(this.organization, sending.id), kind: 'sending', ...sending };
    const { kinds, mails } = sending;
    const report = reportRecordIdOf(sending);
    return {
      writes: [{ put, when: isAbsent }, this.#link(sending, secret)],
      act: { act: 'report.sent', record: caseId, detail: { report, kinds, mails } },
      link: this.#address(sending, secret),
    };
  }

  #mail(
    { id, by, kinds: [first], language, script, reference }: SendingRecord,
    mail: string,
    to: string,
    link: string | null,
  ) {
    return this.#mails.sendWrite({
      id: mail,
      template: by === 'link' ? 'report-link' : sourceOf(first).mail,
      to,
      locale: language,
      script,
      values: { reference, days: String(reportLinkDays) },
      link,
      sending: id,
    });
  }

  /** URL of the page that asks for the birth date; it contains only the organisation and the secret. */
  #address({ kinds: [first] }: SendingRecord, secret: string): string {
    const page = first && sourceOf(first).pages[first];
    if (!page) throw new Error(`links to ${first} have no page`);
    return `${routes[page].path.replace('/{id?}', '')}?link=${this.#token(secret)}`;
  }

  async #announce(tokens: string[]): Promise<void> {
    if (!this.#sentLinks) throw new Error('links cannot be sent from here');
    await this.#sentLinks.add(tokens, this.#keptUntil());
  }

  #token(secret: string): string {
    return `${this.organization}.${secret}`;
  }

  /** In seconds since 1970. */
  #keptUntil(): number {
    return Math.floor((this.origin.now() + (reportLinkDays + retentionDays) * dayMs) / 1000);
  }

  #link(sending: SendingRecord, secret: string): Write {
    const until = this.origin.now() + reportLinkDays * dayMs;
    const link: ReportLinkRecord = {
      sending: sending.id,
      eyeReport: reportRecordIdOf(sending),
      tries: 0,
      until: new Date(until).toISOString(),
      openedAt: null,
      version: 1,
    };
    return {
      put: {
        ...reportLinkKey(this.organization, hashSecret(secret)),
        kind: 'reportLink',
        ...link,
        expiresAt: this.#keptUntil(),
      },
      when: isAbsent,
    };
  }
}

function sourceOf(first: ReportKind | undefined): ReportSource {
  if (!first) throw new Error('a sending has at least one report');
  return reportSourceOf(first);
}
