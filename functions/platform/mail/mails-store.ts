import type { Locale, Script } from '../../../shared/core/fields.ts';
import { type MailContent, MailRecord } from '../../../shared/core/mail/record.ts';
import type { MailStatus } from '../../../shared/core/mail/status.ts';
import type { MailTemplateName } from '../../../shared/core/mail/template-names.ts';
import { type AuditEvent, commit, type Origin } from '../storage/commit.ts';
import { newId } from '../storage/new-id.ts';
import { ConflictError } from '../storage/retry-on-conflict.ts';
import type { Table } from '../storage/table.ts';
import { hasVersion, isAbsent, type Write } from '../storage/write.ts';
import { mailKey, mailsOf } from './keys.ts';
import { latestOf, readWithRetries } from './read-with-retries.ts';

/** An email to send. Its text is a template of `shared/core/mail/templates.ts`, filled with `values`. */
export interface OutgoingMail {
  id?: string;
  template: MailTemplateName;
  to: string;
  locale: Locale;
  script?: Script;
  values?: Record<string, string>;
  /** Path of the page that the email's button opens, without the language prefix: `/register?token=…`. */
  link: string | null;
  isCorrection?: boolean;
  /** Id of the entry in the list of sent reports, if the email carries a report. */
  sending?: string;
}

const undeliveredStatuses: MailStatus[] = ['bounced', 'complained', 'suppressed', 'failed'];

/** The emails of one organisation, or of the platform if `organization` is null. */
export class MailsStore {
  readonly #table: Table;
  readonly #organization: string | null;
  readonly #origin: Pick<Origin, 'by' | 'now'>;

  constructor(table: Table, organization: string | null, origin: Pick<Origin, 'by' | 'now'>) {
    this.#table = table;
    this.#organization = organization;
    this.#origin = origin;
  }

  /** The write that queues an email, for the caller's transaction (transactional outbox pattern). */
  sendWrite({ template, to, locale, values = {}, link, isCorrection, ...more }: OutgoingMail): Write {
    const now = this.#origin.now();
    const at = new Date(now).toISOString();
    const mail: MailRecord = {
      id: more.id ?? newId('mail', now),
      template,
      to,
      locale,
      script: more.script ?? 'simplified',
      sending: more.sending ?? null,
      content: { values, link, ...(isCorrection && { isCorrection }) } satisfies MailContent,
      status: 'queued',
      doubtful: 0,
      messageId: null,
      by: this.#origin.by,
      queuedAt: at,
      changedAt: at,
      version: 1,
    };
    const organization = this.#organization;
    return {
      put: { ...mailKey(organization, mail.id), kind: 'mail', organization, ...mail },
      when: isAbsent,
    };
  }

  async get(id: string): Promise<MailRecord | undefined> {
    return this.#table.read(MailRecord, mailKey(this.#organization, id));
  }

  /**
   * Reads emails by id; an email that was sent again has the status of its last retry. Skips missing emails.
   */
  async getAll(ids: string[]): Promise<MailRecord[]> {
    const mails = await readWithRetries(this.#table, this.#organization, ids);
    return ids.flatMap(id => {
      const latest = latestOf(mails, id);
      return latest ? [{ ...latest, id }] : [];
    });
  }

  /** A page of the email log, newest first. */
  async listPage(
    limit: number,
    cursor: string | null,
  ): Promise<{ mails: MailRecord[]; next: string | null }> {
    const { items, next } = await this.#table.query(mailsOf(this.#organization), {
      limit,
      cursor,
      newestFirst: true,
    });
    return { mails: items.map(item => MailRecord.parse(item)), next };
  }

  /**
   * Updates an email if it has not changed since it was read. Also writes a journal entry if the
   * new status says that the email was not delivered.
   * @throws ConflictError
   */
  async updateStatus(before: MailRecord, changes: Partial<MailRecord>): Promise<MailRecord> {
    const { id } = before;
    const organization = this.#organization;
    const changedAt = new Date(this.#origin.now()).toISOString();
    const set = { ...changes, changedAt, version: before.version + 1 };
    const isLost =
      organization !== null && changes.status !== undefined && undeliveredStatuses.includes(changes.status);
    const acts: AuditEvent[] = isLost ? [{ act: 'mail.unreached', record: id }] : [];
    const write: Write = {
      update: mailKey(organization, id),
      set,
      when: hasVersion(before.version),
      onConditionFailed: () => new ConflictError(),
    };
    const origin = { ...this.#origin, organization, requestId: id, idempotency: undefined };
    return commit(this.#table, origin, acts, [write], { ...before, ...set });
  }
}
