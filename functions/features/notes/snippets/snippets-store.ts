import { AppError } from '../../../../shared/core/errors.ts';
import { mapFields } from '../../../../shared/core/rich-document/walk-document.ts';
import {
  maxSnippets,
  Snippet,
  type SnippetFields,
  SnippetRecord,
} from '../../../../shared/features/notes/snippets/schema.ts';
import { snippetKey, snippetsOf } from '../../../platform/storage/keys.ts';
import { newId } from '../../../platform/storage/new-id.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { ConflictError, retryOnConflict } from '../../../platform/storage/retry-on-conflict.ts';
import { hasVersion, isAbsent, type Write } from '../../../platform/storage/write.ts';

/** How long a removed snippet can be restored, in seconds. */
const removedSeconds = 30 * 86_400;

/** Each method takes the id of the snippets' owner. */
export class SnippetsStore extends OrganizationStore {
  async list(member: string): Promise<Snippet[]> {
    const items = await this.table.queryAll(snippetsOf(this.organization, member));
    return items
      .map(item => SnippetRecord.parse(item))
      .filter(({ removedAt }) => removedAt === null)
      .map(snippet => Snippet.parse(snippet))
      .toSorted((one, other) => one.name.localeCompare(other.name) || one.id.localeCompare(other.id));
  }

  /** @throws snippet.too-many */
  async create(member: string, fields: SnippetFields): Promise<Snippet> {
    if ((await this.list(member)).length >= maxSnippets) throw new AppError('snippet.too-many');
    const at = this.now();
    const record: SnippetRecord = {
      ...withoutValues(fields),
      id: newId('snippet', this.origin.now()),
      version: 1,
      removedAt: null,
      createdAt: at,
      updatedAt: at,
    };
    return this.#put(member, record, { when: isAbsent }, Snippet.parse(record));
  }

  /** @throws record.missing, version.conflict */
  async change(member: string, id: string, version: number, fields: SnippetFields): Promise<Snippet> {
    const before = await this.#get(member, id);
    if (before.removedAt !== null) throw new AppError('record.missing');
    const next = { ...before, ...withoutValues(fields), version: version + 1, updatedAt: this.now() };
    const onConditionFailed = () => new AppError('version.conflict');
    return this.#put(member, next, { when: hasVersion(version), onConditionFailed }, Snippet.parse(next));
  }

  /** @throws record.missing */
  remove(member: string, id: string): Promise<{ removed: true }> {
    return this.#mark(member, id, this.now(), () => ({ removed: true as const }));
  }

  /** Idempotent. @throws record.missing */
  restore(member: string, id: string): Promise<Snippet> {
    return this.#mark(member, id, null, record => Snippet.parse(record));
  }

  #mark<Answer>(
    member: string,
    id: string,
    removedAt: string | null,
    answerOf: (record: SnippetRecord) => Answer,
  ): Promise<Answer> {
    return retryOnConflict(async () => {
      const before = await this.#get(member, id);
      if (removedAt !== null && before.removedAt !== null) throw new AppError('record.missing');
      if (removedAt === before.removedAt) return answerOf(before);
      const next = { ...before, removedAt, version: before.version + 1 };
      const onConditionFailed = () => new ConflictError();
      return this.#put(member, next, { when: hasVersion(before.version), onConditionFailed }, answerOf(next));
    });
  }

  async #get(member: string, id: string): Promise<SnippetRecord> {
    const [item] = await this.table.get([snippetKey(this.organization, member, id)]);
    if (!item) throw new AppError('record.missing');
    return SnippetRecord.parse(item);
  }

  /** Stores a snippet without a journal entry, because snippets are private, like drafts. */
  #put<Answer>(
    member: string,
    record: SnippetRecord,
    condition: Pick<Write, 'when' | 'onConditionFailed'>,
    answer: Answer,
  ): Promise<Answer> {
    const expiresAt =
      record.removedAt === null ? null : Math.floor(this.origin.now() / 1000) + removedSeconds;
    const put = {
      ...snippetKey(this.organization, member, record.id),
      kind: 'snippets',
      ...record,
      expiresAt,
    };
    return this.commit([], [{ put, ...condition }], answer);
  }
}

/** The snippet with empty placeholders. A filled-in value belongs to one child only. */
const withoutValues = ({ name, body }: SnippetFields): SnippetFields => ({
  name,
  body: mapFields(body, field => ({ name: field.name, value: null })),
});
