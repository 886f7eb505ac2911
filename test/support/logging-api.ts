import { vi } from 'vitest';
import { createAccountLambda } from '../../functions/lambdas/account.ts';
import { createApiLambda } from '../../functions/lambdas/api.ts';
import { createPdfLambda } from '../../functions/lambdas/pdf.ts';
import { createPublicLambda } from '../../functions/lambdas/public.ts';
import { addOriginSecret } from '../../lib/local/gateway/add-origin-secret.ts';
import { createGateway } from '../../lib/local/gateway/create-gateway.ts';
import { listen } from '../../lib/local/serve.ts';
import { originSecret } from '../../lib/local/start-backend.ts';
import { openWorld } from './world.ts';

/** Starts a second API in this test worker, which logs as in AWS. */
export async function startLoggingApi() {
  const { backend, now } = await openWorld();
  const loud = { logLevel: 'INFO' };
  const gateway = createGateway({
    authorizer: backend.authorizer,
    lambdas: {
      api: createApiLambda({ ...backend.environmentOf('api'), ...loud }, now),
      account: createAccountLambda({ ...backend.environmentOf('account'), ...loud }, now),
      public: createPublicLambda({ ...backend.environmentOf('public'), ...loud }, now),
      pdf: createPdfLambda({ ...backend.environmentOf('pdf'), ...loud }, now),
    },
  });
  const server = await listen(addOriginSecret(gateway, originSecret));
  return { api: `${server.endpoint}/api`, close: server.close };
}

/** Runs a function and returns what it wrote to the terminal, which is not shown. */
export async function captureOutput(run: () => Promise<unknown>): Promise<string[]> {
  const heard: string[] = [];
  const spies = [process.stdout, process.stderr].map(stream =>
    vi.spyOn(stream, 'write').mockImplementation(text => heard.push(String(text)) > 0),
  );
  await run().finally(() => {
    for (const spy of spies) spy.mockRestore();
  });
  return heard;
}
