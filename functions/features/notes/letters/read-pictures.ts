import type { PurposeName } from '../../../../shared/core/file-purposes.ts';
import { sniffType } from '../../../../shared/core/sniff-type.ts';
import type { PdfsStore } from '../../../platform/pdf/pdfs-store.ts';
import type { PictureBytes } from '../../../platform/pdf/rich-document-blocks.ts';

/** Contents of attached pictures by file id, without missing files. */
export async function readPictures(
  pdfs: PdfsStore,
  purpose: PurposeName,
  fileIds: readonly string[],
): Promise<Map<string, PictureBytes>> {
  const pictures = new Map<string, PictureBytes>();
  for (const fileId of fileIds) {
    const bytes = await pdfs.attachedFile(purpose, fileId);
    const type = bytes && sniffType(bytes);
    if (bytes && (type === 'image/png' || type === 'image/jpeg')) pictures.set(fileId, { bytes, type });
  }
  return pictures;
}
