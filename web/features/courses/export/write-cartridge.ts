import { cartridgeTexts } from '../../../../shared/features/courses/cartridges/cartridge.ts';
import { zipBlob } from '../../../ui/file/zip-blob.ts';
import { endingOf, type WholeCourse } from './read-whole-course.ts';

export function writeCartridge({ course, parts, activities, files }: WholeCourse): Promise<Blob> {
  const media = [...files]
    .filter(([fileId]) => fileId !== course.cover?.fileId)
    .map(([fileId, content]) => ({ fileId, path: `files/${fileId}.${endingOf(content.type)}`, content }));
  const paths = new Map(media.map(({ fileId, path }) => [fileId, path]));
  const texts = cartridgeTexts({ course, parts, activities, files: paths }).map(({ path, text }) => ({
    path,
    content: new Blob([text]),
  }));
  return zipBlob([...texts, ...media]);
}
