import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleFunction, listEntries } from '../../lib/build/bundle-functions.ts';
import { type BundleSize, measureBundle } from '../../lib/build/measure-bundle.ts';

/** Bytes loaded before a Lambda can answer, and for the first call of a noun. */
const startBar = 450_000;
const nounBar = 60_000;

/** Nouns that may weigh more, and why. */
const heavier: Record<string, { bytes: number; why: string }> = {
  cases: { bytes: 700_000, why: 'pinyin, Chinese scripts and phone numbers' },
  locations: { bytes: 120_000, why: 'names of states' },
};

const nounOf = (source: string): string => /^functions\/([^/]+)\//.exec(source)?.[1] ?? '';
const barOf = (source: string): number => heavier[nounOf(source)]?.bytes ?? nounBar;

const entries = await listEntries();
const sizes = new Map<string, BundleSize>();
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lumitree-bundles-'));
  await Promise.all(
    entries.map(async entry =>
      sizes.set(entry, measureBundle(await bundleFunction(entry, join(folder, entry)))),
    ),
  );
}, 30_000);

afterAll(() => rm(folder, { recursive: true }));

function sizeOf(entry: string): BundleSize {
  const size = sizes.get(entry);
  if (!size) throw new Error(`${entry} was not bundled`);
  return size;
}

test('there is a Lambda for each that the cloud names', () => {
  expect(entries.toSorted()).toEqual(['account', 'api', 'archive', 'cognito', 'events', 'provision']);
});

test.each(entries)('%s starts with at most 450 kB', entry => {
  expect(sizeOf(entry).startBytes).toBeLessThanOrEqual(startBar);
});

test.each(entries)('each noun of %s weighs at most 60 kB, but for those with a reason', entry => {
  const tooHeavy = sizeOf(entry).lazy.filter(
    ({ source, bytes }) => nounOf(source) !== '' && bytes > barOf(source),
  );
  expect(tooHeavy).toEqual([]);
});

test('the data of searching and of countries waits until it is asked for', () => {
  const data = ['country-region-data', 'libphonenumber-js', 'opencc-js', 'pinyin-pro'];
  for (const entry of entries) {
    expect([entry, ...sizeOf(entry).startPackages.filter(name => data.includes(name))]).toEqual([entry]);
  }
});

test.each(entries)('%s and every chunk of it load in Node without anything beside them', async entry => {
  const load = (path: string): Promise<object> => import(/* @vite-ignore */ pathToFileURL(path).href);
  const lambda = await load(join(folder, entry, 'index.mjs'));
  expect(lambda).toHaveProperty('handler', expect.any(Function));
  const chunks = await readdir(join(folder, entry, 'chunks')).catch(() => []);
  for (const chunk of chunks.filter(name => name.endsWith('.mjs')))
    await load(join(folder, entry, 'chunks', chunk));
});
