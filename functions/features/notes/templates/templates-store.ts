import { AppError } from '../../../../shared/core/errors.ts';
import type { RichDocument } from '../../../../shared/core/rich-document/schema.ts';
import {
  maxTemplates,
  type Template,
  TemplateBody,
  type TemplateFields,
  TemplateHead,
} from '../../../../shared/features/notes/templates/schema.ts';
import { filesOfTemplate } from '../../../../shared/features/notes/templates/template-rules.ts';
import { newId } from '../../../platform/storage/new-id.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { ConflictError } from '../../../platform/storage/retry-on-conflict.ts';
import { hasVersion, isAbsent, type Write } from '../../../platform/storage/write.ts';
import { removedTemplateKey } from '../removal-keys.ts';
import { removalMark } from '../removals/removal-mark.ts';
import { starterSetsKey, templateBodyKey, templateKey, templatesOf } from '../template-keys.ts';

export interface WholeTemplate {
  head: TemplateHead;
  body: RichDocument;
}

/** Builds the response before the transaction, which stores it for retried requests. */
type Show = (template: WholeTemplate) => Promise<Template>;

const createdEvent = ({ id }: TemplateHead) => ({ act: 'template.created', record: id });

export class TemplatesStore extends OrganizationStore {
  async list(): Promise<TemplateHead[]> {
    const items = await this.table.queryAll(templatesOf(this.organization));
    return items.map(item => TemplateHead.parse(item)).filter(({ removedAt }) => removedAt === null);
  }

  /** @throws record.missing */
  async body(id: string): Promise<RichDocument> {
    const [item] = await this.table.get([templateBodyKey(this.organization, id)]);
    if (!item) throw new AppError('record.missing');
    return TemplateBody.parse(item).body;
  }

