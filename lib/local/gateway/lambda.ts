import type { createApiLambda } from '../../../functions/lambdas/api.ts';

/** A Lambda that answers calls, as the gateway runs it. */
export type HttpLambda = ReturnType<typeof createApiLambda>;
export type HttpEvent = Parameters<HttpLambda>[0];
