import { readFileSync } from 'node:fs';
import { filesOfPagesFile } from '../../../lib/build/paths.ts';
import type { FilesOfPages } from '../../../web/build/start-files.ts';

/** Paths of the scripts that the page at `path` loads in addition to those of the page at `after`. */
export function ownScripts(path: string, after: string): string[] {
  const { pages }: FilesOfPages = JSON.parse(readFileSync(filesOfPagesFile, 'utf8'));
  const filesOf = (wanted: string) => pages.find(page => page.path === wanted)?.files ?? [];
  return filesOf(path)
    .filter(name => name.endsWith('.js') && !filesOf(after).includes(name))
    .map(name => `/assets/${name}`);
}
