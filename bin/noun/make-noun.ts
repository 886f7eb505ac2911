import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { insert } from './insertion.ts';
import { insertionsFor } from './insertions.ts';
import { addToManifest } from './manifest.ts';
import type { NounNames } from './names.ts';
import { absolute, manifestOf, missingFeatureFiles, read, templateFiles } from './plan.ts';
import { centralKeys, setKey, type Tree } from './texts.ts';

export function write(file: string, text: string): string {
  mkdirSync(dirname(absolute(file)), { recursive: true });
  writeFileSync(absolute(file), text);
  return file;
}

/** Writes a noun. @returns the files that were written */
export function makeNoun(names: NounNames): string[] {
  const missing = missingFeatureFiles(names);
  const insertions = [...missing.flatMap(({ listed }) => listed), ...insertionsFor(names)];
  const files = missing.map(({ file, text }) => write(file, text));
  for (const { file, text } of templateFiles(names)) files.push(write(file, text));
  for (const insertion of insertions)
    files.push(write(insertion.file, insert(read(insertion.file), insertion)));
  const manifest = manifestOf(names);
  files.push(write(manifest, addToManifest(read(manifest), names)));
  for (const [file, keys] of Map.groupBy(centralKeys(names), ({ file }) => file)) {
    const tree: Tree = JSON.parse(read(file));
    for (const { key, value } of keys) setKey(tree, key, value);
    files.push(write(file, `${JSON.stringify(tree, null, 2)}\n`));
  }
  return [...new Set(files)];
}
