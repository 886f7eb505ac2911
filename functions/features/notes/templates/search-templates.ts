import type { templates } from '../../../../shared/features/notes/templates/endpoints.ts';
import type { TemplateHead, TemplateRow } from '../../../../shared/features/notes/templates/schema.ts';
import type { Handler } from '../../../composition/context.ts';
import { cursorPage } from '../../../platform/http/pagination.ts';
import { DefaultTemplatesStore } from './default-templates-store.ts';
import { TemplatesStore } from './templates-store.ts';

export const searchTemplates: Handler<typeof templates.searchTemplates> = async (
  { text, owner },
  { actor, openStore },
) => {
  const [all, defaults] = await Promise.all([
    openStore(TemplatesStore).list(),
    openStore(DefaultTemplatesStore).get(actor.id),
  ]);
  const needle = text.toLocaleLowerCase();
  const isOwn = ({ author }: TemplateHead) => author.id === actor.id;
  const isWanted = (template: TemplateHead) =>
    (owner === 'all' || (owner === 'mine' ? isOwn(template) : template.isPublic)) &&
    `${template.name}\n${template.description}`.toLocaleLowerCase().includes(needle);
  const rows = all
    .filter(template => isOwn(template) || template.isPublic)
    .filter(isWanted)
    .toSorted((one, other) => lastUsed(other).localeCompare(lastUsed(one)) || other.id.localeCompare(one.id))
    .map(
      ({ files: _, removedAt: __, ...template }): TemplateRow => ({
        ...template,
        isOrganizationDefault: template.isPublic && defaults.organization.templateId === template.id,
        isOwnDefault: defaults.own.templateId === template.id,
      }),
    );
  return cursorPage(rows, { page: 1, perPage: rows.length, next: null, total: rows.length });
};

const lastUsed = ({ lastUsedAt, updatedAt }: TemplateHead) => lastUsedAt ?? updatedAt;
