import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as z from 'zod';

const cwd = import.meta.dirname;

/** What reads a document of each kind, in its newest format: `schema.ts` beside the fixtures of the kind. */
export const recordSchemas: Record<string, z.ZodType> = Object.fromEntries(
  await Promise.all(
    globSync('*/schema.ts', { cwd })
      .sort()
      .map(async file => {
        const url = pathToFileURL(`${cwd}/${file}`).href;
        const { schema } = (await import(/* @vite-ignore */ url)) as { schema: z.ZodType };
        return [basename(dirname(file)), schema] as const;
      }),
  ),
);
