import { listen } from '../../../lib/local/serve.ts';
import { createSite } from '../../../lib/local/start-product.ts';
import { builtSite } from '../../support/built-site.ts';
import { onePerWorld } from '../../support/world.ts';

let address: Promise<string> | undefined;

/**
 * Serves the pages and the API of the season's product at one address. The address stays the same when the
 * product is restarted, so that browsers keep their data.
 */
export function openSite(): Promise<string> {
  address ??= serve();
  return address;
}

async function serve(): Promise<string> {
  const folder = await builtSite();
  const siteOf = onePerWorld(async ({ backend }) => createSite(backend, folder));
  const { endpoint } = await listen(async (request, response) => (await siteOf())(request, response));
  return endpoint;
}
