import { type FileType, fileTypes } from '../../../shared/core/file-purposes.ts';

/**
 * Content-Disposition of a file: re-encoded images may be shown inline; everything else is
 * downloaded. The extension matches the detected type.
 */
export function dispositionOf({ name, type }: { name: string; type: FileType }): string {
  const [ending] = fileTypes[type];
  const stem = name.replace(/\.[^.]*$/, '') || 'file';
  const isOfType = (fileTypes[type] as readonly string[]).some(ending =>
    name.toLowerCase().endsWith(`.${ending}`),
  );
  const saved = isOfType ? name : `${stem}.${ending}`;
  const plain = saved.replaceAll(/[^\w.() -]/g, '_');
  const encoded = encodeURIComponent(saved.toWellFormed()).replaceAll(/['()*]/g, percent);
  const way = type.startsWith('image/') ? 'inline' : 'attachment';
  return `${way}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

const percent = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