  /** @throws template.too-many */
  async create(
    fields: TemplateFields,
    author: TemplateHead['author'],
    fileWrites: Write[],
    show: Show,
  ): Promise<Template> {
    if ((await this.list()).length >= maxTemplates) throw new AppError('template.too-many');
    const { body } = fields;
    const head = this.#newHead(fields, author);
    const answer = await show({ head, body });
    return this.commit(createdEvent(head), [...this.#newWrites(head, body), ...fileWrites], answer);
  }

  async starterSets(): Promise<number> {
    const [item] = await this.table.get([starterSetsKey(this.organization)]);
    return Number(item?.added ?? 0);
  }

  /**
   * Adds all given templates, or none of them. They have no pictures.
   * @param before number of starter sets added when the caller read the list of templates
   * @throws template.too-many, ConflictError if another starter set was added since
   */
  async createAll(
    all: readonly TemplateFields[],
    author: TemplateHead['author'],
    existing: number,
    before: number,
  ): Promise<{ added: number }> {
    if (all.length === 0) return { added: 0 };
    if (existing + all.length > maxTemplates) throw new AppError('template.too-many');
    const created = all.map(fields => ({ head: this.#newHead(fields, author), body: fields.body }));
    return this.commit(
      created.map(({ head }) => createdEvent(head)),
      [
        {
          put: { ...starterSetsKey(this.organization), added: before + 1 },
          when: before === 0 ? isAbsent : { text: '#added = :before', values: { ':before': before } },
          onConditionFailed: () => new ConflictError(),
        },
        ...created.flatMap(({ head, body }) => this.#newWrites(head, body)),
      ],
      { added: all.length },
    );
  }

  #newHead(fields: TemplateFields, author: TemplateHead['author']): TemplateHead {
    const { body: _, ...head } = fields;
    const at = this.now();
    return {
      ...head,
      id: newId('template', this.origin.now()),
      author,
      files: filesOfTemplate(fields),
      version: 1,
      used: 0,
      lastUsedAt: null,
      removedAt: null,
      createdAt: at,
      updatedAt: at,
    };
  }

  #newWrites(head: TemplateHead, body: RichDocument): Write[] {
    return [this.#newHeadWrite(head), this.#bodyWrite(head, body, isAbsent)];
  }

  /** @throws version.conflict */
  async change(
    before: TemplateHead,
    fields: TemplateFields,
    fileWrites: Write[],
    released: readonly string[],
    show: Show,
  ): Promise<Template> {
    const { body, ...head } = fields;
    const record: TemplateHead = {
      ...before,
      ...head,
      files: filesOfTemplate(fields),
      version: before.version + 1,
      updatedAt: this.now(),
    };
    const { name, description, isPublic, picture, files, version, updatedAt } = record;
    const set = { name, description, isPublic, picture, files, version, updatedAt };
    const isSame = hasVersion(before.version);
    const act = {
      act: 'template.changed',
      record: record.id,
      ...(released.length > 0 && { detail: { released: released.join(' ') } }),
    };
    const writes = [this.#headChange(before, set), this.#bodyWrite(record, body, isSame), ...fileWrites];
    return this.commit(act, writes, await show({ head: record, body }));
  }

  /** @throws version.conflict */
  async share(before: TemplateHead, isPublic: boolean, show: Show): Promise<Template> {
    const set = { isPublic, version: before.version + 1, updatedAt: this.now() };
    const record = { ...before, ...set };
    const writes = [this.#headChange(before, set), this.#bodyVersion(before)];
    const act = isPublic ? 'template.published' : 'template.unpublished';
    const body = await this.body(before.id);
    return this.commit({ act, record: record.id }, writes, await show({ head: record, body }));
  }

  /** @throws version.conflict */
  async remove(before: TemplateHead): Promise<{ removed: true }> {
    const removedAt = this.now();
    const mark = removedTemplateKey(this.organization, before.id);
    const writes = [
      ...this.#marked(before, removedAt),
      removalMark(mark, this.organization, before.id, removedAt),
    ];
    return this.commit({ act: 'template.removed', record: before.id }, writes, { removed: true as const });
  }

  /** @throws version.conflict */
  async restore(before: TemplateHead, show: Show): Promise<Template> {
    const body = await this.body(before.id);
    if (before.removedAt === null) return show({ head: before, body });
    const writes = [
      ...this.#marked(before, null),
      { delete: removedTemplateKey(this.organization, before.id) },
    ];
    const record = { ...before, removedAt: null, version: before.version + 1 };
    const answer = await show({ head: record, body });
    return this.commit({ act: 'template.restored', record: before.id }, writes, answer);
  }

  #marked({ id, version }: TemplateHead, removedAt: string | null): Write[] {
    const next = { version: version + 1 };
    return [
      {
        update: templateKey(this.organization, id),
        set: { ...next, removedAt },
        when: hasVersion(version),
        onConditionFailed: () => new AppError('version.conflict'),
      },
      { update: templateBodyKey(this.organization, id), set: next, when: hasVersion(version) },
    ];
  }

  #newHeadWrite(record: TemplateHead): Write {
    return {
      put: { ...templateKey(this.organization, record.id), kind: 'templates', ...record },
      when: isAbsent,
    };
  }

  /**
   * The write that sets only the given fields, because notes that use the template may change its counter at
   * the same time.
   */
  #headChange({ id, version }: TemplateHead, set: Partial<TemplateHead>): Write {
    return {
      update: templateKey(this.organization, id),
      set,
      when: hasVersion(version),
      onConditionFailed: () => new AppError('version.conflict'),
    };
  }

  #bodyWrite({ id, version }: TemplateHead, body: RichDocument, when: Write['when'] & object): Write {
    const record: TemplateBody = { templateId: id, version, body };
    return {
      put: { ...templateBodyKey(this.organization, id), kind: 'template-body', ...record },
      when,
      onConditionFailed: () => new AppError('version.conflict'),
    };
  }

  #bodyVersion({ id, version }: TemplateHead): Write {
    return {
      update: templateBodyKey(this.organization, id),
      set: { version: version + 1 },
      when: hasVersion(version),
      onConditionFailed: () => new AppError('version.conflict'),
    };
  }
}
