import { sniffType } from '../../../../shared/core/sniff-type.ts';
import type { Attachment } from '../../../../shared/features/notes/attachments/schema.ts';
import type { LetterTexts } from '../../../../shared/features/notes/letters/letter-texts.ts';
import { imageSize } from '../../../platform/files/image-size.ts';
import type { Block } from '../../../platform/pdf/document.ts';
import { contentWidth } from '../../../platform/pdf/layout-document.ts';
import type { PdfsStore } from '../../../platform/pdf/pdfs-store.ts';
import { mutedColor } from '../../../platform/pdf/report-frame.ts';

/** Maximum height of a picture on its own page with a caption, in points. */
const maxPictureHeight = 540;

interface AttachmentBlocks {
  list: Block[];
  pages: Block[];
}

export async function attachmentBlocks(
  attachments: readonly Attachment[],
  texts: LetterTexts,
  pdfs: PdfsStore,
): Promise<AttachmentBlocks> {
  const appended = attachments.filter(({ isAppended }) => isAppended);
  const read = appended.map(async attachment => {
    const bytes = await pdfs.attachedFile('note-attachment', attachment.fileId);
    return bytes ? { name: attachment.caption || attachment.name, pages: attachment.pages ?? 1, bytes } : [];
  });
  const files = (await Promise.all(read)).flat();
  if (files.length === 0) return { list: [], pages: [] };
  const lines = files.map(({ name, pages }, index) => ({
    label: `${index + 1}.`,
    blocks: [{ kind: 'paragraph' as const, text: texts.pagesOf(name, pages) }],
  }));
  return {
    list: [
      { kind: 'space', height: 12 },
      { kind: 'paragraph', text: texts.attachments, color: mutedColor },
      { kind: 'list', numbering: 'Decimal', items: lines },
    ],
    pages: files.flatMap(file => pagesOf(file, texts)),
  };
}

function pagesOf(
  { name, pages, bytes }: { name: string; pages: number; bytes: Uint8Array },
  texts: LetterTexts,
): Block[] {
  const type = sniffType(bytes);
  if (type === 'application/pdf')
    return [{ kind: 'appended-pdf', bytes, pages, alt: page => texts.pageOf(name, page) }];
  const size = type === 'image/png' || type === 'image/jpeg' ? imageSize(bytes, type) : undefined;
  if (!size || (type !== 'image/png' && type !== 'image/jpeg')) return [];
  const scale = Math.min(1, contentWidth / size.width, maxPictureHeight / size.height);
  const box = { width: size.width * scale, height: size.height * scale };
  return [
    { kind: 'page-break' },
    { kind: 'heading', level: 2, text: name, size: 12 },
    { kind: 'space', height: 8 },
    { kind: 'image', alt: name, bytes, type, ...box },
  ];
}
