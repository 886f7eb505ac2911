import { vi } from 'vitest';
import { createAccount } from '../../functions/lambdas/account.ts';
import { createApi } from '../../functions/lambdas/api.ts';
import { createPdf } from '../../functions/lambdas/pdf.ts';
import { createGateway } from '../../lib/local/gateway/create-gateway.ts';
import { throughSite } from '../../lib/local/gateway/through-site.ts';
import { listen } from '../../lib/local/serve.ts';
import { originSecret } from '../../lib/local/start-backend.ts';
import { openWorld } from './world.ts';

/** A second API in this worker that logs as in AWS. */
export async function openLoudApi() {
  const { backend, now } = await openWorld();
  const loud = { logLevel: 'INFO' };
  const gateway = createGateway({
    authorizer: backend.authorizer,
    lambdas: {
      api: createApi({ ...backend.environmentOf('api'), ...loud }, now),
      account: createAccount({ ...backend.environmentOf('account'), ...loud }, now),
      pdf: createPdf({ ...backend.environmentOf('pdf'), ...loud }, now),
    },
  });
  const server = await listen(throughSite(gateway, originSecret));
  return { api: `${server.endpoint}/api`, close: server.close };
}

/** Runs a function and returns what it wrote to the terminal, which is not shown. */
export async function overhear(run: () => Promise<unknown>): Promise<string[]> {
  const heard: string[] = [];
  const spies = [process.stdout, process.stderr].map(stream =>
    vi.spyOn(stream, 'write').mockImplementation(text => heard.push(String(text)) > 0),
  );
  await run().finally(() => {
    for (const spy of spies) spy.mockRestore();
  });
  return heard;
}
