import { globSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Metafile } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleFunction, listEntries } from '../../lib/build/bundle-functions.ts';
import { type BundleSize, measureBundle } from '../../lib/build/measure-bundle.ts';
import { handlerFile } from '../../lib/build/route-table.ts';
import { checkLicences } from '../../lib/build/supply-chain/check-packages.ts';
import { licenceRules } from '../../lib/build/supply-chain/licences.ts';
import { packagesInBundle } from '../../lib/build/supply-chain/packages-in-bundle.ts';
import { readLockfile } from '../../lib/build/supply-chain/read-lockfile.ts';
import { listen, readBody } from '../../lib/local/serve.ts';
import { apiOperations } from '../../shared/contract.ts';
import { pdf, png } from '../support/file-samples.ts';
import { sampleUpTo } from '../support/sampling/sample-in-turn.ts';
import { largerNouns, otherLambdas } from './noun-exceptions.ts';

/** Maximum bytes that a Lambda loads before it can answer its first request. */
const maxStartBytes = 590_000;
/** Maximum bytes that a Lambda loads for the first request about a noun (a kind of record). */
const maxNounBytes = 60_000;

/** Lambdas that make PDFs; their fonts are stored in files beside the code. */
const drawing = ['jobs', 'pdf'];
const fontLicences = Object.fromEntries(
  Object.entries(licenceRules.exceptions).filter(([name]) => name.startsWith('@expo-google-fonts/')),
);

const nounOf = (source: string): string =>
  /^(?:functions|shared)\/(?:features\/[^/]+|platform)\/([^/]+)\//.exec(source)?.[1] ?? '';
const maxBytesOf = (source: string): number => largerNouns[nounOf(source)]?.bytes ?? maxNounBytes;

/** The Lambdas whose bundles an edit in a feature's folder may change. */
function lambdasServing(folder: string): string[] {
  const answering = apiOperations.filter(call => dirname(handlerFile(call)) === folder);
  return [...answering.map(({ lambda }) => lambda), ...(otherLambdas[basename(folder)] ?? [])];
}

const entries = await listEntries();
const lockfile = readLockfile();
const metafiles = new Map<string, Metafile>();
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lumitree-bundles-'));
  await Promise.all(
    entries.map(async entry => metafiles.set(entry, await bundleFunction(entry, join(folder, entry)))),
  );
}, 300_000);

afterAll(() => rm(folder, { recursive: true }));

function metafileOf(entry: string): Metafile {
  const metafile = metafiles.get(entry);
  if (!metafile) throw new Error(`${entry} was not bundled`);
  return metafile;
}

const sizeOf = ofEntry((entry): BundleSize => measureBundle(metafileOf(entry)));

/** Source files that are included in the upload of a Lambda. */
const sourcesOf = ofEntry((entry): string[] =>
  Object.values(metafileOf(entry).outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([source, { bytesInOutput }]) => (bytesInOutput > 0 ? source : [])),
  ),
);

/** Makes a function compute its result only once per Lambda, because a hundred tests need this result. */
function ofEntry<Value>(find: (entry: string) => Value): (entry: string) => Value {
  const known = new Map<string, Value>();
  return entry => {
    const value = known.get(entry) ?? find(entry);
    known.set(entry, value);
    return value;
  };
}

test('every Lambda that the stack names has an entry file', () => {
  expect(entries.toSorted()).toEqual([
    'account',
    'api',
    'archive',
    'cognito',
    'events',
    'jobs',
    'mail',
    'pdf',
    'provision',
    'public',
    'sanitize',
    'webhooks',
  ]);
});

test.each(entries)('the Lambda %s loads at most 590 kB in two files when it starts', entry => {
  const { startBytes, startFiles } = sizeOf(entry);
  expect(startBytes).toBeLessThanOrEqual(maxStartBytes);
  expect(startFiles).toBeLessThanOrEqual(2);
});

test.each(entries)(
  'in the Lambda %s the code of each kind of record has at most 60 kB, unless an exception is listed with its reason',
  entry => {
    const tooHeavy = sizeOf(entry).lazy.filter(
      ({ source, bytes }) => nounOf(source) !== '' && bytes > maxBytesOf(source),
    );
    expect(tooHeavy).toEqual([]);
  },
);

test('the Lambdas account, api, events and jobs do not load the schema of eye reports at start', () => {
  for (const entry of ['account', 'api', 'events', 'jobs']) {
    const { startSources } = sizeOf(entry);
    expect([
      entry,
      ...startSources.filter(source => source === 'shared/features/eye/eye-reports/schema.ts'),
    ]).toEqual([entry]);
  }
});

