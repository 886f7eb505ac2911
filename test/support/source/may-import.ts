import { awsPackages, type Layer, layers, onlyLoadedLater } from '../../../lib/build/import-rules.ts';

export interface ImportedFile {
  name: string;
  path: string | undefined;
  kind: 'value' | 'type' | 'dynamic';
}

/** Whether the file `from` may import this file or package. A file outside all layers may import nothing. */
export function mayImport(from: string, { name, path: to, kind }: ImportedFile): boolean {
  const layer = layerOf(from);
  if (layer === undefined) return false;
  if (to === undefined) return layer.aws === true || !awsPackages.some(files => matches(files, name));
  if (layer.may === 'everything') return true;
  if (kind !== 'dynamic' && matches(onlyLoadedLater, to)) return false;
  if (to.startsWith(`${groupOf(layer, from)}/`)) return true;
  return layer.may.some(({ files, only }) => matches(files, to) && (only === undefined || only === kind));
}

/** The layer with the longest folder that contains the file. */
export function layerOf(path: string): Layer | undefined {
  return layers
    .filter(({ folder }) => matches(`${folder}/**`, path))
    .toSorted((a, b) => b.folder.length - a.folder.length)[0];
}

/** Folder of the group to which a file belongs: the layer's folder, with the actual name instead of `*`. */
export function groupOf({ folder }: Layer, path: string): string {
  return path.split('/').slice(0, folder.split('/').length).join('/');
}

/** Whether a path matches a pattern: `*` matches a name or part of it, `**` matches any path below. */
function matches(pattern: string, path: string): boolean {
  const source = pattern
    .replaceAll('.', '\\.')
    .replaceAll('**/', '<any folders>')
    .replaceAll('**', '.+')
    .replaceAll('*', '[^/]*')
    .replaceAll('<any folders>', '(?:.+/)?');
  return new RegExp(`^${source}$`).test(path);
}
