import { awsPackages, type Layer, layers, onlyLoadedLater } from './import-rules.ts';

/** An import as it stands in a file: of one of our files, by its path from the root, or of a package. */
export interface ImportedFile {
  name: string;
  path: string | undefined;
  kind: 'value' | 'type' | 'dynamic';
}

/** Whether a file may import this. A file of ours in no layer may import nothing. */
export function mayImport(from: string, { name, path: to, kind }: ImportedFile): boolean {
  const layer = layerOf(from);
  if (layer === undefined) return false;
  if (to === undefined) return layer.aws === true || !awsPackages.some(files => matches(files, name));
  if (layer.may === 'everything') return true;
  if (kind !== 'dynamic' && matches(onlyLoadedLater, to)) return false;
  if (to.startsWith(`${groupOf(layer, from)}/`)) return true;
  return layer.may.some(({ files, only }) => matches(files, to) && (only === undefined || only === kind));
}

/** The layer whose folder holds the file and is the longest. */
export function layerOf(path: string): Layer | undefined {
  return layers
    .filter(({ folder }) => matches(`${folder}/**`, path))
    .toSorted((a, b) => b.folder.length - a.folder.length)[0];
}

/** The folder within which the file may import all: that of its layer, with its own name for `*`. */
export function groupOf({ folder }: Layer, path: string): string {
  return path.split('/').slice(0, folder.split('/').length).join('/');
}

/** `*` is anything within one folder, `**` anything below. */
function matches(pattern: string, path: string): boolean {
  const source = pattern
    .replaceAll('.', '\\.')
    .replaceAll('**/', '<any folders>')
    .replaceAll('**', '.+')
    .replaceAll('*', '[^/]*')
    .replaceAll('<any folders>', '(?:.+/)?');
  return new RegExp(`^${source}$`).test(path);
}
