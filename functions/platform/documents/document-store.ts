import type { Author } from '../../../shared/core/author.ts';
import { isAmendedSinceSent } from '../../../shared/core/documents/amended-since-sent.ts';
import type { IdKind } from '../../../shared/core/ids.ts';
import { caseIsActive } from '../storage/case-is-active.ts';
import type { AuditEvent } from '../storage/commit.ts';
import { versionsOf } from '../storage/keys.ts';
import { newChildId } from '../storage/new-id.ts';
import { OrganizationStore } from '../storage/organization-store.ts';
import { retryOnVersionConflict, retryOverMarks } from '../storage/retry-on-conflict.ts';
import { isAbsent, type Write } from '../storage/write.ts';
import {
  type ChildDocument,
  type DocumentKind,
  documentWrite,
  isDeleted,
  versionItem,
} from './document-kind.ts';

/** Returns the author for a deleted draft that is restored. @param deletedAt ISO 8601 */
export type AuthorNow<Document> = (document: Document, deletedAt: string) => Promise<Author>;

export abstract class DocumentStore<
  Document extends ChildDocument,
  Frozen extends object,
> extends OrganizationStore {
  protected abstract readonly kind: DocumentKind<Document, Frozen>;

  /**
   * Reads a document, for jobs and reactions. Endpoints do not need this, because the records that they
   * declare are loaded for them.
   */
  async get(id: string): Promise<Document | undefined> {
    const [item] = await this.table.get([this.kind.keys.key(this.organization, id)]);
    return item && this.kind.parse(item);
  }

  /** @param caseIds the child's case, and cases merged into it */
  protected async ofCases(caseIds: readonly string[]): Promise<Document[]> {
    const ranges = caseIds.map(id => this.kind.keys.ofCase(this.organization, id));
    const items = (await Promise.all(ranges.map(range => this.table.queryAll(range)))).flat();
    return items.map(this.kind.parse).filter(document => !isDeleted(this.kind, document));
  }

  /** Like `ofCases`, latest day first. */
  async listOfCase(caseIds: readonly string[]): Promise<Document[]> {
    const place = (document: Document) => `${this.kind.dayOf(document)}#${document.id}`;
    return (await this.ofCases(caseIds)).sort((one, other) => (place(one) > place(other) ? -1 : 1));
  }

  async versions(id: string, limit: number, cursor: string | null) {
    const range = versionsOf(this.kind.keys.key(this.organization, id));
    const { items, next } = await this.table.query(range, { limit, newestFirst: true, cursor });
    return { versions: items.map(this.kind.parse), next };
  }

  /** The stored data that the last finished version of a document prints. */
  async frozen(document: Document): Promise<Frozen | undefined> {
    const { key, versionOf, parse } = this.kind.frozen;
    const version = versionOf(document);
    if (version === null) return undefined;
    const [item] = await this.table.get([key(this.organization, document.id, version)]);
    return item && parse(item);
  }

  /** The write that stores the frozen data of this version. It never overwrites frozen data. */
  protected frozenWrite({ id, version }: Pick<Document, 'id' | 'version'>, frozen: Frozen): Write {
    const { key, record } = this.kind.frozen;
    return { put: { ...key(this.organization, id, version), kind: record, ...frozen }, when: isAbsent };
  }

  protected begin<Noun extends IdKind>(noun: Noun, caseId: string) {
    const at = this.now();
    return {
      id: newChildId(noun, caseId, this.origin.now()),
      caseId,
      version: 1,
      status: 'draft',
      createdAt: at,
      savedAt: at,
      finishedAt: null,
      finishedBy: null,
      sentAt: null,
    } as const;
  }

  /**
   * @param writes further writes
   * @throws record.missing, case.archived; case.restricted if the case has become restricted
   */
  protected add<Answer>(act: string, document: Document, answer: Answer, writes: Write[] = []) {
    const { id, caseId } = document;
    const all = [caseIsActive(this.organization, caseId), this.write(undefined, document), ...writes];
    return this.commit({ act, record: id }, all, answer);
  }

  protected next(before: Document, changes: Partial<Document>): Document {
    return { ...before, ...changes, version: before.version + 1, savedAt: this.now() };
  }

  protected write(before: Document | undefined, after: Document): Write {
    return documentWrite(this.kind, this.organization, before, after);
  }

  protected versionWrite(before: Document): Write {
    return { put: versionItem(this.kind, this.organization, before), when: isAbsent };
  }

  /** The version stays the same, so members who edit the document get no conflict. */
  sentWrites(before: Document): Write[] {
    const sentAt = this.sentAtOf(before);
    return sentAt === before.sentAt ? [] : [this.write(before, { ...before, sentAt })];
  }

  /** Time at which this version of a document was first sent: now, unless this version was sent before. */
  protected sentAtOf({ sentAt, amendedAt = null }: Document): string {
    return sentAt === null || isAmendedSinceSent({ sentAt, amendedAt }) ? this.now() : sentAt;
  }

  /**
   * Stores the next version of a document. Marks (such as `sentAt`) that were set since it was read are kept.
   * @param store commits the new version, with the writes that depend on it
   * @throws version.conflict
   */
  protected revise<Result>(
    before: Document,
    changes: Partial<Document>,
    store: (after: Document, current: Document) => Promise<Result>,
  ): Promise<Result> {
    return retryOverMarks(before, this.kind.parse, current => store(this.next(current, changes), current));
  }

  /**
   * Stores the next version of a document, like `revise`, and a journal entry.
   * @param event null to add no journal entry, because the journal already has one
   * @param writesOf further writes
   * @throws version.conflict
   */
  protected step<Answer>(
    before: Document,
    changes: Partial<Document>,
    event: Omit<AuditEvent, 'record'> | null,
    answerOf: (after: Document) => Answer | Promise<Answer>,
    writesOf: (after: Document) => Write[] = () => [],
  ): Promise<Answer> {
    return this.revise(before, changes, async (after, current) => {
      const writes = [this.write(current, after), ...writesOf(after)];
      return this.commit(event ? { ...event, record: after.id } : [], writes, await answerOf(after));
    });
  }

  /**
   * Deletes or restores a document. Retries if the document has changed since it was read.
   * @param answerOf builds the response if the document is already deleted or restored
   * @param store stores the document with the given author; if the author changes, `event` names the former
   * one
   * @param authorNow returns the author of a restored draft that was never finished
   */
  protected deleteOrRestore<Result>(
    before: Document,
    toDelete: boolean,
    answerOf: (document: Document) => Promise<Result>,
    store: (document: Document, author: Author, event: Omit<AuditEvent, 'record'>) => Promise<Result>,
    authorNow: AuthorNow<Document> = async ({ author }) => author,
  ): Promise<Result> {
    const { deletedAt, life } = this.kind;
    return this.always(before, async document => {
      const deletedOn = deletedAt(document);
      if ((deletedOn !== null) === toDelete) return answerOf(document);
      const isNeverFinished = document.status === 'draft' && document.finishedAt === null;
      const author =
        deletedOn !== null && isNeverFinished ? await authorNow(document, deletedOn) : document.author;
      const isReplaced = author.id !== document.author.id;
      return store(document, author, {
        act: toDelete ? life.acts.deleted : life.acts.restored,
        ...(isReplaced && { detail: { removed: [document.author.id] } }),
      });
    });
  }

  /** Attempts a change with the current document, and retries as long as others change the document first. */
  protected always<Result>(
    before: Document,
    attempt: (current: Document) => Promise<Result>,
  ): Promise<Result> {
    return retryOnVersionConflict(before, this.kind.parse, attempt);
  }
}
