import type { TemplateFields } from '../../../../shared/features/notes/templates/schema.ts';
import { filesOfTemplate } from '../../../../shared/features/notes/templates/template-rules.ts';
import type { FilesStore } from '../../../platform/files/files-store.ts';
import type { Write } from '../../../platform/storage/write.ts';

export function pictureWrites(
  files: FilesStore,
  before: readonly string[],
  fields: TemplateFields,
): { writes: Write[]; released: string[] } {
  const after = filesOfTemplate(fields);
  const isHead = (id: string) => fields.picture?.fileId === id;
  const added = after.filter(id => !before.includes(id));
  const released = before.filter(id => !after.some(kept => kept === id));
  return {
    released,
    writes: [
      ...added.map(id =>
        files.attachWrite(id, { purpose: 'template-picture', field: isHead(id) ? 'picture' : 'body' }),
      ),
      ...released.map(id => files.deleteWrite(id)),
    ],
  };
}
