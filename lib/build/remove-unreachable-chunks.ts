import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Metafile } from 'esbuild';
import { projectFolder } from './paths.ts';

/**
 * Removes chunks that nothing loads. esbuild writes a chunk for every `import()`, even if it has left out the
 * module with the `import()`. Such a chunk would be uploaded, and each change of it would change the Lambda.
 */
export async function removeUnreachableChunks({ outputs }: Metafile): Promise<void> {
  const reached = reachableFromEntry(outputs);
  const dropped = Object.keys(outputs).filter(path => !reached.has(path.replace(/\.map$/, '')));
  for (const path of dropped) {
    await rm(join(projectFolder, path));
    delete outputs[path];
  }
}

function reachableFromEntry(outputs: Metafile['outputs']): Set<string> {
  const reached = new Set<string>();
  const waiting = Object.keys(outputs).filter(path => path.endsWith('/index.mjs'));
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    waiting.push(...(outputs[path]?.imports ?? []).map(imported => imported.path));
  }
  return reached;
}
