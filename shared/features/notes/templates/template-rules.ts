import type { Role } from '../../../core/permissions.ts';
import { picturesOf } from '../../../core/rich-document/walk-document.ts';
import type { TemplateFields, TemplateHead } from './schema.ts';

/** The author may change a template; admins may change a shared one. */
export const mayChangeTemplate = (
  { author, isPublic }: Pick<TemplateHead, 'author' | 'isPublic'>,
  person: { id: string; role: Role },
): boolean => author.id === person.id || (isPublic && person.role === 'admin');

/** The files of a template's pictures, without duplicates. */
export const filesOfTemplate = ({ picture, body }: Pick<TemplateFields, 'picture' | 'body'>) => [
  ...new Set([...(picture ? [picture.fileId] : []), ...picturesOf(body)]),
];
