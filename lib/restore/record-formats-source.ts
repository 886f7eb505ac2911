import { globSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { KeyRow } from '../../functions/platform/storage/keys.ts';
import { formatNamed, type RecordFormat } from '../../functions/platform/storage/record-format.ts';
import { keyRows } from './key-rows.ts';

/**
 * Generated file, with which Lambdas find the format of a document from its key without loading the diagram.
 */
export const recordFormatsFile = 'functions/composition/record-formats.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Keys and kinds of all documents, one per line, as `RecordFormats` needs them. */
export function keyKinds(rows: KeyRow[]): string {
  const lines = rows.flatMap(row =>
    'format' in row ? [`${row.pk} ${row.sk} ${formatNamed(row.format).kind}`] : [],
  );
  return lines
    .map(line => line.replaceAll(/\{\w+\}/g, '*'))
    .sort()
    .join('\n');
}

/** The formats of all kinds of documents, each once. */
export function formatsIn(rows: KeyRow[]): RecordFormat[] {
  const formats = rows.flatMap(row => ('format' in row ? [formatNamed(row.format)] : []));
  return [...new Map(formats.map(format => [format.kind, format])).values()];
}

/**
 * Generates the source of the file. It imports the formats of a kind only if the kind has upgrades, or if its
 * next format can already be read.
 */
export async function recordFormatsSource(): Promise<string> {
  const special = formatsIn(keyRows).filter(
    ({ upgrades, readsUpTo }) => upgrades.length > 0 || readsUpTo !== undefined,
  );
  const imports: string[] = [];
  const names: string[] = [];
  for (const file of globSync('functions/**/formats.ts', { cwd: root }).sort()) {
    const exported = Object.entries((await import(pathToFileURL(root + file).href)) as object);
    const own = exported.filter(([, format]) => special.includes(format)).map(([name]) => name);
    if (own.length > 0)
      imports.push(`import { ${own.join(', ')} } from '../${file.slice('functions/'.length)}';\n`);
    names.push(...own);
  }
  const kinds = `\`${keyKinds(keyRows)}\``;
  const given = names.length > 0 ? `\n  ${kinds},\n  ${listed(names)},\n` : kinds;
  return `// Made by npm run docs from the keys.ts and formats.ts of the features; change it there.
${imports.join('')}import { RecordFormats } from '../platform/storage/record-format.ts';

/** The formats of all documents in the table. */
export const recordFormats = new RecordFormats(${given});
`;
}

/** Length of the longest line that Biome does not break. */
const lineWidth = 110;

function listed(names: string[]): string {
  const line = `[${names.join(', ')}]`;
  return line.length + 3 <= lineWidth ? line : `[\n${names.map(name => `    ${name},\n`).join('')}  ]`;
}
