/**
 * `npm run trace -- [--release 26-11-22-1834] [--lambda api] [stack]` shows the source position of a failure,
 * from log lines of a Lambda or from a stack. Without a stack it reads pasted or piped text. It uses the
 * source maps in `dist/maps`, which `npm run build` creates; those of each release are in the source map
 * bucket.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { appVersion } from '../lib/build/app-version.ts';
import { mapsFolder } from '../lib/build/paths.ts';
import { type ReadMap, resolveStack } from '../lib/build/source-maps/resolve-stack.ts';

const { values, positionals } = parseArgs({
  options: { release: { type: 'string' }, lambda: { type: 'string' } },
  allowPositionals: true,
});
const release = values.release ?? appVersion();

const fromFolder: ReadMap = path =>
  readFile(join(mapsFolder, release, path), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });

const stack = positionals.length > 0 ? positionals.join('\n') : await text(process.stdin);
const resolved = await resolveStack(stack, fromFolder, values.lambda);
console.log(resolved);
if (resolved.trim() === stack.trim()) {
  console.error(
    `Nothing was found in the source maps of ${release}: fetch them from the bucket of source maps, or run npm run build at that commit; a stack of a Lambda without its log line needs --lambda.`,
  );
  process.exitCode = 1;
}
