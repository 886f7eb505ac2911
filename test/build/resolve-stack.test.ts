import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moveSourceMaps } from '../../lib/build/source-maps/move-source-maps.ts';
import { type ReadMap, resolveStack } from '../../lib/build/source-maps/resolve-stack.ts';

const source = `interface Eye { side: string }
const eyes: Eye[] = [{ side: 'right' }];

export function lookAt(side: string): Eye {
  const found = eyes.find(eye => eye.side === side);
  if (!found) throw new Error('no such eye');
  return found;
}
`;

let folder = '';
const maps: Record<string, string> = {};
const readMap: ReadMap = async path => maps[path];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lumitree-maps-'));
  await writeFile(join(folder, 'look-at.ts'), source);
  await build({
    absWorkingDir: folder,
    entryPoints: { index: 'look-at.ts' },
    outdir: join(folder, 'out'),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    minify: true,
    sourcemap: 'external',
  });
  expect(await moveSourceMaps(join(folder, 'out'), join(folder, 'maps'))).toBe(1);
  const map = await readFile(join(folder, 'maps/index.mjs.map'), 'utf8');
  Object.assign(maps, { 'functions/api/index.mjs.map': map, 'web/assets/look-Ab_1-x.js.map': map });
});
afterAll(() => rm(folder, { recursive: true }));

/**
 * Returns a line of the stack trace of an error in the minified program, in which `place` replaces the path
 * of the program.
 */
async function failAt(place: string): Promise<string> {
  const { lookAt } = (await import(join(folder, 'out/index.mjs'))) as Record<string, (side: string) => never>;
  try {
    lookAt?.('third');
  } catch (error) {
    const [, line = ''] = String((error as Error).stack).split('\n');
    return line.replace(/(file:\/\/)?\S*index\.mjs/, place).replace(/\(?$/, '');
  }
  throw new Error('it did not fail');
}

test('the source maps of a build are stored outside the uploaded folder', async () => {
  expect(await readdir(join(folder, 'out'))).toEqual(['index.mjs']);
});

test('the stack trace of an error in a Lambda is mapped to source positions', async () => {
  const stack = `Error: no such eye\n${await failAt('file:///var/task/index.mjs')}`;
  expect(await resolveStack(stack, readMap, 'api')).toMatch(/^Error: no such eye\n.*look-at\.ts:6:\d+/);
});

test('a log line of a Lambda is mapped to the source positions of that Lambda', async () => {
  const at = [await failAt('/var/task/index.mjs')];
  const line = JSON.stringify({ level: 'ERROR', service: 'api', at });
  expect(await resolveStack(line, readMap)).toMatch(/look-at\.ts:6:\d+/);
});

test('the stack trace of an error in a page is mapped to source positions', async () => {
  const frame = await failAt('https://clinic.example/assets/look-Ab_1-x.js');
  expect(await resolveStack(frame, readMap)).toMatch(/look-at\.ts:6:\d+/);
});

test('a stack position without a source map is left unchanged', async () => {
  const frames = '    at lookAt (/var/task/chunks/other-XYZ.mjs:1:20)\n    at node:internal/process:1:2';
  expect(await resolveStack(frames, readMap, 'api')).toBe(frames);
  const ofAnother = await failAt('/var/task/index.mjs');
  expect(await resolveStack(ofAnother, readMap, 'pdf')).toBe(ofAnother);
});
