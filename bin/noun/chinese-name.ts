import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../lib/build/paths.ts';

/** The glossary's Simplified Chinese term for a noun, or `记录` (record) if there is none. */
export function chineseName(singular: string): string {
  const english = singular.replaceAll('-', ' ');
  const glossary = readFileSync(join(projectFolder, 'docs/glossary.md'), 'utf8');
  const row = glossary
    .split('\n')
    .map(line => line.split('|').map(cell => cell.trim()))
    .find(([, terms = '']) => terms.split(' / ').includes(english));
  return row?.[2]?.split(' / ')[0] ?? '记录';
}
