import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { webFolder } from '../../../lib/build/paths.ts';
import { startProduct } from '../../../lib/local/start-product.ts';
import { organizationCallsPerMinute } from '../../../shared/core/limits.ts';
import { builtSite, pageSources } from '../../support/built-site.ts';
import { buildGallerySite } from './gallery-site.ts';
import { isGalleryTurn } from './gallery-test.ts';

/**
 * Factor by which the rate limit is raised, because several tests act as the same person at the same time and
 * never pause.
 */
const speedOfRobots = 10;

/** Builds the pages and at the same time starts the product with its demo, for all page tests. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const [close] = await Promise.all([start(), buildSites()]);
  return close;
}

async function buildSites(): Promise<void> {
  await builtSite();
  if (isGalleryTurn) await buildGallerySite(pageSources);
}

async function start(): Promise<() => Promise<void>> {
  console.log(`pages: seed ${process.env.TEST_SEED}`);
  const folder = mkdtempSync(join(tmpdir(), 'lumitree-pages-'));
  const { ready, close } = await startProduct({
    port: 0,
    folder,
    site: webFolder,
    logLevel: 'ERROR',
    callsAMinute: speedOfRobots * organizationCallsPerMinute,
    onFailure: sentence => {
      throw new Error(sentence);
    },
  });
  process.env.LUMITREE_READY = JSON.stringify(ready);
  return async () => {
    await close();
    rmSync(folder, { recursive: true, force: true });
  };
}
