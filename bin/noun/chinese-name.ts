import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../lib/build/paths.ts';

/** The Simplified Chinese term that the glossary has for a kind of record; `记录` (record) if it has none. */
export function chineseName(singular: string): string {
  const english = singular.replaceAll('-', ' ');
  const glossary = readFileSync(join(projectFolder, 'docs/glossary.md'), 'utf8');
  const row = glossary
    .split('\n')
    .map(line => line.split('|').map(cell => cell.trim()))
    .find(([, terms = '']) => terms.split(' / ').includes(english));
  return row?.[2]?.split(' / ')[0] ?? '记录';
}
