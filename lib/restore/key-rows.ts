import { globSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { KeyRow } from '../../functions/platform/storage/keys.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The files with functions that build keys: those of the platform first, then those of the features. */
export const keyFiles: string[] = ['functions/platform/**/*keys.ts', 'functions/features/*/*keys.ts'].flatMap(
  pattern => globSync(pattern, { cwd: root }).sort(),
);

export type KeyModule = { keyRows: KeyRow[] } & Record<string, unknown>;

export const keyModules: [file: string, contents: KeyModule][] = await Promise.all(
  keyFiles.map(async (file): Promise<[string, KeyModule]> => {
    const url = pathToFileURL(`${root}${file}`).href;
    return [file, (await import(/* @vite-ignore */ url)) as KeyModule];
  }),
);

/** All rows of the data model's diagram: one for each kind of record in the table. */
export const keyRows: KeyRow[] = keyModules.flatMap(([, { keyRows }]) => keyRows);
