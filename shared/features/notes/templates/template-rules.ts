import type { Locale } from '../../../core/fields.ts';
import type { Role } from '../../../core/permissions.ts';
import { languageOfText } from '../../../core/rich-document/language-of-text.ts';
import { picturesOf } from '../../../core/rich-document/walk-document.ts';
import type { TemplateFields, TemplateHead } from './schema.ts';

/** Whether a person may change a template: its author may, and admins may if it is shared. */
export const mayChangeTemplate = (
  { author, isPublic }: Pick<TemplateHead, 'author' | 'isPublic'>,
  person: { id: string; role: Role },
): boolean => author.id === person.id || (isPublic && person.role === 'admin');

/** Without duplicates. */
export const filesOfTemplate = ({ picture, body }: Pick<TemplateFields, 'picture' | 'body'>) => [
  ...new Set([...(picture ? [picture.fileId] : []), ...picturesOf(body)]),
];

/** Templates with a name in one language first, otherwise in their order. */
export const inLanguageFirst = <Template extends Pick<TemplateFields, 'name'>>(
  templates: readonly Template[],
  language: Locale,
): Template[] => {
  const rank = ({ name }: Template) => (languageOfText(name) === language ? 0 : 1);
  return templates.toSorted((one, other) => rank(one) - rank(other));
};
