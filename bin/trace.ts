/**
 * `npm run trace -- [--release 26-11-22-1834] [--lambda api] [stack]` shows where in the source a
 * failure was: of lines of a Lambda's log, or a stack. Without a stack it reads what is pasted or piped in.
 * The source maps are those in `dist/maps`: `npm run build` puts them there, and those of each release lie in the
 * bucket of source maps.
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
