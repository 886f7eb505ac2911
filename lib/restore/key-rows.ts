import { globSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { KeyRow } from '../../functions/platform/storage/key-row.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The files that make keys: the platform's, then those of each feature. */
export const keyFiles: string[] = ['functions/platform/**/*keys.ts', 'functions/features/*/*keys.ts'].flatMap(
  pattern => globSync(pattern, { cwd: root }).sort(),
);

/** What such a file holds: its rows of the drawing, and functions that make keys. */
export type KeyModule = { keyRows: KeyRow[] } & Record<string, unknown>;

export const keyModules: [file: string, contents: KeyModule][] = await Promise.all(
  keyFiles.map(async (file): Promise<[string, KeyModule]> => {
    const url = pathToFileURL(`${root}${file}`).href;
    return [file, (await import(/* @vite-ignore */ url)) as KeyModule];
  }),
);

/** The drawing of the table: every record that there is. */
export const keyRows: KeyRow[] = keyModules.flatMap(([, { keyRows }]) => keyRows);