test('no Lambda loads the Cognito client at start', () => {
  const opening = entries.filter(entry =>
    sizeOf(entry).startPackages.includes('@aws-sdk/client-cognito-identity-provider'),
  );
  expect(opening).toEqual([]);
});

test('no Lambda loads search and country data at start', () => {
  const data = ['country-region-data', 'libphonenumber-js', 'opencc-js', 'pinyin-pro'];
  for (const entry of entries) {
    expect([entry, ...sizeOf(entry).startPackages.filter(name => data.includes(name))]).toEqual([entry]);
  }
});

test.each(sampleUpTo('lambdas that load', 3, entries))(
  'the bundle of the Lambda %s loads in Node with its chunks and without other files',
  async entry => {
    const load = (path: string): Promise<object> => import(/* @vite-ignore */ pathToFileURL(path).href);
    const lambda = await load(join(folder, entry, 'index.mjs'));
    expect(lambda).toHaveProperty('handler', expect.any(Function));
    const chunks = await readdir(join(folder, entry, 'chunks')).catch(() => []);
    for (const chunk of chunks.filter(name => name.endsWith('.mjs')))
      await load(join(folder, entry, 'chunks', chunk));
  },
  60_000,
);

test('the bundled Lambda named sanitize downloads the file at the URL in its event and uploads the cleaned file', async () => {
  const put: Buffer[] = [];
  const arrived = await png();
  const store = await listen(async (request, response) => {
    if (request.method === 'PUT') put.push((await readBody(request, 1_000_000)) ?? Buffer.alloc(0));
    response.end(request.method === 'GET' ? (request.url === '/pdf' ? pdf() : arrived) : undefined);
  });
  const { handler } = await import(
    /* @vite-ignore */ pathToFileURL(join(folder, 'sanitize', 'index.mjs')).href
  );
  const check = (name: string) =>
    handler({
      source: `${store.endpoint}/${name}`,
      target: `${store.endpoint}/clean`,
      purpose: 'attachment',
    });
  const noPages = { pages: null, problem: null };
  expect(await check('png')).toEqual({ type: 'image/png', width: 8, height: 4, ...noPages });
  expect(await check('pdf')).toMatchObject({ type: 'application/pdf', width: null, height: null });
  expect(put.map(bytes => bytes.toString('latin1', 1, 4))).toEqual(['PNG', 'PDF']);
  await store.close();
});

const nounFolders = globSync('functions/features/*/*/', {
  cwd: fileURLToPath(new URL('../..', import.meta.url)),
});

test('the handler of every endpoint is in the folder of the endpoint’s kind of record', () => {
  expect(nounFolders).toEqual(expect.arrayContaining(apiOperations.map(call => dirname(handlerFile(call)))));
});

test.each(nounFolders)(
  'editing a file in %s changes only the bundles of the Lambdas that use this folder',
  folder => {
    const changed = entries.filter(entry => sourcesOf(entry).some(source => source.startsWith(`${folder}/`)));
    const expected = lambdasServing(folder);
    expect(changed.filter(entry => !expected.includes(entry))).toEqual([]);
  },
);

test('building a Lambda twice gives the same bytes', async () => {
  await bundleFunction('archive', join(folder, 'archive-again'));
  const files = (await readdir(join(folder, 'archive'), { recursive: true })).filter(name =>
    name.endsWith('.mjs'),
  );
  expect(files).toContain('index.mjs');
  for (const file of files) {
    const [once, again] = await Promise.all(
      ['archive', 'archive-again'].map(name => readFile(join(folder, name, file), 'utf8')),
    );
    expect(again === once, file).toBe(true);
  }
});

test.each(entries)(
  'the bundle of the Lambda %s contains no unreachable chunk and no code for tests or stand-ins',
  async entry => {
    const { outputs } = metafileOf(entry);
    const loaded = Object.values(outputs).flatMap(({ imports }) => imports.map(({ path }) => path));
    const orphans = Object.keys(outputs).filter(
      path => /\.mjs$/.test(path) && !path.endsWith('/index.mjs') && !loaded.includes(path),
    );
    expect(orphans).toEqual([]);
    const places = /^(functions|shared|node_modules)\/|^one-lru-cache:/;
    expect(sourcesOf(entry).filter(source => !places.test(source))).toEqual([]);
  },
);

test.each(entries)(
  'the bundle of the Lambda %s contains only runtime packages with permitted licences',
  entry => {
    const carried = packagesInBundle(metafileOf(entry), lockfile);
    expect(carried.length).toBeGreaterThan(0);
    expect(carried.filter(({ isForDevelopment }) => isForDevelopment)).toEqual([]);
    const exceptions = drawing.includes(entry) ? fontLicences : {};
    expect(checkLicences(carried, { ...licenceRules, allowedInTools: [], exceptions })).toEqual([]);
  },
);
