/**
 * `npm run new -- rooms room 房间` makes a noun: its folder in every tier with two calls and a page,
 * its catalogues, its test, and its name wherever all nouns are named. The singular may be left out
 * where it is the plural without its s; the Chinese name, where somebody will translate later.
 *
 * Templates and insertions are written for the noun "rooms", which is then replaced.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectFolder } from '../lib/build/paths.ts';
import { type Insertion, insertions } from './noun/insertions.ts';

const templates = join(import.meta.dirname, 'noun/templates');
const [plural = '', singular = plural.replace(/s$/, ''), chinese = plural] = process.argv.slice(2);

const problem = problemWith(plural, singular);
if (problem) {
  console.error(`${problem}\nUsage: npm run new -- NOUNS [NOUN] [中文]`);
  process.exit(1);
}
const files = [...writeTemplates(), ...insertions.map(insert)];
formatAndRegenerate([...new Set(files)]);
console.log(
  `Made ${plural}. Next: npm run check and npm test -- ${plural}; the texts are in web/platform/i18n.`,
);

function problemWith(plural: string, singular: string): string | undefined {
  if (!/^[a-z]+$/.test(plural) || !/^[a-z]+$/.test(singular)) return 'A noun is one lower-case word.';
  if (plural === singular) return 'Singular and plural have to differ.';
  if (existsSync(join(projectFolder, 'shared', plural))) return `There are ${plural} already.`;
  const homeless = insertions.find(({ file, position }) => !position.test(read(file)));
  return homeless && `${homeless.file} has no place any more for: ${homeless.text}`;
}

function read(file: string): string {
  return readFileSync(join(projectFolder, file), 'utf8');
}

function renamed(text: string): string {
  const words: Record<string, string> = {
    rooms: plural,
    room: singular,
    Rooms: capital(plural),
    Room: capital(singular),
    ROOM: singular.toUpperCase(),
    房间: chinese,
  };
  return text.replaceAll(/rooms?|Rooms?|ROOM|房间/g, word => words[word] ?? word);
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function writeTemplates(): string[] {
  return globSync('**/*.txt', { cwd: templates }).map(template => {
    const file = renamed(template.replace(/\.txt$/, ''));
    const path = join(projectFolder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, renamed(readFileSync(join(templates, template), 'utf8')));
    return file;
  });
}

function insert({ file, position, text }: Insertion): string {
  const source = read(file);
  const addition = text.startsWith(' * |') ? padToColumns(renamed(text), source) : renamed(text);
  writeFileSync(
    join(projectFolder, file),
    source.replace(position, () => addition),
  );
  return file;
}

/** A row of the drawing of the table, with cells as wide as the line below its head. */
function padToColumns(row: string, source: string): string {
  const [, dashes = ''] = /^ \* \|(-[-|]+)\|$/m.exec(source) ?? [];
  const widths = dashes.split('|').map(column => column.length);
  const cells = row.trim().slice('* |'.length, -1).split('|');
  const padded = cells.map((cell, index) => ` ${cell}`.padEnd(widths[index] ?? 0));
  return ` * |${padded.join('|')}|\n`;
}

/** Sorts imports, folds lines, and makes anew what is made from source. */
function formatAndRegenerate(files: string[]): void {
  const run = (script: string, ...words: string[]) =>
    execFileSync(process.execPath, [join(projectFolder, script), ...words], {
      cwd: projectFolder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  run('node_modules/@biomejs/biome/bin/biome', 'check', '--write', ...files);
  run('bin/docs.ts');
}
