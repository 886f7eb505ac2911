import type { IdKind } from '../../../shared/core/ids.ts';
import { newChildId } from '../storage/new-id.ts';
import { OrganizationStore } from '../storage/organization-store.ts';
import { retryOnVersionConflict, retryOverMarks } from '../storage/retry-on-conflict.ts';
import { isAbsent, type Write } from '../storage/write.ts';
import { type ChildDocument, type DocumentKind, documentWrite, sentWrites } from './document-kind.ts';

/** Base class of stores for one kind of document about the children of an organisation. */
export abstract class DocumentStore<
  Document extends ChildDocument,
  Frozen extends object,
> extends OrganizationStore {
  protected abstract readonly kind: DocumentKind<Document, Frozen>;

  /** For use outside calls, which declare the records they load. */
  async get(id: string): Promise<Document | undefined> {
    const [item] = await this.table.get([this.kind.keys.key(this.organization, id)]);
    return item && this.kind.parse(item);
  }

  /** A child's documents without deleted ones. @param caseIds including merged cases */
  protected async ofCases(caseIds: readonly string[]): Promise<Document[]> {
    const ranges = caseIds.map(id => this.kind.keys.ofCase(this.organization, id));
    const items = (await Promise.all(ranges.map(range => this.table.queryAll(range)))).flat();
    return items.map(this.kind.parse).filter(document => !this.kind.isDeleted(document));
  }

  /** What the last finished version prints. */
  async frozen(document: Document): Promise<Frozen | undefined> {
    const { key, versionOf, parse } = this.kind.frozen;
    const version = versionOf(document);
    if (version === null) return undefined;
    const [item] = await this.table.get([key(this.organization, document.id, version)]);
    return item && parse(item);
  }

  /** Stores what this version prints. It is never written over. */
  protected frozenWrite({ id, version }: Document, frozen: Frozen): Write {
    const { key, record } = this.kind.frozen;
    return { put: { ...key(this.organization, id, version), kind: record, ...frozen }, when: isAbsent };
  }

  /** What every document begins with. */
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

  protected next(before: Document, changes: Partial<Document>): Document {
    return { ...before, ...changes, version: before.version + 1, savedAt: this.now() };
  }

  /** The write's error is `version.conflict` if the document has changed since it was read. */
  protected write(before: Document | undefined, after: Document): Write {
    return documentWrite(this.kind, this.organization, before, after);
  }

  /** Marks a document as sent; empty if it is marked already. */
  sentWrites(before: Document): Write[] {
    return sentWrites(this.kind, this.organization, before, this.now());
  }

  /** Retries whatever was changed meanwhile, with the current document. */
  protected always<Result>(
    before: Document,
    attempt: (current: Document) => Promise<Result>,
  ): Promise<Result> {
    return retryOnVersionConflict(before, this.kind.parse, attempt);
  }

  /** Retries if the document was only marked meanwhile. @throws version.conflict */
  protected overMarks<Result>(
    before: Document,
    attempt: (current: Document) => Promise<Result>,
  ): Promise<Result> {
    return retryOverMarks(before, this.kind.parse, attempt);
  }
}
