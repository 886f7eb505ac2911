import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../../lib/build/paths.ts';

export const handbookFolder = join(projectFolder, 'docs/handbook');

/** The files of the handbook in a language, by name without extension. */
export function handbookFiles(lang: 'en' | 'zh'): Record<string, string> {
  const folder = join(handbookFolder, lang);
  const names = readdirSync(folder).sort();
  return Object.fromEntries(
    names.map(name => [name.replace(/\.md$/, ''), readFileSync(join(folder, name), 'utf8')]),
  );
}
