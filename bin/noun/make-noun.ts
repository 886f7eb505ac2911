import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { budgetsFile, budgetsOf } from './budgets.ts';
import { insert } from './insertion.ts';
import { insertionsFor } from './insertions.ts';
import { addToManifest } from './manifest.ts';
import type { NounNames } from './names.ts';
import { absolute, manifestOf, missingFeatureFiles, read, templateFiles } from './plan.ts';
import { addWriters, writersFile } from './writers.ts';

export function write(file: string, text: string): string {
  mkdirSync(dirname(absolute(file)), { recursive: true });
  writeFileSync(absolute(file), text);
  return file;
}

export const writeJson = (file: string, content: unknown): string =>
  write(file, `${JSON.stringify(content, null, 2)}\n`);

/** Writes all files of a new kind of record. @returns the written files */
export function makeNoun(names: NounNames): string[] {
  const missing = missingFeatureFiles(names);
  const insertions = [...missing.flatMap(({ listed }) => listed), ...insertionsFor(names)];
  const own = templateFiles(names);
  const manifest = manifestOf(names);
  const files = [...missing, ...own].map(({ file, text }) => write(file, text));
  for (const insertion of insertions)
    files.push(write(insertion.file, insert(read(insertion.file), insertion)));
  files.push(write(manifest, addToManifest(read(manifest), names)));
  files.push(writeJson(budgetsFile, { ...JSON.parse(read(budgetsFile)), ...budgetsOf(names) }));
  files.push(writeJson(writersFile, addWriters(JSON.parse(read(writersFile)), names)));
  return [...new Set(files)];
}
