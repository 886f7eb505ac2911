import type { Note } from '../../../../shared/features/notes/notes/schema.ts';
import { DocumentView } from '../../../ui/rich-text/document-view.tsx';

interface NotePictureProps {
  note: Pick<Note, 'picture'>;
  pictures: ReadonlyMap<string, string>;
}

export function NotePicture({ note: { picture }, pictures }: NotePictureProps) {
  if (!picture) return null;
  const { fileId, alt } = picture;
  const content = [{ type: 'image' as const, attrs: { fileId, alt, caption: '' } }];
  return <DocumentView document={{ type: 'doc', content }} pictures={pictures} fieldOf={() => ''} />;
}
