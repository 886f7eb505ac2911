import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { projectFolder } from '../../lib/build/paths.ts';
import { featureFiles } from './feature-files.ts';
import { isSameButLayout, takeOut } from './insertion.ts';
import { insertionsFor } from './insertions.ts';
import { write } from './make-noun.ts';
import { removeFromManifest } from './manifest.ts';
import type { NounNames } from './names.ts';
import { absolute, exists, manifestOf, read, templateFiles } from './plan.ts';
import { centralKeys, removeKey, type Tree } from './texts.ts';

/** Numbers of the schemas of stored records. */
const knownSchemas = 'test/formats/schemas.json';

/** Finds out of which kind a noun is, and what it is called in Chinese. */
export function recognizeNoun(names: NounNames): NounNames {
  const { feature, plural } = names;
  const catalogue = `web/platform/i18n/zh/${plural}.json`;
  return {
    ...names,
    isCaseChild: exists(`web/features/${feature}/${plural}/${plural}-tab.tsx`),
    chinese: exists(catalogue) ? JSON.parse(read(catalogue)).title : plural,
  };
}

/** Takes a noun out of the product. @returns the files that were changed and are still there */
export function removeNoun(names: NounNames): string[] {
  const changed = new Set<string>();
  const change = (file: string, text: string) => changed.add(write(file, text));
  for (const insertion of insertionsFor(names).reverse())
    change(insertion.file, takeOut(read(insertion.file), insertion));
  const manifest = manifestOf(names);
  change(manifest, removeFromManifest(read(manifest), names));
  for (const [file, keys] of Map.groupBy(centralKeys(names), ({ file }) => file)) {
    const tree: Tree = JSON.parse(read(file));
    for (const { key, value } of keys) removeKey(tree, key, value);
    change(file, `${JSON.stringify(tree, null, 2)}\n`);
  }
  const schemas = JSON.parse(read(knownSchemas));
  delete schemas[names.plural];
  change(knownSchemas, `${JSON.stringify(schemas, null, 2)}\n`);
  for (const { file } of templateFiles(names)) removeFile(file);
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

/** Brings back the layout of the last commit where nothing else is different. */
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

/** Removes a file, and folders that are empty then. */
function removeFile(file: string): void {
  rmSync(absolute(file), { force: true });
  for (let folder = dirname(absolute(file)); existsSync(folder); folder = dirname(folder)) {
    if (readdirSync(folder).length > 0) return;
    rmdirSync(folder);
  }
}
