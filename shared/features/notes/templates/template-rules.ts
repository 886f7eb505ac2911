import type { Role } from '../../../core/permissions.ts';
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
