import { AppError } from '../../../../shared/core/errors.ts';
import type { RichDocument } from '../../../../shared/core/rich-document/schema.ts';
import { TemplateBody, TemplateHead } from '../../../../shared/features/notes/templates/schema.ts';
import type { Table } from '../../../platform/storage/table.ts';
import { templateBodyKey, templateKey } from '../template-keys.ts';

/** A template that the caller may use. @throws record.missing */
export async function readTemplate(
  table: Table,
  organization: string,
  id: string,
  reader: string,
): Promise<{ head: TemplateHead; body: RichDocument }> {
  const items = await table.get([templateKey(organization, id), templateBodyKey(organization, id)]);
  const [head, text] = [TemplateHead.safeParse(items[0]).data, TemplateBody.safeParse(items[1]).data];
  const isUsable = head && head.removedAt === null && (head.isPublic || head.author.id === reader);
  if (!isUsable || !text) throw new AppError('record.missing');
  return { head, body: text.body };
}
