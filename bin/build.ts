import { writeFileSync } from 'node:fs';
import { buildWeb } from '../lib/build/build-web.ts';
import { bundleFunctions } from '../lib/build/bundle-functions.ts';
import { measureBundle } from '../lib/build/measure-bundle.ts';
import { pageWeights, pageWeightsFile, pageWeightsTable } from '../lib/build/page-weights.ts';
import { bundledPackagesFile } from '../lib/build/paths.ts';
import {
  putFunctionMapsAside,
  putWebMapsAside,
  releaseMapsFolder,
  removeOtherReleases,
} from '../lib/build/source-maps/move-source-maps.ts';
import { packagesInBundle } from '../lib/build/supply-chain/packages-in-bundle.ts';
import { readLockfile } from '../lib/build/supply-chain/read-lockfile.ts';

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(0)} kB`;
const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

async function buildFunctions(): Promise<void> {
  const since = performance.now();
  const bundles = await bundleFunctions();
  for (const [entry, metafile] of bundles) {
    const { startBytes, lazy } = measureBundle(metafile);
    const later = lazy.length > 0 ? `, and ${lazy.length} chunks loaded when asked for` : '';
    console.log(`dist/functions/${entry}: ${kilobytes(startBytes)} at start${later}`);
  }
  listContents(bundles);
  console.log(`${releaseMapsFolder()}: ${await putFunctionMapsAside()} source maps of Lambdas`);
  console.log(
    `${bundles.size} Lambdas bundled in ${seconds(since)}; what is in them: dist/functions/contents.json`,
  );
}

/** Writes a list of the npm packages in each Lambda. It shows which Lambdas a vulnerable package affects. */
function listContents(bundles: Awaited<ReturnType<typeof bundleFunctions>>): void {
  const pinned = readLockfile();
  const contents = [...bundles].map(([entry, metafile]) => [
    entry,
    packagesInBundle(metafile, pinned).map(({ name, version, licence }) => ({ name, version, licence })),
  ]);
  writeFileSync(bundledPackagesFile, `${JSON.stringify(Object.fromEntries(contents), null, 2)}\n`);
}

async function buildSite(): Promise<void> {
  const since = performance.now();
  process.env.SOURCE_MAPS = '1';
  await buildWeb();
  console.log(`dist/web: built in ${seconds(since)}`);
  writeFileSync(pageWeightsFile, pageWeightsTable(pageWeights()));
  console.log(`${releaseMapsFolder()}: ${await putWebMapsAside()} source maps of pages`);
}

const parts: Record<string, () => Promise<void>> = { functions: buildFunctions, web: buildSite };
const chosen = process.argv.slice(2);
const unknown = chosen.filter(name => !(name in parts));

if (unknown.length > 0) {
  console.error(`Nothing here is called ${unknown.join(', ')}. Usage: npm run build [-- functions | web]`);
  process.exitCode = 1;
} else {
  try {
    await removeOtherReleases();
    for (const name of chosen.length > 0 ? chosen : Object.keys(parts)) await parts[name]?.();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
