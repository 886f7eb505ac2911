import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { projectFolder } from '../../lib/build/paths.ts';
import { budgetsFile, budgetsOf } from './budgets.ts';
import { featureFiles } from './feature-files.ts';
import { isSameButLayout, takeOut } from './insertion.ts';
import { insertionsFor } from './insertions.ts';
import { write, writeJson } from './make-noun.ts';
import { removeFromManifest } from './manifest.ts';
import { type NounNames, variableOf } from './names.ts';
import { absolute, exists, manifestOf, read, templateFiles } from './plan.ts';
import { removeWriters, writersFile } from './writers.ts';

/** File with a hash of the schema of each kind of stored record. */
const knownSchemas = 'test/formats/schemas.json';

/** The names of a kind of record that `npm run new` created; undefined if it did not create this kind. */
export function recognizeNoun(feature: string, singular: string): NounNames | undefined {
  const list = `web/features/${feature}/*/${singular}-list.tsx`;
  const [file] = globSync(list, { cwd: projectFolder });
  if (!file || !exists(`functions/features/${feature}/${singular}-keys.ts`)) return undefined;
  const plural = basename(dirname(file));
  const catalogue = `web/platform/i18n/zh/${variableOf(plural)}.json`;
  return {
    feature,
    singular,
    plural,
    isCaseChild: exists(`web/features/${feature}/${plural}/${plural}-tab.tsx`),
    chinese: exists(catalogue) ? JSON.parse(read(catalogue)).title : plural,
  };
}

/** Removes a kind of record from the source. @returns the changed files that still exist */
export function removeNoun(names: NounNames): string[] {
  const changed = new Set<string>();
  const change = (file: string, text: string) => changed.add(write(file, text));
  const own = templateFiles(names);
  for (const insertion of insertionsFor(names).reverse())
    change(insertion.file, takeOut(read(insertion.file), insertion));
  const manifest = manifestOf(names);
  change(manifest, removeFromManifest(read(manifest), names));
  changed.add(writeWithout(budgetsFile, Object.keys(budgetsOf(names))));
  changed.add(writeJson(writersFile, removeWriters(JSON.parse(read(writersFile)), names)));
  changed.add(writeWithout(knownSchemas, [names.plural]));
  for (const { file } of own) removeFile(file);
  for (const { file, text, listed } of featureFiles(names)) {
    const rest = takeOut(read(file), { text });
    if (rest === read(file)) continue;
    if (rest.trim() === '' || !/export/.test(rest)) {
      removeFile(file);
      changed.delete(file);
    } else change(file, rest);
    for (const insertion of listed) change(insertion.file, takeOut(read(insertion.file), insertion));
  }
  return [...changed];
}

function writeWithout(file: string, keys: string[]): string {
  const content: Record<string, unknown> = JSON.parse(read(file));
  return writeJson(file, Object.fromEntries(Object.entries(content).filter(([key]) => !keys.includes(key))));
}

/** Files that are left in the folders of a removed noun, because `npm run new` did not create them. */
export function leftovers({ feature, plural }: NounNames): string[] {
  const folders = [`{shared,functions,web,test}/features/${feature}/${plural}`, `test/formats/${plural}`];
  return folders.flatMap(folder => globSync(`${folder}/**/*.*`, { cwd: projectFolder }));
}

/** Restores the committed text of files that differ from it only in spaces and line breaks. */
export function restoreLayout(files: string[]): void {
  for (const file of files) {
    const committed = committedText(file);
    if (committed !== undefined && isSameButLayout(committed, read(file))) write(file, committed);
  }
}

function committedText(file: string): string | undefined {
  try {
    return execFileSync('git', ['show', `HEAD:./${file}`], {
      cwd: projectFolder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}

function removeFile(file: string): void {
  rmSync(absolute(file), { force: true });
  for (let folder = dirname(absolute(file)); existsSync(folder); folder = dirname(folder)) {
    if (readdirSync(folder).length > 0) return;
    rmdirSync(folder);
  }
}
