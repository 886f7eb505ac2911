import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DemoFeature } from './demo-client.ts';

const cwd = import.meta.dirname;

const found = new Map(
  await Promise.all(
    globSync('*/demo.ts', { cwd })
      .sort()
      .map(async file => {
        const url = pathToFileURL(`${cwd}/${file}`).href;
        const { demo } = (await import(/* @vite-ignore */ url)) as { demo: DemoFeature };
        return [basename(dirname(file)), demo] as const;
      }),
  ),
);

/** All demo records. Each folder comes after the folders that it needs. */
export const demoFeatures: DemoFeature[] = [...new Set([...found.keys()].flatMap(withNeeds))].flatMap(
  name => found.get(name) ?? [],
);

function withNeeds(name: string): string[] {
  return [...(found.get(name)?.needs ?? []).flatMap(withNeeds), name];
}
