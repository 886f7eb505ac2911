import { globSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { KeyRow } from '../../functions/platform/storage/key-row.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The files that build keys: the platform's, then those of each feature. */
export const keyFiles: string[] = ['functions/platform/**/*keys.ts', 'functions/features/*/*keys.ts'].flatMap(
  pattern => globSync(pattern, { cwd: root }).sort(),
);

/** The exports of a key file: its rows of the diagram, and functions that build keys. */
export type KeyModule = { keyRows: KeyRow[] } & Record<string, unknown>;

export const keyModules: [file: string, contents: KeyModule][] = await Promise.all(
  keyFiles.map(async (file): Promise<[string, KeyModule]> => {
    const url = pathToFileURL(`${root}${file}`).href;
    return [file, (await import(/* @vite-ignore */ url)) as KeyModule];
  }),
);

/** The diagram of the table: all kinds of records. */
export const keyRows: KeyRow[] = keyModules.flatMap(([, { keyRows }]) => keyRows);
