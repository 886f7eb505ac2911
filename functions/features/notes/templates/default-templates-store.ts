import { AppError } from '../../../../shared/core/errors.ts';
import {
  type DefaultScope,
  DefaultTemplate,
  type DefaultTemplates,
  type TemplateHead,
} from '../../../../shared/features/notes/templates/schema.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { hasVersion, isAbsent, type Write } from '../../../platform/storage/write.ts';
import { defaultTemplateKey, templateKey } from '../template-keys.ts';

const none: DefaultTemplate = { templateId: null, version: 0 };

export class DefaultTemplatesStore extends OrganizationStore {
  async get(member: string): Promise<DefaultTemplates> {
    const keys = [null, member].map(whose => defaultTemplateKey(this.organization, whose));
    const items = await this.table.get(keys);
    const [organization, own] = items.map(item => (item ? DefaultTemplate.parse(item) : none));
    return { organization: organization ?? none, own: own ?? none };
  }

  /** @throws version.conflict if the default or the template has changed since it was read */
  async set(
    member: string,
    template: TemplateHead,
    { scope, isDefault, defaultVersion }: { scope: DefaultScope; isDefault: boolean; defaultVersion: number },
  ): Promise<DefaultTemplates> {
    const before = await this.get(member);
    const record: DefaultTemplate = {
      templateId: isDefault ? template.id : null,
      version: defaultVersion + 1,
    };
    const key = defaultTemplateKey(this.organization, scope === 'organization' ? null : member);
    const writes: Write[] = [
      {
        put: { ...key, kind: 'default-template', ...record },
        when: defaultVersion === 0 ? isAbsent : hasVersion(defaultVersion),
        onConditionFailed: () => new AppError('version.conflict'),
      },
      {
        check: templateKey(this.organization, template.id),
        when: hasVersion(template.version),
        onConditionFailed: () => new AppError('version.conflict'),
      },
    ];
    const act = { act: 'template.default-set', record: template.id, detail: { scope } };
    return this.commit(act, writes, { ...before, [scope]: record });
  }
}
